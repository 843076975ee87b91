import { createHash } from "node:crypto"
import type { ApiLanguage } from "./api-language.ts"

export interface StoredTranslation {
  language: ApiLanguage
  isReady: boolean
  pictureAlt: string
  /** Fingerprint of the original's texts when the translation last matched them. */
  of: string
}

export interface Translated {
  /** An item in every language that visitors read it in, the original first. */
  readings<T extends object>(item: T): { language: ApiLanguage; item: T }[]
  /** True if a public translation is older than the original. */
  isOld(item: object): boolean
  /** Returns the translations to store. @param stored the item before the edit; absent for a new item */
  stored(input: object, stored?: object): StoredTranslation[]
  /** All translations as one rich text, by which versions are compared. */
  richTexts: { translations(translations: unknown): string }
}

/** `of` is present if a client sends a translation back. */
type SentTranslation = Omit<StoredTranslation, "of"> & { isCurrent?: boolean; of?: string }

interface Sent {
  input: { translations?: SentTranslation[] }
  stored?: { translations?: StoredTranslation[] }
  names: string[]
  ordered(translation: object, original: object): object
}

export function storedTranslations({ input, stored, names, ordered }: Sent): StoredTranslation[] {
  const originalNow = { ...stored, ...input }
  return (input.translations ?? []).map((sent) => {
    const texts = ordered(textsIn(sent, names), originalNow)
    const before = stored?.translations?.find(({ language }) => language === sent.language)
    const { language, isReady, pictureAlt } = sent
    const of = sent.of ?? fingerprintFor({ sent: { ...sent, ...texts }, before, stored, originalNow, names })
    return { language, isReady, pictureAlt, ...texts, of }
  })
}

interface Compared {
  sent: SentTranslation
  before?: StoredTranslation
  stored?: object
  originalNow: object
  names: string[]
}

/** An untouched translation keeps its `of`; a changed or confirmed one gets the present original's. */
function fingerprintFor({ sent, before, stored, originalNow, names }: Compared): string {
  if (!sent.isCurrent) return before?.of ?? ""
  const isUntouched = before && isSame(textsIn(sent, names), textsIn(before, names))
  const wasCurrent = before && stored && isCurrent(before, stored, names)
  return isUntouched && wasCurrent ? before.of : fingerprint(originalNow, names)
}

/** Earlier releases hashed empty texts, too. */
export const isCurrent = ({ of }: StoredTranslation, item: object, names: string[]) =>
  of === fingerprint(item, names) || of === hash(textsIn(item, names))

export const textsIn = (texts: object, names: string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, (texts as Record<string, unknown>)[name] ?? null]))

/** Omits empty texts, so that a new field makes no translation stale. */
const fingerprint = (item: object, names: string[]) =>
  hash(Object.fromEntries(Object.entries(textsIn(item, names)).filter(([, text]) => text !== null)))

const hash = (texts: object) => createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, 16)

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
