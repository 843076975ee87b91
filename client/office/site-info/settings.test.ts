import { expect, it } from "vitest"
import type { OfficeSiteFieldsFragment as Site } from "../../generated/office.ts"
import { siteParts } from "./parts.ts"
import { matchingSettings, settingsOf } from "./settings.ts"

const note = { answeredBy: "The school office", answerDays: 5, next: "", keptMonths: null }
const defaults = {
  ...{ name: "Our School", founded: 2026, approvesEditors: false, telephone: [], languages: ["EN"], timeZone: "UTC" },
  ...{ weeklyMail: false, writeToPeople: false, requiresSecondFactor: false },
  ...{ unsaidIsPublic: true, asksYearly: false, publicPixels: 1280, refusesTraining: true },
  ...{
    look: { crest: "letter", ornament: false, picture: null },
    formNotes: { enquiry: note, application: note, absence: note },
  },
} as unknown as Site
const site = {
  ...defaults,
  approvesEditors: true,
  languages: ["EN", "SW"],
  synonyms: ["uniform, clothes", "fees, price"],
  telephone: [{ label: "Office", number: "1" }],
  look: { crest: "blossom", ornament: true, picture: { url: "/1.png" } },
  formNotes: { enquiry: { ...note, keptMonths: 24 }, application: note, absence: note },
} as unknown as Site

function found(q: string) {
  return siteParts.flatMap((part) =>
    (matchingSettings(q, part, settingsOf(part, site, defaults)) ?? []).map(({ label, value, defaultValue }) => [
      label,
      value,
      defaultValue,
    ]),
  )
}

it.each([
  ["review", [["What editors write waits for an administrator", "On", "Off"]]],
  ["logo WITHOUT", [["Crest without a picture", "A blossom over a hill", "The first letter of the short name"]]],
  ["messages deleted", [["Messages: Deleted after how many months", "24", "Empty"]]],
  ["telephone lines", [["Telephone lines", "1 line", "Empty"]]],
  ["clothes", [["Words that mean the same", "2 groups", "Empty"]]],
  ["approvesEditors", []],
  ["second step", [["Administrators sign in with an app’s code too", "Off", "Off"]]],
  [
    "swahili",
    [
      ["Languages besides English", "Kiswahili", "Empty"],
      ["Translations", "Empty", "Empty"],
    ],
  ],
])("A search for %j finds settings with their values and defaults", (q, settings) => {
  expect(found(q)).toEqual(settings)
})

it("Switches, numbers and choices are shown without a search", () => {
  const choices = siteParts.flatMap((part) => settingsOf(part, site, defaults)).filter(({ isChoice }) => isChoice)
  expect(choices.map(({ of }) => of)).toEqual([
    ...["founded", "look", "look", "look", "languages", ...Array(6).fill("formNotes")],
    ...["approvesEditors", "weeklyMail", "writeToPeople", "requiresSecondFactor"],
    ...["unsaidIsPublic", "asksYearly", "publicPixels", "refusesTraining"],
  ])
})
