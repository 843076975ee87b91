import { Role } from "../../access/roles.ts"
import { badInput } from "../../base/failures/failures.ts"
import { shape, text } from "../../base/failures/shape.ts"
import { list, oneOfTwo, type RestRow, row } from "../../content/api/rest.ts"
import { converted, Field, requiredText, scalarText, sentFlag } from "../../content/api/rest-body.ts"
import type { RestRequest } from "../../content/api/rest-request.ts"
import {
  RestAddUserDocument,
  RestSetUserAccessDocument,
  RestUserForAdministrationDocument,
  RestUsersDocument,
} from "../../generated/rest.ts"
import { gallery } from "../galleries/galleries.rest.ts"
import { profile } from "../profiles/profiles.rest.ts"
import { hasPassword, published, publishedList, reset, role, user, userOf, userWith } from "./user.rest.ts"

const usersByRole = shape("UsersByRole", {
  admins: user.array().describe("Administrators and superusers."),
  editors: user.array().describe("Editors."),
  authors: user.array().describe("Authors."),
  users: user.array().describe("Regular users."),
})

const userProfiles = publishedList({
  list: profile.list,
  shape: shape(
    "AdministeredProfile",
    { ...profile.members, profileTitle: text.describe("Title in the list of a user's content: the person's name.") },
    { of: "Profile" },
  ),
  show: (item) => ({ ...profile.show(item), profileTitle: item.name }),
})
const userGalleries = publishedList(gallery)

function parseRole(input: unknown) {
  const name = /^[1-5]$/.test(scalarText(input)) ? Role[Number(input)] : undefined
  if (!name) throw badInput({ role: "The role is a whole number from 1 to 5." })
  return name as keyof typeof Role
}

const roleField = converted(role, parseRole)

function requireAccess({ body: { role, suspend } }: RestRequest) {
  if (role === undefined && suspend === undefined) throw badInput({ role: "Please send role and suspend, or pwd." })
}

const setAccess = row(RestSetUserAccessDocument, {
  summary: "Sets a user's role and suspension.",
  body: { role: roleField, suspend: sentFlag },
  with(request) {
    requireAccess(request)
    return { id: request.id() }
  },
  reply: ({ setUserAccess }) => userOf(setUserAccess),
  returns: user,
})

export const userAdministrationRest: Record<string, RestRow> = {
  "GET /admin/users": list(RestUsersDocument, {
    summary: "Lists all users, grouped by role.",
    page: ({ users }) => users,
    reply: (users) => {
      const withRole = (test: (role: number) => boolean) => users.map(userOf).filter(({ role }) => test(Number(role)))
      return {
        admins: withRole((role) => role >= Role.ADMINISTRATOR),
        editors: withRole((role) => role === Role.EDITOR),
        authors: withRole((role) => role === Role.AUTHOR),
        users: withRole((role) => role === Role.REGULAR),
      }
    },
    returns: usersByRole,
  }),
  "GET /admin/users/:id": userWith(RestUserForAdministrationDocument, {
    summary: "Gets a user with all that they published.",
    name: "AdministeredUser",
    userIn: ({ user }) => user,
    published: { ...published, userProfiles, userGalleries },
  }),
  "PUT /admin/users/:id": oneOfTwo(
    "Sets a user's role and suspension, or the password.",
    hasPassword,
    reset,
    setAccess,
  ),
  "POST /admin/users": row(RestAddUserDocument, {
    summary: "Adds a user.",
    body: {
      input: {
        ...{ name: requiredText, email: requiredText },
        role: new Field(parseRole, { kind: role }),
        password: requiredText.named("pwd"),
      },
    },
    reply: ({ addUser }) => userOf(addUser),
    returns: user,
    status: 201,
  }),
}
