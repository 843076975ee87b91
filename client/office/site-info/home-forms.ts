import {
  aboutBlurbLimits,
  callToActionLimits,
  categoryLinkLimits,
  facilityLimits,
  lunchWeekLimits,
  routineLimits,
} from "../../generated/limits.ts"
import type { CallToActionInput, CategoryLinkInput, FacilityInput, LunchWeekInput } from "../../generated/office.ts"
import { select } from "../../items/forms/choices.tsx"
import { group, list } from "../../items/forms/groups.tsx"
import { optionalPicture } from "../../items/forms/picture.tsx"
import { type Fields, multiline, text } from "../../items/forms/text.tsx"
import { linkFields } from "./frame-forms.ts"
import { partForm, siteForm } from "./part-form.tsx"

const call = {
  title: text({ label: "Heading" }),
  text: multiline({ label: "Text", hint: "{year} stands for the next calendar year.", rows: 3 }),
  actionLabel: text({ label: "Button", hint: "What it says.", half: true }),
  actionPath: text({ label: "Leads to", hint: "A page of this site, such as /apply", required: true, half: true }),
  picture: optionalPicture({ label: "Picture", brief: true }),
} satisfies Fields<CallToActionInput>

export const CallsForm = siteForm({
  intake: group({ label: "Next year’s intake", fields: call, limits: callToActionLimits }),
  scholarship: group({ label: "Scholarship", fields: call, limits: callToActionLimits }),
})

export const HeroForm = partForm("hero", callToActionLimits, call)

export const AboutForm = partForm("about", aboutBlurbLimits, {
  tag: text({ label: "Small heading" }),
  title: text({ label: "Heading" }),
  intro: multiline({ label: "Text", rows: 4 }),
  path: text({ label: "Where to read more", hint: "A page of this site, such as /about", required: true }),
})

const choices: Record<string, string> = {
  book: "Book",
  palette: "Palette",
  trophy: "Trophy",
  users: "People",
  calendar: "Calendar",
  camera: "Camera",
}

const categoryLink = {
  ...linkFields,
  text: text({ label: "Short line" }),
  icon: select({ label: "Icon", required: true, half: true, choices }),
} satisfies Fields<CategoryLinkInput>

export const CategoriesForm = siteForm({
  searchHint: text({ label: "In the search box", hint: "Until something is typed, such as: Uniform, lunch…" }),
  categories: list({
    label: "Links",
    hint: "In the order in which they are shown.",
    noun: "link",
    fields: categoryLink,
    limits: categoryLinkLimits,
    blank: { path: "/", icon: "book" },
  }),
})

const facility = {
  name: text({ label: "Name" }),
  text: multiline({ label: "Text", rows: 2 }),
  picture: optionalPicture({ label: "Picture", brief: true }),
} satisfies Fields<FacilityInput>

export const FacilitiesForm = siteForm({
  facilitiesTitle: text({ label: "Heading", hint: "Above them on the home page. Without one: Facilities." }),
  facilities: list({
    label: "Rooms and places",
    hint: "In the order in which they are shown.",
    noun: "place",
    fields: facility,
    limits: facilityLimits,
  }),
})

const week = {
  monday: text({ label: "Monday" }),
  tuesday: text({ label: "Tuesday" }),
  wednesday: text({ label: "Wednesday" }),
  thursday: text({ label: "Thursday" }),
  friday: text({ label: "Friday" }),
} satisfies Fields<LunchWeekInput>

export const RoutineForm = partForm("routine", routineLimits, {
  gate: text({ label: "Gate and lessons", hint: "Such as: Opens at 7:30. Lessons 8:00 to 15:00." }),
  dayEnds: text({
    label: "The day is over at",
    hint: "Such as 15:00. From then on the home page shows the next day of school.",
  }),
  lunchWeeks: list({
    label: "Lunch",
    hint: "One week, or several that go round. The first one is that of the first week of each term.",
    noun: "week",
    fields: week,
    limits: lunchWeekLimits,
  }),
})
