import { z } from "zod"
import { badInput } from "../../base/failures/failures.ts"
import { richText, shape, text } from "../../base/failures/shape.ts"
import { list, type RestRow, row } from "../../content/api/rest.ts"
import { converted, scalarText } from "../../content/api/rest-body.ts"
import { itemRows } from "../../content/items/owned.rest.ts"
import { RestField, restRichText, restText } from "../../content/items/rest-fields.ts"
import { operation, pageIn, type RestItem, restType } from "../../content/items/rest-type.ts"
import { ProfileGroup, profile as profileType } from "./profile.ts"

const { GOVERNORS, MANAGEMENT, TEACHERS } = ProfileGroup

const group = z.literal([GOVERNORS, MANAGEMENT, TEACHERS]).describe("10 governors, 20 management, 30 teachers.")

function parseGroup(tag: unknown) {
  if (!/^[123]0$/.test(scalarText(tag))) throw badInput({ tag: "The group is 10, 20 or 30." })
  return ProfileGroup[Number(tag)] as keyof typeof ProfileGroup
}

/** See section 3 of the specification. */
export const profile = restType(profileType, {
  path: "/profiles",
  fields: {
    name: restText,
    position: restText,
    group: new RestField<ProfileGroup>({
      sent: converted(group, parseGroup),
      shown: group,
      show: (name) => ProfileGroup[name as keyof typeof ProfileGroup],
    }).named("tag"),
    bio: restRichText,
  },
  picture: "pictures",
  dated: false,
  ignores: { add: ["userId"], edit: ["userId", "id"] },
  narrowedBy: { group: "ProfileGroup", userId: "Int" },
})

const message = shape("HomeMessage", { tag: text, title: text, pageIntro: richText }, { of: "ContentPage" })

interface Home {
  home: { profiles: RestItem[]; staff: { tag: string; title: string; pageIntro: string } | null }
}

const home = operation<Home, Record<string, never>>(
  `{ home { profiles { ${profile.selection} } staff { tag title pageIntro } } }`,
)

export const profilesRest: Record<string, RestRow> = {
  "GET /profiles/home": row(home, {
    summary: "Gets the profiles that the home page shows, and the text beside them.",
    reply: ({ home: { profiles, staff } }) => ({ profiles: profiles.map(profile.show), message: staff }),
    returns: shape("ProfilesAtHome", {
      profiles: profile.shape.array().describe("Profiles that the home page shows."),
      message: message.nullable().describe("The page `staff`; null if there is none."),
    }),
  }),
  ...itemRows(profile),
  "GET /profiles/:group": list(profile.list, {
    summary: "Lists the profiles of a group, in their order.",
    params: { group },
    with: ({ params }) => ({ group: parseGroup(params.group) }),
    page: pageIn,
    reply: (profiles) => profiles.map(profile.show),
    returns: profile.shape.array(),
  }),
}
