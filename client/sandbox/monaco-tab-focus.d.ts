/** Monaco has no types for this file: the page-wide behaviour of the Tab key in editors. */
declare module "monaco-editor/esm/vs/editor/browser/config/tabFocus.js" {
  export const TabFocus: { setTabFocusMode(tabFocusMode: boolean): void }
}
