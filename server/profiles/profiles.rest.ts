import { badInput } from "../api/failures.ts"
import { list, type RestRow, row } from "../api/rest.ts"
import { inputOf, owned } from "../content/rest-shape.ts"
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

/** A profile as section 3 of the specification has it: `pictures` is one file name, `tag` the number of the group. */
export function shape(profile: RestProfileFragment) {
  const { group, picture, ...fields } = owned(profile)
  return { ...fields, tag: ProfileGroup[group], pictures: picture }
}

/** A group by its number, which may arrive as text. @throws BAD_USER_INPUT for anything else. */
function groupOf(tag: unknown) {
  const known = ["string", "number"].includes(typeof tag) && /^[123]0$/.test(String(tag))
  if (!known) throw badInput({ tag: "The group is 10, 20 or 30." })
  return ProfileGroup[Number(tag)] as keyof typeof ProfileGroup
}

function profileIn({ tag, pictures, ...body }: Record<string, unknown>) {
  const input = inputOf({ ...body, picture: pictures }, "name", "position", "bio") as object
  return { ...input, ...(tag !== undefined && { group: groupOf(tag) }) } as never
}

const names = { group: "tag", picture: "pictures" }

export const profilesRest: Record<string, RestRow> = {
  "GET /profiles/home": row(RestHomeProfilesDocument, {
    reply: ({ home: { profiles, staff } }) => ({ profiles: profiles.map(shape), message: staff }),
  }),
  "GET /profiles/view/:id": row(RestProfileDocument, {
    with: (request) => ({ id: request.id() }),
    reply: ({ profile }) => profile && shape(profile),
  }),
  "GET /profiles/:group": list(RestProfilesDocument, {
    with: ({ params }) => ({ group: groupOf(params.group) }),
    page: ({ profiles }) => profiles,
    reply: (profiles) => profiles.map(shape),
  }),
  "POST /profiles/add": row(RestAddProfileDocument, {
    with: ({ body }) => ({ input: profileIn(body) }),
    reply: ({ addProfile }) => shape(addProfile),
    names,
    status: 201,
  }),
  "PUT /profiles/edit/:id": row(RestEditProfileDocument, {
    with: (request) => ({ id: request.id(), input: profileIn(request.body) }),
    reply: ({ editProfile }) => shape(editProfile),
    names,
  }),
  "DELETE /profiles/delete/:id": row(RestDeleteProfileDocument, {
    with: (request) => ({ id: request.id() }),
    reply: ({ deleteProfile }) => deleteProfile,
  }),
}
