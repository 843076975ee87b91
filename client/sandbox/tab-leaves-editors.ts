import { TabFocus } from "monaco-editor/esm/vs/editor/browser/config/tabFocus.js"

/** The Tab key goes on to what comes next: written into the text, it would keep in an editor whoever has no mouse. */
TabFocus.setTabFocusMode(true)
