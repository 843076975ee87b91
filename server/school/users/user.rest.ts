import type { TypedDocumentNode } from "@graphql-typed-document-node/core"
import { z } from "zod"
import { Role } from "../../access/roles.ts"
import { notFound } from "../../base/failures/failures.ts"
import { fileName, flag, instant, integer, pictureMissing, shape, text } from "../../base/failures/shape.ts"
import { oneOfTwo, type RestRow, type Run, row, unpagedList } from "../../content/api/rest.ts"
import { clearableText, pictureName, requiredText, sentText } from "../../content/api/rest-body.ts"
import type { RestRequest } from "../../content/api/rest-request.ts"
import { pageIn, type RestType } from "../../content/items/rest-type.ts"
import {
  RestChangePasswordDocument,
  RestEditUserDocument,
  RestResetPasswordDocument,
  RestUserDocument,
  type RestUserFragment,
} from "../../generated/rest.ts"
import { articleRest } from "../articles/article.ts"
import { newsStoryRest } from "../news/news-story.ts"

const contactTexts = { telephone: text, twitter: text, linkedIn: text, instagram: text }

export const role = z
  .literal([Role.REGULAR, Role.AUTHOR, Role.EDITOR, Role.ADMINISTRATOR, Role.SUPERUSER])
  .describe("1 regular, 2 author, 3 editor, 4 administrator, 5 superuser.")

/** Email, role, suspension and dates are null unless the viewer is the user or an administrator. */
export const user = shape("User", {
  ...{ id: integer, name: text, email: text.nullable(), role: role.nullable(), suspend: flag.nullable() },
  ...{
    ...contactTexts,
    picture: fileName.nullable(),
    pictureMissing,
    updatedAt: instant.nullable(),
    createdAt: instant.nullable(),
  },
})

/** By section 3 of the specification `role` is a number, `picture` a file name. */
export function userOf({ role, picture, ...fields }: RestUserFragment) {
  return { ...fields, role: role ? (Role[role] as Exclude<Role, Role.PUBLIC>) : null, picture: picture?.name ?? null }
}

export const hasPassword = ({ body }: RestRequest) => body.pwd !== undefined || body.oldPwd !== undefined

export const reset = row(RestResetPasswordDocument, {
  summary: "Sets another user's password, as an administrator.",
  body: { password: requiredText.named("pwd") },
  with: ({ id }) => ({ id: id() }),
  reply: ({ resetPassword }) => userOf(resetPassword),
  returns: user,
})

const change = row(RestChangePasswordDocument, {
  summary: "Changes your own password.",
  body: { oldPassword: requiredText.named("oldPwd"), newPassword: requiredText.named("pwd") },
})

const editProfile = row(RestEditUserDocument, {
  summary: "Edits a user's profile.",
  body: {
    input: {
      ...{ name: sentText, telephone: clearableText, twitter: clearableText, linkedIn: clearableText },
      ...{ instagram: clearableText, picture: pictureName },
    },
  },
  with: ({ id }) => ({ id: id() }),
  reply: ({ editUser }) => userOf(editUser),
  returns: user,
})

interface PublishedList {
  document: RestRow["document"]
  returns: z.ZodType
  load(run: Run, userId: number): Promise<unknown[]>
}

export function publishedList({ list: document, shape: returns, show }: Pick<RestType, "list" | "shape" | "show">) {
  const load = async (run: Run, userId: number) =>
    (await unpagedList(async (page) => pageIn(await run(document, { userId, ...page })))).items.map(show)
  return { document, returns, load }
}

export const published = { userStories: publishedList(newsStoryRest), userArticles: publishedList(articleRest) }

interface UserWithOptions<R> {
  summary: string
  name: string
  userIn: (result: R) => RestUserFragment | null | undefined
  published: Record<string, PublishedList>
}

export function userWith<R>(
  document: TypedDocumentNode<R, { id: number }>,
  { summary, name, userIn, published }: UserWithOptions<R>,
): RestRow {
  const lists = Object.entries(published).map(([list, { returns }]) => [
    list,
    returns.array().describe("Newest first."),
  ])
  return {
    ...{ summary, document, status: 200, params: {}, query: [], bodies: [] },
    also: Object.values(published).map((list) => list.document),
    returns: [shape(name, { foundUser: user.describe("The user."), ...Object.fromEntries(lists) })],
    async answer(run, request) {
      const user = userIn(await run(document, { id: request.id() }))
      if (!user) throw notFound("This user")
      const answer: Record<string, unknown> = { foundUser: userOf(user) }
      for (const [list, { load }] of Object.entries(published)) answer[list] = await load(run, user.id)
      return answer
    },
  }
}

export const userRest: Record<string, RestRow> = {
  "GET /users/view/:id": userWith(RestUserDocument, {
    summary: "Gets a user with the stories and articles that they wrote.",
    name: "UserView",
    userIn: ({ user }) => user,
    published,
  }),
  // Changing one's own password requires the old one; administrators reset others'.
  "PUT /users/edit/:id": oneOfTwo(
    "Edits a user's profile (omitted fields are unchanged), or the password.",
    (request) => !hasPassword(request),
    editProfile,
    oneOfTwo("Changes a password.", (request) => request.id() === request.viewerId, change, reset),
  ),
}
