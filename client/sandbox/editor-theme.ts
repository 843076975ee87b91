import { useGraphiQL, useGraphiQLActions, useMonaco } from "@graphiql/react"
import type { editor } from "monaco-editor"
import { useEffect, useEffectEvent } from "react"

/** Light, then dark. */
type Shades = [string, string]

const number: Shades = ["#07643f", "#b5cea8"]
const invalid: Shades = ["#b3261e", "#ff8f7d"]

const tokens: [Shades, string][] = [
  [["#3b6636", "#9dc48c"], "comment"],
  [["#4a35c4", "#7fb9ea"], "keyword.gql"],
  [["#00645c", "#4fd6c0"], "type"],
  [["#7a2f8a", "#c9b6ff"], "argument.identifier.gql"],
  [number, "number"],
  [number, "number.hex"],
  [["#655c70", "#e8a2a2"], "annotation"],
  [invalid, "invalid"],
]

const places: [Shades, ...string[]][] = [
  [["#ffffff00", "#ffffff00"], "editor.background", "scrollbar.shadow"],
  [["#5a5468", "#b3abc4"], "editorLineNumber.foreground"],
  [["#0431fa", "#ffd700"], "editorBracketHighlight.foreground1"],
  [["#286a28", "#e79be4"], "editorBracketHighlight.foreground2"],
  [["#7b3814", "#6cc0ff"], "editorBracketHighlight.foreground3"],
  [invalid, "editorBracketHighlight.unexpectedBracket.foreground"],
  [
    ["#ffffff", "#252036"],
    "editorWidget.background",
    "editorHoverWidget.background",
    "editorSuggestWidget.background",
    "menu.background",
    "quickInput.background",
    "input.background",
  ],
  [
    ["#1f1b2e", "#efeaf8"],
    "editorLineNumber.activeForeground",
    "editorWidget.foreground",
    "editorHoverWidget.foreground",
    "editorSuggestWidget.foreground",
    "menu.foreground",
    "quickInput.foreground",
    "quickInputList.focusForeground",
  ],
  [
    ["#5a45b5", "#b8acf5"],
    "focusBorder",
    "textLink.foreground",
    "textLink.activeForeground",
    "editorLink.activeForeground",
    "editorSuggestWidget.selectedForeground",
    "editorSuggestWidget.highlightForeground",
    "editorSuggestWidget.focusHighlightForeground",
    "list.highlightForeground",
    "list.focusHighlightForeground",
    "editorWidget.resizeBorder",
    "pickerGroup.foreground",
    "menu.selectionForeground",
  ],
  [
    ["#5a45b51f", "#b8acf52e"],
    "editorSuggestWidget.selectedBackground",
    "list.hoverBackground",
    "toolbar.hoverBackground",
    "inputOption.hoverBackground",
    "quickInputList.focusBackground",
    "menu.selectionBackground",
  ],
]

/** Monaco's own colours, except those too faint on GraphiQL's grey, and GraphiQL's pink. */
const themeOf = (base: editor.BuiltinTheme, shade: 0 | 1): editor.IStandaloneThemeData => ({
  base,
  inherit: true,
  rules: tokens.map(([shades, token]) => ({ token, foreground: shades[shade] })),
  colors: Object.fromEntries(places.flatMap(([shades, ...names]) => names.map((name) => [name, shades[shade]]))),
})

export const editorThemes = { light: "school-light", dark: "school-dark" }

/** Follows the system's theme unless the user has chosen one. */
export function EditorTheme() {
  const monaco = useMonaco(({ monaco }) => monaco)
  const chosen = useGraphiQL(({ theme }) => theme)
  const { setTheme } = useGraphiQLActions()
  const show = useEffectEvent(() => setTheme(chosen))

  useEffect(() => {
    monaco?.editor.defineTheme(editorThemes.light, themeOf("vs", 0))
    monaco?.editor.defineTheme(editorThemes.dark, themeOf("vs-dark", 1))
    if (monaco) show()
  }, [monaco])

  useEffect(() => {
    const system = matchMedia("(prefers-color-scheme: dark)")
    system.addEventListener("change", show)
    return () => system.removeEventListener("change", show)
  }, [])
  return null
}
