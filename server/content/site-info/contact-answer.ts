import { labelled } from "../../base/words.ts"
import { type AnswerSource, isOneOf, type QueryWord, wordsOf } from "../items/searchable.ts"
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
  ]
  const subject = without(words, t("school, office, contact, time, is, the, are, you"))
  const owner = without(subject, t("telephone, phone, number, call, ring"))
  const detail = details.find(({ words }) => without(subject, words).length === 0)
  if (subject.length === 0 || !(detail || owner.length < subject.length)) return null
  const site = await readSite(read)
  const telephones = site.telephone
    .filter(({ label }) => without(owner, t(label)).length === 0)
    .map(({ label, number }) => labelled(t, t(label), number))
  const lines = detail ? detail.lines(site).filter(Boolean) : telephones
  return lines.length ? { title: t("Contact Us"), path: "/contact", lines } : null
}

function without(words: QueryWord[], list: string): QueryWord[] {
  const listed = wordsOf(list)
  return words.filter((word) => !isOneOf(word, listed))
}
