import { labelled } from "../../base/words.ts"
import { type AnswerSource, isOneOf, wordsOf } from "../items/searchable.ts"
import { readSite, type SiteInfo } from "./site-info.ts"

export const answerWithContact: AnswerSource = async ({ words, t }, { read }) => {
  const line = (label: string, text: string) => text && labelled(t, label, t(text))
  const hours = ({ routine, officeHours }: SiteInfo) => [
    line(t("School"), routine.gate),
    line(t("Office hours"), officeHours),
  ]
  /** The first row with all words answers. */
  const details: { words: string; lines: (site: SiteInfo) => string[] }[] = [
    { words: t("address, directions, location, located, map, where"), lines: ({ address }) => [address.join(", ")] },
    { words: t("email, mail, address"), lines: ({ email }) => [email] },
    { words: t("hour, open, opening"), lines: hours },
    // Without "open": an open day is an event.
    { words: t("hour, day, start, begin, end, finish"), lines: hours },
    {
      words: t("telephone, phone, number, call, ring"),
      lines: ({ telephone }) => telephone.map(({ label, number }) => labelled(t, t(label), number)),
    },
  ]
  const fillerWords = wordsOf(t("school, office, contact, time, is, the, are, you"))
  const subject = words.filter((word) => !isOneOf(word, fillerWords))
  const detail = details.find(({ words }) => subject.every((word) => isOneOf(word, wordsOf(words))))
  if (!detail || subject.length === 0) return null
  const lines = detail.lines(await readSite(read)).filter(Boolean)
  return lines.length ? { title: t("Contact Us"), path: "/contact", lines } : null
}
