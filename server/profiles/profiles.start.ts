import { type OwnedMeta, startOwned } from "../starting-content/start-owned.ts"
import type { StartingContent } from "../starting-content/starting-content.ts"
import { Profile, type ProfileGroup } from "./profile.ts"

interface ProfileMeta extends OwnedMeta {
  name: string
  position: string
  group: ProfileGroup
}

/** The people of data/profiles. */
export async function startProfiles(starting: StartingContent) {
  for (const { meta, html } of await starting.texts<ProfileMeta>("profiles")) {
    const { name, position, group } = meta
    await startOwned(starting, Profile, meta, { name, position, group, bio: html })
  }
}
