import { blocksOf, diffOf, runsOf, sameText, type Word, wordsIn, wrapAll } from "../writing/words.ts"

/** HTML of unchanged blocks, or of one block with `del` and `ins` around the words that differ. */
type Stretch = { same: true; blocks: string[] } | { same: false; block: string; formattingOnly: boolean }

export function comparedText(earlier: string, later: string): Stretch[] {
  const [before, after] = [blocksOf(earlier), blocksOf(later)]
  const parts = diffOf(before, after, createMatcher())
  if (!parts) return [...before.map(removed), ...after.map(added)]

  const stretches: Stretch[] = []
  for (const { isSame, ...part } of parts) {
    if (isSame) for (const [index, block] of part.after.entries()) add(stretches, part.before[index] as Element, block)
    else stretches.push(...part.before.map(removed), ...part.after.map(added))
  }
  return stretches
}

function add(stretches: Stretch[], before: Element, after: Element) {
  if (before.outerHTML !== after.outerHTML) return void stretches.push(changed(before, after))
  const last = stretches.at(-1)
  if (last?.same) last.blocks.push(after.outerHTML)
  else stretches.push({ same: true, blocks: [after.outerHTML] })
}

const removed = (block: Element): Stretch => ({ same: false, block: wrapBlock(block, "del"), formattingOnly: false })
const added = (block: Element): Stretch => ({ same: false, block: wrapBlock(block, "ins"), formattingOnly: false })

function wrapBlock(block: Element, tag: "ins" | "del") {
  wrapAll(wordsIn(block), tag)
  for (const image of block.querySelectorAll("img")) {
    const wrapper = document.createElement(tag)
    image.replaceWith(wrapper)
    wrapper.append(image)
  }
  return block.outerHTML
}

const imageIn = (block: Element) => block.querySelector("img")?.getAttribute("src")

/** Matches old and new paragraphs of the same kind, and picture, that share a third of their words. */
function createMatcher() {
  const cache = new Map<Element, string[]>()
  const wordsOf = (block: Element) => {
    const words =
      cache.get(block) ??
      wordsIn(block)
        .map(({ text }) => text)
        .filter(isWord)
    cache.set(block, words)
    return words
  }

  return (one: Element, other: Element) => {
    if (one.tagName !== other.tagName || imageIn(one) !== imageIn(other)) return false
    const [words, others] = [wordsOf(one), wordsOf(other)]
    return 3 * countCommon(words, others) >= Math.min(words.length, others.length)
  }
}

/** Excludes punctuation: any two paragraphs share a full stop. */
const isWord = (word: string) => /[\p{L}\p{N}]/u.test(word)

function countCommon(words: string[], others: string[]) {
  const remaining = new Map<string, number>()
  for (const word of others) remaining.set(word, (remaining.get(word) ?? 0) + 1)
  return words.filter((word) => {
    const count = remaining.get(word) ?? 0
    remaining.set(word, count - 1)
    return count > 0
  }).length
}

function changed(before: Element, after: Element): Stretch {
  const words = wordsIn(after)
  const parts = diffOf(wordsIn(before), words, sameText)
  if (!parts) return { same: false, block: wrapBlock(before, "del") + wrapBlock(after, "ins"), formattingOnly: false }

  const edits: (() => void)[] = []
  let position = 0
  for (const { isSame, before: deleted, after: inserted } of parts) {
    if (deleted.length > 0 && !isSame) edits.push(insertionOf(deleted, after, placeOf(deleted, words, position)))
    if (inserted.length > 0 && !isSame) edits.push(() => wrapAll(inserted, "ins"))
    position += inserted.length
  }
  const [was, is] = [altElement(before, "del"), altElement(after, "ins")]
  if (was.textContent !== is.textContent)
    edits.push(() => after.append(...[was, is].filter(({ textContent }) => textContent)))
  for (const edit of edits.reverse()) edit()
  return { same: false, block: after.outerHTML, formattingOnly: edits.length === 0 }
}

function altElement(block: Element, tag: "ins" | "del") {
  const words = document.createElement(tag)
  words.textContent = block.querySelector("img")?.alt ?? ""
  return words
}

type InsertPosition = { last?: Word; next?: Word }

/** Deleted words go after the previous word, or before the next one if both begin a cell or an item. */
function placeOf([first]: Word[], words: Word[], position: number): InsertPosition {
  const [last, next] = [words[position - 1], words[position]]
  return last && !(beginsBox(first) && beginsBox(next)) ? { last } : { next }
}

function beginsBox(word: Word | undefined) {
  const box = word?.node.parentElement?.closest("td, th, li")
  const [first] = box ? wordsIn(box) : []
  return first !== undefined && first.node === word?.node && first.start === word.start
}

/** Puts deleted words back in place. */
function insertionOf(words: Word[], parent: Element, { last, next }: InsertPosition) {
  const text = textOf(words)
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
      parent.append(deleted)
    }
  }
}

const spaceBefore = (word: Word | undefined) => (word && /\s$|^$/.test(word.node.data.slice(0, word.start)) ? " " : "")

function textOf(words: Word[]) {
  return runsOf(words)
    .map(({ node, start, end }) => node.data.slice(start, end).replaceAll(/\s+/g, " "))
    .join(" ")
}
