import type { Section } from "../content/section.ts"
import type { ProfileGroup } from "../generated/graphql.ts"

export type Group = {
  /** The server's name; the numbers 10, 20 and 30 of the specification's section 9. */
  group: ProfileGroup
  title: string
  one: string
  path: string
}

export const groups: Group[] = [
  { group: "GOVERNORS", title: "Governors", one: "Governor", path: "/governors" },
  { group: "MANAGEMENT", title: "Management", one: "Management", path: "/management" },
  { group: "TEACHERS", title: "Teachers", one: "Teacher", path: "/teachers" },
]

export function groupOf(group: ProfileGroup): Group {
  return groups.find((one) => one.group === group) as Group
}

const type = "PROFILE"
const add = { label: "Add Profile", path: "/profiles/add", operation: "addProfile" } as const

export const peopleSection: Section = { type, title: "People", path: "/profiles", all: "All people", add }

export const groupSection = ({ title, path }: Group): Section => ({
  type,
  title,
  path,
  all: `All ${title.toLowerCase()}`,
  add,
})
