import type { Services } from "../api/context.ts"
import { plainFormNotes } from "../site-info/plain-form-notes.ts"
import { SiteInfo } from "../site-info/site-info.ts"

const nothing = { title: "", text: "", actionLabel: "", actionPath: "/" }

/** With `SEED=none`: a site that has a name and nothing else, until an administrator fills it in. */
export async function nameIfEmpty({ database }: Services) {
  if (await database.read.existsBy(SiteInfo, { id: 1 })) return
  await database.write((rows) =>
    rows.insert(SiteInfo, {
      id: 1,
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
      onlineSchoolUrl: "",
      officeHours: "",
      openingHours: "",
      timeZone: "UTC",
      footerText: "",
      hero: { ...nothing, title: "Welcome to our school", actionLabel: "Enroll Now", actionPath: "/apply" },
      about: { tag: "", title: "", intro: "", path: "/about" },
      categories: [],
      facilities: [],
      facilitiesTitle: "",
      mostAsked: [],
      routine: { gate: "", dayEnds: "", lunchWeeks: [] },
      footerGroups: [],
      menuNotes: [],
      wordings: [],
      searchHint: "",
      map: { picture: null, latitude: null, longitude: null },
      intake: nothing,
      scholarship: nothing,
      signInPanel: { quote: "", attribution: "" },
      formNotes: plainFormNotes,
    }),
  )
}
