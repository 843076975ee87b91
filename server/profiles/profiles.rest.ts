import { z } from "zod"
import { badInput } from "../api/failures.ts"
import { list, type RestRow, row } from "../api/rest.ts"
import { converted, pictureName, sentText } from "../api/rest-body.ts"
import { richText, shape, text, whole } from "../api/shape.ts"
import { ownedRest } from "../content/owned.rest.ts"
import { owned, ownedFields } from "../content/rest-shape.ts"
import {
  RestAddProfileDocument,
  RestDeleteProfileDocument,
  RestEditProfileDocument,
  RestHomeProfilesDocument,
  RestProfileDocument,
  type RestProfileFragment,
  RestProfilesDocument,
} from "../generated/rest.ts"
import { ProfileGroup } from "./profile.ts"

const { GOVERNORS, MANAGEMENT, TEACHERS } = ProfileGroup

const group = z.literal([GOVERNORS, MANAGEMENT, TEACHERS]).describe("10 governors, 20 management, 30 teachers.")

const { picture, pictureMissing, userId, user } = ownedFields

/** What a profile shows. */
export const profileFields = {
  id: whole,
  name: text,
  position: text,
  tag: group,
  bio: richText,
  pictures: picture,
  pictureMissing,
  userId,
  user,
}

const profile = shape("Profile", profileFields)

const message = shape("HomeMessage", { tag: text, title: text, pageIntro: richText }, { of: "ContentPage" })

const profilesAtHome = shape("ProfilesAtHome", {
  profiles: profile.array().describe("The few that the home page shows."),
  message: message.nullable().describe("The page `staff`; null where there is none."),
})

/** A profile as section 3 of the specification has it: `pictures` is one file name, `tag` the number of the group. */
export function profileOf(profile: RestProfileFragment) {
  const { group, picture, ...fields } = owned(profile)
  return { ...fields, tag: ProfileGroup[group], pictures: picture }
}

/** A group by its number, which may arrive as text. @throws BAD_USER_INPUT for anything else. */
function groupOf(tag: unknown) {
  const known = ["string", "number"].includes(typeof tag) && /^[123]0$/.test(String(tag))
  if (!known) throw badInput({ tag: "The group is 10, 20 or 30." })
  return ProfileGroup[Number(tag)] as keyof typeof ProfileGroup
}

export const profilesRest: Record<string, RestRow> = {
  "GET /profiles/home": row(RestHomeProfilesDocument, {
    summary: "Gives a handful of profiles, and the words that stand beside them on the home page.",
    reply: ({ home: { profiles, staff } }) => ({ profiles: profiles.map(profileOf), message: staff }),
    gives: profilesAtHome,
  }),
  ...ownedRest({
    path: "/profiles",
    one: "a profile",
    view: RestProfileDocument,
    add: RestAddProfileDocument,
    edit: RestEditProfileDocument,
    remove: RestDeleteProfileDocument,
    body: {
      name: sentText,
      group: converted(group, groupOf).named("tag"),
      position: sentText,
      bio: sentText,
      picture: pictureName.named("pictures"),
    },
    ignores: { add: ["userId"], edit: ["userId", "id"] },
    shapeOf: profileOf,
    gives: profile,
    viewOf: profileOf,
    givesView: profile,
  }),
  "GET /profiles/:group": list(RestProfilesDocument, {
    summary: "Lists the profiles of a group, in the order in which they were added.",
    params: { group },
    with: ({ params }) => ({ group: groupOf(params.group) }),
    page: ({ profiles }) => profiles,
    reply: (profiles) => profiles.map(profileOf),
    gives: profile.array(),
  }),
}
