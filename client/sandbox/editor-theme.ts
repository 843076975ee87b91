import { useGraphiQL, useGraphiQLActions, useMonaco } from "@graphiql/react"
import type { editor } from "monaco-editor"
import { useEffect, useEffectEvent } from "react"

type Colours = Record<keyof typeof light, string>

const light = {
  widget: "#ffffff",
  widgetText: "#1f1b2e",
  accent: "#5a45b5",
  behindAccent: "#5a45b51f",
  lineNumber: "#5a5468",
  comment: "#3b6636",
  keyword: "#4a35c4",
  type: "#00645c",
  argument: "#7a2f8a",
  number: "#07643f",
  directive: "#655c70",
  invalid: "#b3261e",
  bracket1: "#0431fa",
  bracket2: "#286a28",
  bracket3: "#7b3814",
}

const dark: Colours = {
  widget: "#252036",
  widgetText: "#efeaf8",
  accent: "#b8acf5",
  behindAccent: "#b8acf52e",
  lineNumber: "#b3abc4",
  comment: "#9dc48c",
  keyword: "#7fb9ea",
  type: "#4fd6c0",
  argument: "#c9b6ff",
  number: "#b5cea8",
  directive: "#e8a2a2",
  invalid: "#ff8f7d",
  bracket1: "#ffd700",
  bracket2: "#e79be4",
  bracket3: "#6cc0ff",
}

/** Monaco's own colours, except those too faint on GraphiQL's grey, and GraphiQL's pink. */
const themeOf = (base: editor.BuiltinTheme, colours: Colours): editor.IStandaloneThemeData => ({
  base,
  inherit: true,
  rules: [
    { token: "comment", foreground: colours.comment },
    { token: "keyword.gql", foreground: colours.keyword },
    { token: "type", foreground: colours.type },
    { token: "argument.identifier.gql", foreground: colours.argument },
    { token: "number", foreground: colours.number },
    { token: "number.hex", foreground: colours.number },
    { token: "annotation", foreground: colours.directive },
    { token: "invalid", foreground: colours.invalid },
  ],
  colors: {
    "editor.background": "#ffffff00",
    "scrollbar.shadow": "#ffffff00",
    "editorLineNumber.foreground": colours.lineNumber,
    "editorLineNumber.activeForeground": colours.widgetText,
    "editorBracketHighlight.foreground1": colours.bracket1,
    "editorBracketHighlight.foreground2": colours.bracket2,
    "editorBracketHighlight.foreground3": colours.bracket3,
    "editorBracketHighlight.unexpectedBracket.foreground": colours.invalid,
    ...named(colours.widget, [
      "editorWidget.background",
      "editorHoverWidget.background",
      "editorSuggestWidget.background",
      "menu.background",
      "quickInput.background",
      "input.background",
    ]),
    ...named(colours.widgetText, [
      "editorWidget.foreground",
      "editorHoverWidget.foreground",
      "editorSuggestWidget.foreground",
      "menu.foreground",
      "quickInput.foreground",
      "quickInputList.focusForeground",
    ]),
    ...named(colours.accent, [
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
    ]),
    ...named(colours.behindAccent, [
      "editorSuggestWidget.selectedBackground",
      "list.hoverBackground",
      "toolbar.hoverBackground",
      "inputOption.hoverBackground",
      "quickInputList.focusBackground",
      "menu.selectionBackground",
    ]),
  },
})

const named = (colour: string, names: string[]) => Object.fromEntries(names.map((name) => [name, colour]))

export const editorThemes = { light: "school-light", dark: "school-dark" }

/** Follows the system's theme unless the user has chosen one. */
export function EditorTheme() {
  const monaco = useMonaco(({ monaco }) => monaco)
  const chosen = useGraphiQL(({ theme }) => theme)
  const { setTheme } = useGraphiQLActions()
  const show = useEffectEvent(() => setTheme(chosen))

  useEffect(() => {
    monaco?.editor.defineTheme(editorThemes.light, themeOf("vs", light))
    monaco?.editor.defineTheme(editorThemes.dark, themeOf("vs-dark", dark))
    if (monaco) show()
  }, [monaco])

  useEffect(() => {
    const system = matchMedia("(prefers-color-scheme: dark)")
    system.addEventListener("change", show)
    return () => system.removeEventListener("change", show)
  }, [])
  return null
}
