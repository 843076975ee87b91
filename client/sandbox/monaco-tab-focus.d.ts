/** Of Monaco's own files, which have no types: how all editors of a page take the Tab key. */
declare module "monaco-editor/esm/vs/editor/browser/config/tabFocus.js" {
  export const TabFocus: { setTabFocusMode(leaves: boolean): void }
}
