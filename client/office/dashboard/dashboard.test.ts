import { expect, it } from "vitest"
import { steps } from "./first-steps.tsx"

const picture = { url: "/images/1.jpg", name: "1.jpg", alt: "A gate" }
const look = {
  __typename: "Look" as const,
  ...{
    version: "1",
    stylesheet: "/look/1/look.css",
    crest: "letter",
    typeface: "serif",
    frame: ["#24557a", "#1a3040"],
  },
  picture: null,
}
const hero = {
  __typename: "CallToAction" as const,
  title: "",
  text: "",
  actionLabel: "",
  actionPath: "",
  picture: null,
}
const site = {
  motto: "",
  address: [],
  telephone: [],
  timeZone: "UTC",
  look: { ...look, isChosen: false },
  hero,
  unwrittenPages: ["/about", "/admissions", "/privacy"],
  mostAsked: [],
}
const dashboard = { users: 1, news: 0 }
const pictureRules = { unsaidIsPublic: true }
const schoolYear = { years: [] }
const address = ["1 Road"]
const telephone = [{ label: "Office", number: "1" }]

it.each([
  ["", {}],
  ["Give the school its name and motto", { site: { motto: "Be kind." } }],
  ["Choose crest and colours", { site: { look: { ...look, isChosen: true } } }],
  ["", { site: { address } }],
  ["", { site: { telephone } }],
  ["", { site: { address, telephone } }],
  ["Add your address, telephone number and time zone", { site: { address, telephone, timeZone: "Africa/Nairobi" } }],
  ["Enter terms, holidays and days off", { schoolYear: { years: [2031] } }],
  ["Choose a picture for the home page", { site: { hero: { ...hero, picture } } }],
  ["Say who you are", { site: { unwrittenPages: ["/admissions", "/privacy"] } }],
  ["Say how to join", { site: { unwrittenPages: ["/about", "/privacy"] } }],
  ["Say what you keep about people", { site: { unwrittenPages: ["/about", "/admissions"] } }],
  ["Choose what families ask for most", { site: { mostAsked: [{ title: "Fees", text: "", path: "/fees" }] } }],
  ["Hold back pictures until you say who is in them", { pictureRules: { unsaidIsPublic: false } }],
  ["Add your colleagues", { dashboard: { users: 2 } }],
  ["Post the first story", { dashboard: { news: 1 } }],
])(
  "The setup step %j is done once the site has %j",
  (done, setup: { site?: object; dashboard?: object; pictureRules?: object; schoolYear?: object }) => {
    const now = {
      site: { ...site, ...setup.site },
      dashboard: { ...dashboard, ...setup.dashboard },
      pictureRules: { ...pictureRules, ...setup.pictureRules },
      schoolYear: { ...schoolYear, ...setup.schoolYear },
    }
    expect(steps.filter(({ isDone }) => isDone(now)).map(({ label }) => label)).toEqual(done ? [done] : [])
  },
)
