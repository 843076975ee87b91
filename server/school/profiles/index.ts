import type { Context } from "../../content/api/context.ts"
import type { Screen } from "../../content/api/feature.ts"
import { eraseFromBin } from "../../content/history/erase.ts"
import { ownedFeature } from "../../content/items/owned-feature.ts"
import { publicRows } from "../../content/items/visibility.ts"
import { Profile, profile } from "./profile.ts"
import { ProfileAccountResolver } from "./profile-account.resolver.ts"
import { ProfileOrderResolver } from "./profile-order.resolver.ts"
import { startProfiles } from "./profiles.start.ts"

async function eraseProfile(id: number, { content, pictures, viewer }: Context) {
  await content.as(viewer).remove(Profile, id)
  await eraseFromBin("PROFILE", id, viewer, pictures)
}

/** Maximum rows whose texts the office is offered to translate. */
const maxTranslated = 500

const groups: Screen[] = [
  {
    path: "/governors",
    searchEntry: (t) => ({ title: t("Governors"), text: t("The board: the people who govern the school.") }),
  },
  {
    path: "/management",
    searchEntry: (t) => ({ title: t("Management"), text: t("The people who manage and run the school day to day.") }),
  },
  {
    path: "/teachers",
    searchEntry: (t) => ({ title: t("Teachers"), text: t("The staff who teach the classes: who teaches what.") }),
  },
]

export const profiles = ownedFeature(profile, {
  aboutPeople: [{ type: Profile, called: "People", whose: ["name"], erase: eraseProfile }],
  resolvers: [ProfileAccountResolver, ProfileOrderResolver],
  list: {
    path: "/profiles",
    searchEntry: (t) => ({ title: t("People"), text: t("Everybody who works at the school.") }),
  },
  screens: groups,
  pages: Object.fromEntries(groups.map(({ path }) => [path, ["page"]])),
  start: startProfiles,
  texts: async ({ read }) => {
    const people = await publicRows(read, Profile, { order: { id: "ASC" }, take: maxTranslated }).getMany()
    return { "Positions of people": people.map(({ position }) => position) }
  },
})
