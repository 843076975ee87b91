import { diffArrays } from "diff"
import { bodyOf, maxDiffMs, runsOf, textOf, type Word, wordsIn, wrap } from "../writing/words.ts"

/** A stretch of two texts laid over each other, as HTML: the same in both, or with `del` and `ins` around the words that differ. */
export type Stretch = { same: true; blocks: string[] } | { same: false; block: string; lookOnly: boolean }

/** Two versions of a rich text, by words. Fetched when versions are compared. */
export function comparedText(earlier: string, later: string): Stretch[] {
  const [before, after] = [blocksOf(earlier), blocksOf(later)]
  const alike = likeness()
  const parts = diffArrays(before, after, { comparator: alike, timeout: maxDiffMs })
  if (!parts) return [...before.map(gone), ...after.map(come)]

  const stretches: Stretch[] = []
  for (const { added, removed, count } of parts) {
    const ofBefore = added ? [] : before.splice(0, count)
    const ofAfter = removed ? [] : after.splice(0, count)
    if (removed) stretches.push(...ofBefore.map(gone))
    else if (added) stretches.push(...ofAfter.map(come))
    else for (const [index, block] of ofAfter.entries()) add(stretches, ofBefore[index] as Element, block)
  }
  return stretches
}

export function linesAsHtml(text: string): string {
  const body = document.createElement("div")
  for (const line of text ? text.split("\n") : []) {
    const paragraph = document.createElement("p")
    paragraph.textContent = line
    body.append(paragraph)
  }
  return body.innerHTML
}

const blocksOf = (html: string) => [...bodyOf(html).children]

function add(stretches: Stretch[], before: Element, after: Element) {
  if (before.outerHTML !== after.outerHTML) return void stretches.push(changed(before, after))
  const last = stretches.at(-1)
  if (last?.same) last.blocks.push(after.outerHTML)
  else stretches.push({ same: true, blocks: [after.outerHTML] })
}

const gone = (block: Element): Stretch => ({ same: false, block: whole(block, "del"), lookOnly: false })
const come = (block: Element): Stretch => ({ same: false, block: whole(block, "ins"), lookOnly: false })

/** Neighbouring words are one run in each text: none has another after it in the same text. */
function whole(block: Element, tag: "ins" | "del") {
  for (const run of runsOf(wordsIn(block))) wrap(run, tag)
  return block.outerHTML
}

/** Whether two paragraphs are the same one, as it was and as it is: of one kind, with a third of their words in common. */
function likeness() {
  const known = new Map<Element, string[]>()
  const wordsOf = (block: Element) => {
    const words = known.get(block) ?? wordsIn(block).map(textOf).filter(isSpoken)
    known.set(block, words)
    return words
  }

  return (one: Element, other: Element) => {
    if (one.tagName !== other.tagName) return false
    const [words, others] = [wordsOf(one), wordsOf(other)]
    return 3 * inCommon(words, others) >= Math.min(words.length, others.length)
  }
}

/** Any two paragraphs have a full stop. */
const isSpoken = (word: string) => /[\p{L}\p{N}]/u.test(word)

function inCommon(words: string[], others: string[]) {
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  return words.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  }).length
}

function changed(before: Element, after: Element): Stretch {
  const parts = diffArrays(wordsIn(before).map(textOf), wordsIn(after).map(textOf), { timeout: maxDiffMs })
  if (!parts) return { same: false, block: whole(before, "del") + whole(after, "ins"), lookOnly: false }

  const [beforeWords, afterWords] = [wordsIn(before), wordsIn(after)]
  const edits: (() => void)[] = []
  let last: Word | undefined
  for (const { added, removed, count } of parts) {
    const ofBefore = added ? [] : beforeWords.splice(0, count)
    const ofAfter = removed ? [] : afterWords.splice(0, count)
    if (removed) edits.push(restoring(ofBefore, after, last, afterWords[0]))
    if (added)
      edits.push(() => {
        for (const run of runsOf(ofAfter)) wrap(run, "ins")
      })
    last = ofAfter.at(-1) ?? last
  }
  for (const edit of edits.reverse()) edit()
  return { same: false, block: after.outerHTML, lookOnly: edits.length === 0 }
}

/** Puts words that are gone where they stood: after the last word before them, else before the first one after them. */
function restoring(words: Word[], into: Element, last: Word | undefined, next: Word | undefined) {
  const text = spoken(words)
  return () => {
    const deleted = document.createElement("del")
    if (last) {
      deleted.textContent = spaceBefore(words[0]) + text
      last.node.splitText(last.end).before(deleted)
    } else if (next) {
      deleted.textContent = `${text} `
      next.node.splitText(next.start).before(deleted)
    } else {
      deleted.textContent = text
      into.append(deleted)
    }
  }
}

const spaceBefore = (word: Word | undefined) => (word && /\s$|^$/.test(word.node.data.slice(0, word.start)) ? " " : "")

/** As they stood, on one line. */
function spoken(words: Word[]) {
  return runsOf(words)
    .map(({ node, start, end }) => node.data.slice(start, end).replaceAll(/\s+/g, " "))
    .join(" ")
}
