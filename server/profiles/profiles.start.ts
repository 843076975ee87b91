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

export async function startProfiles(starting: StartingContent) {
  for (const { meta, html } of inPlaces(await starting.texts<ProfileMeta>("profiles"))) {
    const { name, position, group } = meta
    await startOwned(starting, Profile, meta, { name, position, group, bio: html })
  }
}

/** In the order of the files, but that those of one group who have a place come before the others of it. */
function inPlaces<T extends { meta: ProfileMeta }>(profiles: T[]): T[] {
  const placeOf = ({ meta: { place = profiles.length } }: T) => place
  const waiting = profiles.toSorted((a, b) => placeOf(a) - placeOf(b))
  return profiles.flatMap(({ meta: { group } }) =>
    waiting.splice(
      waiting.findIndex((next) => next.meta.group === group),
      1,
    ),
  )
}
