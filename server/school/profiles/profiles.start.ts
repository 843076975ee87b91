import { type OwnedMeta, startOwned } from "../../content/starting-content/start-owned.ts"
import type { StartingContent } from "../../content/starting-content/starting-content.ts"
import { Profile, type ProfileGroup } from "./profile.ts"

interface ProfileMeta extends OwnedMeta {
  name: string
  position: string
  group: ProfileGroup
  /** Among those of the group, such as 1 for who leads it; without one after those who have one. */
  place?: number
}

/** A list of people goes by group, then by id. */
export async function startProfiles(starting: StartingContent) {
  const profiles = await starting.texts<ProfileMeta>("profiles")
  const placeOf = ({ meta: { place = profiles.length } }: (typeof profiles)[number]) => place
  for (const { meta, html } of profiles.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const { name, position, group } = meta
    await startOwned(starting, Profile, meta, { name, position, group, bio: html })
  }
}
