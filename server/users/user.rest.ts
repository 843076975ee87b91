import type { TypedDocumentNode } from "@graphql-typed-document-node/core"
import { Role } from "../access/roles.ts"
import { badInput, notFound } from "../api/failures.ts"
import { either, list, type RestRequest, type RestRow, type Run, row, wholeList } from "../api/rest.ts"
import type { PageOf } from "../content/paging.ts"
import { inputOf, owned } from "../content/rest-shape.ts"
import { shape as galleryShape } from "../galleries/galleries.rest.ts"
import {
  RestAddUserDocument,
  RestChangePasswordDocument,
  RestEditUserDocument,
  RestResetPasswordDocument,
  RestSetUserAccessDocument,
  RestUserArticlesDocument,
  RestUserDocument,
  RestUserForAdministrationDocument,
  type RestUserFragment,
  RestUserGalleriesDocument,
  RestUserNewsDocument,
  RestUserProfilesDocument,
  RestUsersDocument,
} from "../generated/rest.ts"
import { shape as profileShape } from "../profiles/profiles.rest.ts"

const contacts = ["telephone", "twitter", "linkedIn", "instagram"]

/** A user as section 3 of the specification has it: the role a number, the picture a file name. */
function found({ role, picture, ...fields }: RestUserFragment) {
  return { ...fields, role: role && Role[role], picture: picture?.name ?? null }
}

/** A role as the body gives it, by its GraphQL name. */
function roleIn(given: unknown) {
  const name = /^[1-5]$/.test(String(given)) ? Role[Number(given)] : undefined
  if (!name) throw badInput({ role: "The role is a whole number from 1 to 5." })
  return name as keyof typeof Role
}

/** Empty contact details may come as null. */
function profileIn({ body }: RestRequest) {
  const blank = contacts.filter((key) => body[key] === null).map((key) => [key, ""])
  return inputOf({ ...body, ...Object.fromEntries(blank) }, "name", ...contacts)
}

function accessIn({ body: { role, suspend } }: RestRequest) {
  if (role === undefined && suspend === undefined) throw badInput({ role: "Please send role and suspend, or pwd." })
  return { ...(role !== undefined && { role: roleIn(role) }), suspend: suspend as boolean | undefined }
}

const givesPassword = ({ body }: RestRequest) => body.pwd !== undefined || body.oldPwd !== undefined

const reset = row(RestResetPasswordDocument, {
  with: (request) => ({ id: request.id(), password: (request.body.pwd ?? "") as string }),
  reply: ({ resetPassword }) => found(resetPassword),
  names: { password: "pwd" },
})

const change = row(RestChangePasswordDocument, {
  with: ({ body }) => ({ oldPassword: (body.oldPwd ?? "") as string, newPassword: (body.pwd ?? "") as string }),
  names: { oldPassword: "oldPwd", newPassword: "pwd" },
})

const editProfile = row(RestEditUserDocument, {
  with: (request) => ({ id: request.id(), input: profileIn(request) }),
  reply: ({ editUser }) => found(editUser),
})

/** A list that a user has added to, whole: the operation, and how its result becomes the documented shape. */
interface Work {
  document: RestRow["document"]
  listed(run: Run, userId: number): Promise<unknown[]>
}

function work<R, T>(
  document: TypedDocumentNode<R, { userId: number }>,
  pageIn: (result: R) => PageOf<T>,
  shape: (item: T) => unknown,
): Work {
  const listed = async (run: Run, userId: number) =>
    (await wholeList(async (page) => pageIn(await run(document, { userId, ...page })))).map(shape)
  return { document: document as Work["document"], listed }
}

const userStories = work(RestUserNewsDocument, ({ newsStories }) => newsStories, owned)
const userArticles = work(RestUserArticlesDocument, ({ articles }) => articles, owned)
const userProfiles = work(RestUserProfilesDocument, ({ profiles }) => profiles, profileShape)
const userGalleries = work(RestUserGalleriesDocument, ({ galleries }) => galleries, galleryShape)

/** A user with what they have published, each list whole. */
function userWith<R>(
  document: TypedDocumentNode<R, { id: number }>,
  userIn: (result: R) => RestUserFragment | null | undefined,
  works: Record<string, Work>,
): RestRow {
  return {
    document: document as RestRow["document"],
    also: Object.values(works).map((listed) => listed.document),
    status: 200,
    async answer(run, request) {
      const user = userIn(await run(document, { id: request.id() }))
      if (!user) throw notFound("This user")
      const answer: Record<string, unknown> = { foundUser: found(user) }
      for (const [name, { listed }] of Object.entries(works)) answer[name] = await listed(run, user.id)
      return answer
    },
  }
}

export const userRest: Record<string, RestRow> = {
  "GET /users/view/:id": userWith(RestUserDocument, ({ user }) => user, { userStories, userArticles }),
  // Own passwords need the old one; somebody else's is an administrator's to reset.
  "PUT /users/edit/:id": either(
    givesPassword,
    either((request) => request.id() === request.viewerId, change, reset),
    editProfile,
  ),
  "GET /admin/users": list(RestUsersDocument, {
    page: ({ users }) => users,
    reply: (users) => {
      const having = (fits: (role: number) => boolean) => users.map(found).filter(({ role }) => fits(Number(role)))
      return {
        admins: having((role) => role >= Role.ADMINISTRATOR),
        editors: having((role) => role === Role.EDITOR),
        authors: having((role) => role === Role.AUTHOR),
        users: having((role) => role === Role.REGULAR),
      }
    },
  }),
  "GET /admin/users/:id": userWith(RestUserForAdministrationDocument, ({ users }) => users.items[0], {
    userStories,
    userArticles,
    userProfiles,
    userGalleries,
  }),
  "PUT /admin/users/:id": either(
    givesPassword,
    reset,
    row(RestSetUserAccessDocument, {
      with: (request) => ({ id: request.id(), ...accessIn(request) }),
      reply: ({ setUserAccess }) => found(setUserAccess),
    }),
  ),
  "POST /admin/users": row(RestAddUserDocument, {
    with: ({ body }) => ({
      input: {
        name: body.name ?? "",
        email: body.email ?? "",
        role: roleIn(body.role),
        password: body.pwd ?? "",
      } as never,
    }),
    reply: ({ addUser }) => found(addUser),
    names: { password: "pwd" },
    status: 201,
  }),
}
