import { blocksOf, partsOf, runsOf, sameText, type Word, wordsIn, wrapAll } from "../writing/words.ts"

/** HTML of unchanged blocks, or of one block with `del` and `ins` around the words that differ. */
type Stretch = { same: true; blocks: string[] } | { same: false; block: string; lookOnly: boolean }

export function comparedText(earlier: string, later: string): Stretch[] {
  const [before, after] = [blocksOf(earlier), blocksOf(later)]
  const parts = partsOf(before, after, likeness())
  if (!parts) return [...before.map(gone), ...after.map(come)]

  const stretches: Stretch[] = []
  for (const { isSame, ...part } of parts) {
    if (isSame) for (const [index, block] of part.after.entries()) add(stretches, part.before[index] as Element, block)
    else stretches.push(...part.before.map(gone), ...part.after.map(come))
  }
  return stretches
}

function add(stretches: Stretch[], before: Element, after: Element) {
  if (before.outerHTML !== after.outerHTML) return void stretches.push(changed(before, after))
  const last = stretches.at(-1)
  if (last?.same) last.blocks.push(after.outerHTML)
  else stretches.push({ same: true, blocks: [after.outerHTML] })
}

const gone = (block: Element): Stretch => ({ same: false, block: whole(block, "del"), lookOnly: false })
const come = (block: Element): Stretch => ({ same: false, block: whole(block, "ins"), lookOnly: false })

function whole(block: Element, tag: "ins" | "del") {
  wrapAll(wordsIn(block), tag)
  for (const image of block.querySelectorAll("img")) {
    const around = document.createElement(tag)
    image.replaceWith(around)
    around.append(image)
  }
  return block.outerHTML
}

const imageIn = (block: Element) => block.querySelector("img")?.getAttribute("src")

/** Matches old and new paragraphs of the same kind, and picture, that share a third of their words. */
function likeness() {
  const cache = new Map<Element, string[]>()
  const wordsOf = (block: Element) => {
    const words =
      cache.get(block) ??
      wordsIn(block)
        .map(({ text }) => text)
        .filter(isSpoken)
    cache.set(block, words)
    return words
  }

  return (one: Element, other: Element) => {
    if (one.tagName !== other.tagName || imageIn(one) !== imageIn(other)) return false
    const [words, others] = [wordsOf(one), wordsOf(other)]
    return 3 * inCommon(words, others) >= Math.min(words.length, others.length)
  }
}

/** Excludes punctuation: any two paragraphs share a full stop. */
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
  const words = wordsIn(after)
  const parts = partsOf(wordsIn(before), words, sameText)
  if (!parts) return { same: false, block: whole(before, "del") + whole(after, "ins"), lookOnly: false }

  const edits: (() => void)[] = []
  let seen = 0
  for (const { isSame, before: deleted, after: inserted } of parts) {
    if (deleted.length > 0 && !isSame) edits.push(restoring(deleted, after, placeOf(deleted, words, seen)))
    if (inserted.length > 0 && !isSame) edits.push(() => wrapAll(inserted, "ins"))
    seen += inserted.length
  }
  const [was, is] = [described(before, "del"), described(after, "ins")]
  if (was.textContent !== is.textContent)
    edits.push(() => after.append(...[was, is].filter(({ textContent }) => textContent)))
  for (const edit of edits.reverse()) edit()
  return { same: false, block: after.outerHTML, lookOnly: edits.length === 0 }
}

function described(block: Element, tag: "ins" | "del") {
  const words = document.createElement(tag)
  words.textContent = block.querySelector("img")?.alt ?? ""
  return words
}

type Place = { last?: Word; next?: Word }

/** Deleted words go after the previous word, or before the next one if both begin a cell or an item. */
function placeOf([first]: Word[], words: Word[], seen: number): Place {
  const [last, next] = [words[seen - 1], words[seen]]
  return last && !(beginsBox(first) && beginsBox(next)) ? { last } : { next }
}

function beginsBox(word: Word | undefined) {
  const box = word?.node.parentElement?.closest("td, th, li")
  const [first] = box ? wordsIn(box) : []
  return first !== undefined && first.node === word?.node && first.start === word.start
}

/** Puts deleted words back in place. */
function restoring(words: Word[], into: Element, { last, next }: Place) {
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

function spoken(words: Word[]) {
  return runsOf(words)
    .map(({ node, start, end }) => node.data.slice(start, end).replaceAll(/\s+/g, " "))
    .join(" ")
}
