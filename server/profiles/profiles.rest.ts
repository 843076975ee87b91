import { z } from "zod"
import { badInput } from "../api/failures.ts"
import { list, type RestRow, row } from "../api/rest.ts"
import { deleted, richText, shape, text, whole } from "../api/shape.ts"
import { inputOf, owned, ownedFields } from "../content/rest-shape.ts"
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

const { picture, userId, user } = ownedFields

/** What a profile shows. */
export const profileFields = {
  id: whole,
  name: text,
  position: text,
  tag: group,
  bio: richText,
  pictures: picture,
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

function profileIn({ group, ...body }: Record<string, unknown>) {
  return { ...(inputOf(body) as object), ...(group !== undefined && { group: groupOf(group) }) } as never
}

const body = ["name", "tag", "position", "bio", "pictures"]
const names = { group: "tag", picture: "pictures" }
const kinds = { tag: group }

export const profilesRest: Record<string, RestRow> = {
  "GET /profiles/home": row(RestHomeProfilesDocument, {
    summary: "Gives a handful of profiles, and the words that stand beside them on the home page.",
    reply: ({ home: { profiles, staff } }) => ({ profiles: profiles.map(profileOf), message: staff }),
    gives: profilesAtHome,
  }),
  "GET /profiles/view/:id": row(RestProfileDocument, {
    summary: "Gives one profile.",
    with: (request) => ({ id: request.id() }),
    reply: ({ profile }) => profile && profileOf(profile),
    gives: profile,
  }),
  "GET /profiles/:group": list(RestProfilesDocument, {
    summary: "Lists the profiles of a group, in the order in which they were added.",
    params: { group },
    with: ({ params }) => ({ group: groupOf(params.group) }),
    page: ({ profiles }) => profiles,
    reply: (profiles) => profiles.map(profileOf),
    gives: profile.array(),
  }),
  "POST /profiles/add": row(RestAddProfileDocument, {
    summary: "Adds a profile.",
    body,
    names,
    kinds,
    ignores: ["userId"],
    with: ({ body }) => ({ input: profileIn(body) }),
    reply: ({ addProfile }) => profileOf(addProfile),
    gives: profile,
    status: 201,
  }),
  "PUT /profiles/edit/:id": row(RestEditProfileDocument, {
    summary: "Changes a profile. What is absent stays as it is.",
    body,
    names,
    kinds,
    ignores: ["userId", "id"],
    with: ({ id, body }) => ({ id: id(), input: profileIn(body) }),
    reply: ({ editProfile }) => profileOf(editProfile),
    gives: profile,
  }),
  "DELETE /profiles/delete/:id": row(RestDeleteProfileDocument, {
    summary: "Deletes a profile.",
    with: (request) => ({ id: request.id() }),
    reply: ({ deleteProfile }) => deleteProfile,
    gives: deleted,
  }),
}
