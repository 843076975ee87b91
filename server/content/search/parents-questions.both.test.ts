import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"

const { school } = schoolOfThisFile({}, { SEED: "school" })

async function firstOf(q: string): Promise<string> {
  const search = await school.visitor().call("search", { q }, "items { path } answer { path }")
  const { items, answer } = search
  return (answer ?? items[0]).path
}

const questions: Record<string, string> = {
  "/uniform": "uniform | uniforms | school clothes | second hand uniform",
  "/uniform#shoes": "what shoes",
  "/dates": "term dates | when does term start | holidays | half term",
  "/fees": "fees | how much does it cost? | school fees",
  "/fees#how-to-pay": "how do I pay",
  "/admissions#scholarships-and-bursaries": "scholarship | bursary",
  "/lunch": "lunch",
  "/lunch#the-menu": "menu",
  "/lunch#allergies-and-diets": "food allergies",
  "/lunch#a-packed-lunch": "packed lunch",
  "/attendance": "absence",
  "/absence": "report absence",
  "/attendance#if-your-child-is-ill": "my child is ill | sick child",
  "/attendance#medicines": "medicine",
  "/attendance#if-your-child-is-late": "late for school",
  "/transport": "bus",
  "/transport#by-car": "parking",
  "/clubs": "clubs | after school activities",
  "/contact": "contact | phone number | email address | office hours",
  "/apply": "apply | enrol my child",
  "/admissions": "admissions",
  "/vacancies": "jobs",
  "/safeguarding": "safeguarding | bullying",
  "/faqs#can-my-child-bring-a-telephone": "can my child bring a telephone",
  "/faqs#what-time-is-school": "what time does school start",
  "/documents": "documents | policies",
  "/sport#swimming": "swimming",
  "/arts#music": "music",
  "/principal": "principal | headteacher",
  "/teachers": "teachers",
  "/profiles/view/1": "Okonjo-Hale",
  "/events/view/1": "book fair",
  "/clubs#monday": "chess",
  "/gallery": "photos",
  "/privacy": "privacy",
  "/faqs": "faqs",
}

describe("what parents search for", () => {
  it.each(Object.entries(questions))("is at %s: %s", async (page, asked) => {
    for (const question of asked.split(" | ")) expect([question, await firstOf(question)]).toEqual([question, page])
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
