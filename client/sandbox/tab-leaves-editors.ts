import { TabFocus } from "monaco-editor/esm/vs/editor/browser/config/tabFocus.js"

/** The Tab key moves the focus: inserted as text, it would trap keyboard users in an editor. */
TabFocus.setTabFocusMode(true)
