import { type OwnedMeta, startOwned } from "../starting-content/start-owned.ts"
import type { StartingContent } from "../starting-content/starting-content.ts"
import { Profile, type ProfileGroup } from "./profile.ts"

interface ProfileMeta extends OwnedMeta {
  name: string
  position: string
  group: ProfileGroup
  /** Among those of the group, such as 1 for who leads it; without one after those who have one. */
  place?: number
}

/** The people of data/profiles. */
export async function startProfiles(starting: StartingContent) {
  const profiles = await starting.texts<ProfileMeta>("profiles")
  const placeOf = ({ place = profiles.length }: ProfileMeta) => place
  // They are shown in the order in which they were added.
  for (const { meta, html } of profiles.toSorted((a, b) => placeOf(a.meta) - placeOf(b.meta))) {
    const { name, position, group } = meta
    await startOwned(starting, Profile, meta, { name, position, group, bio: html })
  }
}
