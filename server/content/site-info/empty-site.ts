import type { Services } from "../api/context.ts"
import { original } from "../items/api-language.ts"
import { type Look, plainLook } from "./look/look.ts"
import { SiteInfo } from "./site-info.ts"
import type { FormNotes } from "./site-info-parts.ts"

const nothing = { title: "", text: "", actionLabel: "", actionPath: "/" }

const office = { answeredBy: "The school office", next: "" }

/** For every school until its office changes them. Until then, only absences are deleted automatically. */
const plainFormNotes: FormNotes = {
  enquiry: { ...office, answerDays: 5, keptMonths: null },
  application: { ...office, answerDays: 10, keptMonths: null },
  absence: { ...office, answerDays: 0, keptMonths: 3 },
}

/** Only a name, without content. */
export const emptySite = () => ({
  name: "Our School",
  shortName: "Our School",
  motto: "",
  founded: new Date().getFullYear(),
  address: [],
  postalAddress: [],
  telephone: [],
  helpLine: { label: "", number: "" },
  email: "",
  social: {},
  look: plainLook as Look,
  onlineSchoolUrl: "",
  officeHours: "",
  footerText: "",
  hero: { ...nothing, title: "Welcome to our school", actionLabel: "Enroll Now", actionPath: "/apply" },
  about: { tag: "", title: "", intro: "", path: "/about" },
  categories: [],
  facilities: [],
  routine: { gate: "", dayEnds: "", lunchWeeks: [] },
  languages: [original],
  menuGroups: [],
  menuNotes: [],
  map: { picture: null, latitude: null, longitude: null },
  intake: nothing,
  scholarship: nothing,
  signInPanel: { quote: "", attribution: "" },
  formNotes: plainFormNotes,
  ...{ openingHours: "", timeZone: "UTC", facilitiesTitle: "", searchHint: "" },
  ...{ mostAsked: [], footerGroups: [], wordings: [], synonyms: [] },
  ...{ approvesEditors: false, weeklyMail: false, requiresSecondFactor: false, writeToPeople: false },
  ...{ unsaidIsPublic: true, asksYearly: false, refusesTraining: true, publicPixels: 1280 },
})

/** Creates the site for `SEED=none`. */
export async function createSiteIfMissing({ database }: Services) {
  if (await database.read.existsBy(SiteInfo, { id: 1 })) return
  await database.write((rows) => rows.insert(SiteInfo, { id: 1, ...emptySite() }))
}
