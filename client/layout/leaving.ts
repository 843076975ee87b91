type Question = () => Promise<boolean>
type OnStep = (event: PopStateEvent) => void

let question: Question | null = null
let onStep: OnStep | null = null

/** Has `mayLeave` ask, until the returned function is called: for a screen with words that are not sent. */
export function askBeforeLeaving(ask: Question): () => void {
  question = ask
  return () => {
    if (question === ask) question = null
  }
}

/** Whether whoever is here wants to go. At once where nothing would be left behind. */
export async function mayLeave(): Promise<boolean> {
  return question ? question() : true
}

/** Called before the router is: a window calls its listeners in the order in which they came. */
export function watchSteps() {
  window.addEventListener("popstate", (event) => onStep?.(event))
}

/** Hears of each step through the browser's history before the router does. */
export function hearStepsFirst(listener: OnStep) {
  onStep = listener
}

let last = 0

/** The number of the history entry on which the browser stands: one more than the last where nobody numbered it yet. */
export function entryNumber(): number {
  return history.state?.idx ?? last + 1
}

/**
 * Numbers the entry that was just arrived at where the router has not: it leaves out those that come from an address
 * typed by hand. So two numbers tell how far apart two entries are, in browsers that do not tell it themselves, too.
 */
export function numberEntry() {
  last = entryNumber()
  if (history.state?.idx !== last) history.replaceState({ ...history.state, idx: last }, "")
}
