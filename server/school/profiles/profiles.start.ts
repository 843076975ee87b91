import { type OwnedMeta, startOwned } from "../../content/starting-content/start-owned.ts"
import type { StartingContent } from "../../content/starting-content/starting-content.ts"
import { Profile } from "./profile.ts"

interface ProfileMeta extends OwnedMeta, Pick<Profile, "name" | "position" | "group"> {
  /** Order within the group, from 1; last if undefined. */
  place?: number
  /** The address of the account to which messages for the person are mailed. */
  account?: string
}

/** Added in order, as lists sort by group and id. */
export async function startProfiles(starting: StartingContent) {
  const profiles = await starting.texts<ProfileMeta>("profiles")
  const placeOf = ({ meta: { place = profiles.length } }: (typeof profiles)[number]) => place
  for (const { meta, html } of profiles.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const { name, position, group, account } = meta
    const accountId = account ? starting.userId(account) : null
    await startOwned(starting, Profile, meta, { name, position, group, bio: html, accountId })
  }
}
