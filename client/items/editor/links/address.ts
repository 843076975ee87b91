import { autoLinkEmailMatcher, autoLinkUrlMatcher } from "@lexical/link"

const telephone = /(?:\+\d{1,3}[ -]?|\b0)\d{2,4}(?:[ -]?\d{2,4}){2,3}$/

/** The stored form of a typed, pasted or copied address; undefined for other words. */
export function addressOf(words: string): string | undefined {
  const typed = words.trim()
  if (/^(?:#\/|\/(?!\/))\S*$/.test(typed)) return typed
  if (/^https?:\/\/\S+$/i.test(typed)) return URL.canParse(typed) ? plainAddress(typed) : undefined
  const found = fullMatch(typed, autoLinkUrlMatcher) ?? fullMatch(typed, autoLinkEmailMatcher) ?? domain(typed)
  if (found) return plainAddress(found)
  return /^(?:mailto|tel):\S+$/i.test(typed) ? typed : numberOf(typed)
}

/** Unwraps redirects from Google's documents and mails; removes the host from this site's own addresses. */
export function plainAddress(href: string): string {
  const [, query] = /^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?(.*)$/i.exec(href) ?? []
  const wrapped = query && (new URLSearchParams(query).get("q") ?? new URLSearchParams(query).get("url"))
  if (wrapped && /^https?:/i.test(wrapped)) return plainAddress(wrapped)
  return href.startsWith(`${location.origin}/`) ? href.slice(location.origin.length).replace(/^\/#/, "#") : href
}

function fullMatch(typed: string, match: typeof autoLinkUrlMatcher) {
  const found = match(typed)
  return found?.text === typed ? found.url : undefined
}

const domain = (typed: string) =>
  /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(typed) ? `https://${typed}` : undefined

function numberOf(typed: string) {
  const isNumber = telephone.exec(typed)?.index === 0 && typed.replace(/\D/g, "").length >= 9
  return isNumber ? `tel:${typed.replace(/[^\d+]/g, "")}` : undefined
}

/** The address at the end of a text, without the punctuation after it: its position and its target. */
export function addressAtEnd(text: string): { from: number; to: number; href: string } | undefined {
  const trimmed = text.replace(/[\s.,;:!?)\]”"’']+$/, "")
  const from = telephone.exec(trimmed)?.index ?? trimmed.search(/[^\s(“"]+$/)
  const words = from < 0 ? "" : trimmed.slice(from)
  const isAddress = /^(?:https?:\/\/|www\.)|@|^[\d+]/i.test(words)
  const href = isAddress ? addressOf(words) : undefined
  return href === undefined ? undefined : { from, to: trimmed.length, href }
}
