import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"

const { school } = schoolOfThisFile({}, { SEED: "school" })

async function firstOf(q: string): Promise<string> {
  const search = await school.visitor().call("search", { q }, "items { path } answer { path }")
  const { items, answer } = search
  return (answer ?? items[0]).path
}

const questions: [question: string, page: string][] = [
  ["uniform", "/uniform"],
  ["uniforms", "/uniform"],
  ["school clothes", "/uniform"],
  ["what shoes", "/uniform#shoes"],
  ["second hand uniform", "/uniform"],
  ["term dates", "/dates"],
  ["when does term start", "/dates"],
  ["holidays", "/dates"],
  ["half term", "/dates"],
  ["fees", "/fees"],
  ["how much does it cost?", "/fees"],
  ["school fees", "/fees"],
  ["how do I pay", "/fees#how-to-pay"],
  ["scholarship", "/admissions#scholarships-and-bursaries"],
  ["bursary", "/admissions#scholarships-and-bursaries"],
  ["lunch", "/lunch"],
  ["menu", "/lunch#the-menu"],
  ["food allergies", "/lunch#allergies-and-diets"],
  ["packed lunch", "/lunch#a-packed-lunch"],
  ["absence", "/attendance"],
  ["report absence", "/absence"],
  ["my child is ill", "/attendance#if-your-child-is-ill"],
  ["sick child", "/attendance#if-your-child-is-ill"],
  ["medicine", "/attendance#medicines"],
  ["late for school", "/attendance#if-your-child-is-late"],
  ["bus", "/transport"],
  ["parking", "/transport#by-car"],
  ["clubs", "/clubs"],
  ["after school activities", "/clubs"],
  ["contact", "/contact"],
  ["phone number", "/contact"],
  ["email address", "/contact"],
  ["office hours", "/contact"],
  ["apply", "/apply"],
  ["enrol my child", "/apply"],
  ["admissions", "/admissions"],
  ["jobs", "/vacancies"],
  ["safeguarding", "/safeguarding"],
  ["bullying", "/safeguarding"],
  ["can my child bring a telephone", "/faqs#can-my-child-bring-a-telephone"],
  ["what time does school start", "/faqs#what-time-is-school"],
  ["documents", "/documents"],
  ["policies", "/documents"],
  ["swimming", "/sport#swimming"],
  ["music", "/arts#music"],
  ["principal", "/principal"],
  ["headteacher", "/principal"],
  ["teachers", "/teachers"],
  ["Okonjo-Hale", "/profiles/view/1"],
  ["book fair", "/events/view/1"],
  ["chess", "/clubs#monday"],
  ["photos", "/gallery"],
  ["privacy", "/privacy"],
  ["faqs", "/faqs"],
]

describe("what parents search for", () => {
  it.each(questions)("%s: is at %s", async (question, page) => {
    expect(await firstOf(question)).toBe(page)
  })

  it.each([
    ["flagpole shadow", "NEWS_STORY"],
    ["chess", "ARTICLE"],
    ["book fair", "EVENT"],
    ["teague", "PROFILE"],
    ["arts fortnight", "GALLERY"],
    ["under the jacarandas", "CONTENT_PAGE"],
  ])("is found in all its kinds from the first moment: %s among %s", async (q, kind) => {
    const { items } = await school.visitor().call("search", { q }, "items { kind }")
    expect(items).toContainEqual({ kind })
  })

  it("is what the search box suggests, too: its page comes first", async () => {
    const site = await school.visitor().call("site", {}, "searchHint")
    const suggested: string[] = site.searchHint.split(/,\s*|…/).filter(Boolean)
    const pages = await Promise.all(suggested.map(firstOf))
    expect(pages).toEqual(["/uniform", "/dates"])
  })
})
