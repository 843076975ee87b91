import { TabFocus } from "monaco-editor/esm/vs/editor/browser/config/tabFocus.js"

/** A Tab inserted as text would trap keyboard users in an editor. */
TabFocus.setTabFocusMode(true)
