/** A browser, driven by its own protocol. */
export interface Engine {
  open(url: string): Promise<void>
  /** Calls a function, or its source text, in the page. Arguments and result are JSON; awaits a promise. */
  run(work: string | (() => unknown), ...args: unknown[]): Promise<unknown>
  /** Input sources in the words of WebDriver's actions. */
  act(sources: object[]): Promise<void>
  /** Puts files into the first file field of a selector. */
  choose(selector: string, files: string[]): Promise<void>
  /** Shows a word composed by an input method, instead of `replaced` letters before the caret. */
  compose?(word: string, replaced?: number): Promise<void>
  /** Ends the composition with this text. */
  commit?(text: string): Promise<void>
  /** Lines of the console, if the protocol has them. */
  readonly logged: string[]
  close(): Promise<void>
}

/** Keys by WebDriver's code points. */
export const keys = {
  Backspace: "\ue003",
  Tab: "\ue004",
  Enter: "\ue007",
  Shift: "\ue008",
  Control: "\ue009",
  Escape: "\ue00c",
  End: "\ue010",
  Home: "\ue011",
  ArrowLeft: "\ue012",
  ArrowUp: "\ue013",
  ArrowRight: "\ue014",
  ArrowDown: "\ue015",
  Delete: "\ue017",
}

/** A key, or several at once: `Control+End`. */
export function presses(chord: string) {
  const values = chord.split("+").map((name) => keys[name as keyof typeof keys] ?? name)
  const down = values.map((value) => ({ type: "keyDown", value }))
  const up = values.toReversed().map((value) => ({ type: "keyUp", value }))
  return [{ type: "key", id: "keyboard", actions: [...down, ...up] }]
}

/** Letters one after the other, with a pause in milliseconds after each. */
export function types(text: string, pause = 0) {
  const actions = [...text].flatMap((letter) => {
    const value = letter === "\n" ? keys.Enter : letter
    const rest = pause ? [{ type: "pause", duration: pause }] : []
    return [{ type: "keyDown", value }, { type: "keyUp", value }, ...rest]
  })
  return [{ type: "key", id: "keyboard", actions }]
}

export function clicks(x: number, y: number) {
  const actions = [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ]
  return [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]
}
