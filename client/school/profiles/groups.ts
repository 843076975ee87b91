import { msg } from "../../base/ui/words/translate.ts"
import type { ProfileGroup } from "../../generated/graphql.ts"
import type { Section } from "../../items/content/section.ts"

export type Group = {
  all: string
  /** Corresponds to 10, 20 or 30 in the specification, section 9. */
  group: ProfileGroup
  title: string
  noun: string
  path: string
}

export const groups: Group[] = [
  { group: "GOVERNORS", title: msg("Governors"), noun: "Governor", path: "/governors", all: msg("All governors") },
  {
    group: "MANAGEMENT",
    title: msg("Management"),
    noun: "Management",
    path: "/management",
    all: msg("All management"),
  },
  { group: "TEACHERS", title: msg("Teachers"), noun: "Teacher", path: "/teachers", all: msg("All teachers") },
]

export const groupOf = (group: ProfileGroup): Group => groups.find((one) => one.group === group) as Group

export const peopleSection: Section = {
  type: "PROFILE",
  title: msg("People"),
  path: "/profiles",
  all: msg("All people"),
  noun: "profile",
  toastName: "Profile",
  add: { path: "/profiles/add", label: "Add Profile", operation: "addProfile" },
}

export const groupSection = ({ title, path, all }: Group): Section => ({ ...peopleSection, title, path, all })
