import { diffArrays } from "diff"

export type Word = { node: Text; start: number; end: number; text: string }

/** The diff of two long, unrelated texts is slow. */
const maxDiffMs = 500

type Part<T> = { isSame: boolean; before: T[]; after: T[] }

/** Diffs two lists. Undefined if that would take too long. */
export function diffOf<T>(before: T[], after: T[], isSame: (one: T, other: T) => boolean): Part<T>[] | undefined {
  const [older, newer] = [[...before], [...after]]
  return diffArrays(before, after, { comparator: isSame, timeout: maxDiffMs })?.map(({ added, removed, count }) => ({
    isSame: !added && !removed,
    before: added ? [] : older.splice(0, count),
    after: removed ? [] : newer.splice(0, count),
  }))
}

export const bodyOf = (html: string) => new DOMParser().parseFromString(html, "text/html").body

export const blocksOf = (html: string) => [...bodyOf(html).children]

export function linesAsHtml(text: string): string {
  const body = document.createElement("div")
  for (const line of text ? text.split("\n") : []) {
    const paragraph = document.createElement("p")
    paragraph.textContent = line
    body.append(paragraph)
  }
  return body.innerHTML
}

export const sameText = (one: Word, other: Word) => one.text === other.text

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

/** Runs of neighbouring words in one text node, with only spaces between them. */
export function runsOf(words: Word[]) {
  const runs: Omit<Word, "text">[] = []
  for (const { node, start, end } of words) {
    const last = runs.at(-1)
    if (last?.node === node && node.data.slice(last.end, start).trim() === "") last.end = end
    else runs.push({ node, start, end })
  }
  return runs
}

/** From the end, so that earlier positions stay valid; later words of a text node must be wrapped already. */
export function wrapAll(words: Word[], tag: "mark" | "ins" | "del") {
  for (const { node, start, end } of runsOf(words).reverse()) {
    const run = node.splitText(start)
    run.splitText(end - start)
    const wrapper = document.createElement(tag)
    run.replaceWith(wrapper)
    wrapper.append(run)
  }
}
