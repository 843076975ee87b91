import type { Database } from "../../store/database/database.ts"
import { type Answer, type AskedWord, isAskedFor } from "../items/searchable.ts"
import { SiteInfo } from "./site-info.ts"

/** The first row with all words answers. */
const details: { words: string[]; lines: (site: SiteInfo) => string[] }[] = [
  { words: ["address", "directions", "location", "map"], lines: ({ address }) => [address.join(", ")] },
  { words: ["email", "mail", "address"], lines: ({ email }) => [email] },
  { words: ["hour", "open", "opening"], lines: ({ officeHours }) => [officeHours] },
  {
    words: ["telephone", "phone", "number", "call", "ring"],
    lines: ({ telephone }) => telephone.map(({ label, number }) => `${label}: ${number}`),
  },
]

const aroundThem = ["school", "office", "contact", "time"]

export async function answerWithContact(words: AskedWord[], { read }: Database): Promise<Answer | null> {
  const subject = words.filter((word) => !isAskedFor(word, aroundThem))
  const asked = details.find(({ words }) => subject.length > 0 && subject.every((word) => isAskedFor(word, words)))
  if (!asked) return null
  const lines = asked.lines(await read.findOneByOrFail(SiteInfo, { id: 1 })).filter(Boolean)
  return lines.length ? { title: "Contact Us", path: "/contact", lines } : null
}
