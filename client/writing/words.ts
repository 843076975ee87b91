/** A word of a text, a number or a single sign, with its place. Spaces are left out. */
export type Word = { node: Text; start: number; end: number; text: string }

/** Comparing two long texts that have nothing in common would take for ever. */
export const maxDiffMs = 500

export const bodyOf = (html: string) => new DOMParser().parseFromString(html, "text/html").body

export const textOf = ({ text }: Word) => text

export function wordsIn(element: Element): Word[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const words: Word[] = []
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    for (const { 0: text, index } of node.data.matchAll(/[\p{L}\p{M}\p{N}'’-]+|[^\s]/gu))
      words.push({ node, text, start: index, end: index + text.length })
  }
  return words
}

/** Words that stand together in one text: with nothing but a space between them. */
export function runsOf(words: Word[]) {
  const runs: Omit<Word, "text">[] = []
  for (const { node, start, end } of words) {
    const last = runs.at(-1)
    if (last?.node === node && node.data.slice(last.end, start).trim() === "") last.end = end
    else runs.push({ node, start, end })
  }
  return runs
}

/** Puts an element around a run. Those after it in the same text must have theirs already. */
export function wrap({ node, start, end }: Omit<Word, "text">, tag: "mark" | "ins" | "del") {
  const run = node.splitText(start)
  run.splitText(end - start)
  const around = document.createElement(tag)
  run.replaceWith(around)
  around.append(run)
}
