import { diffArrays } from "diff"

type Word = { node: Text; start: number; end: number; text: string }

/** Comparing two long texts that have nothing in common would take for ever: they stay unmarked then. */
const patienceMs = 500

/** Two texts as HTML, each with a `mark` around the words that the other has not. Fetched when it is needed. */
export function marked(one: string, other: string): [one: string, other: string] {
  const [left, right] = [bodyOf(one), bodyOf(other)]
  const [leftWords, rightWords] = [wordsIn(left), wordsIn(right)]
  const parts = diffArrays(leftWords.map(textOf), rightWords.map(textOf), { timeout: patienceMs })
  if (!parts) return [one, other]

  const onlyLeft = new Set<Word>()
  const onlyRight = new Set<Word>()
  for (const { added, removed, count } of parts) {
    const ofLeft = added ? [] : leftWords.splice(0, count)
    const ofRight = removed ? [] : rightWords.splice(0, count)
    if (removed) for (const word of ofLeft) onlyLeft.add(word)
    if (added) for (const word of ofRight) onlyRight.add(word)
  }
  mark(onlyLeft)
  mark(onlyRight)
  return [left.innerHTML, right.innerHTML]
}

const bodyOf = (html: string) => new DOMParser().parseFromString(html, "text/html").body
const textOf = ({ text }: Word) => text

/** Words, numbers and single signs, in their order; spaces tell nothing. */
function wordsIn(body: HTMLElement): Word[] {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const words: Word[] = []
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    for (const { 0: text, index } of node.data.matchAll(/[\p{L}\p{M}\p{N}'’-]+|[^\s]/gu))
      words.push({ node, text, start: index, end: index + text.length })
  }
  return words
}

/** From the end, so that what is cut off leaves the places before it as they are. */
function mark(words: Set<Word>) {
  for (const { node, start, end } of runsOf([...words]).reverse()) {
    const run = node.splitText(start)
    run.splitText(end - start)
    const around = document.createElement("mark")
    run.replaceWith(around)
    around.append(run)
  }
}

/** Words with nothing but a space between them are one mark. */
function runsOf(words: Word[]) {
  const runs: Omit<Word, "text">[] = []
  for (const { node, start, end } of words) {
    const last = runs.at(-1)
    if (last?.node === node && node.data.slice(last.end, start).trim() === "") last.end = end
    else runs.push({ node, start, end })
  }
  return runs
}
