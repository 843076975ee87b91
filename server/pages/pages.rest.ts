import { notFound } from "../api/failures.ts"
import { type RestRow, row } from "../api/rest.ts"
import type { RestRequest } from "../api/rest-request.ts"
import { fileName, richText, shape, text, whole } from "../api/shape.ts"
import { inputOf } from "../content/rest-shape.ts"
import { RestEditPageDocument, RestPageDocument, type RestPageFragment } from "../generated/rest.ts"

const page = shape(
  "Page",
  { id: whole, title: text, pageIntro: richText, pageText: richText, picture: fileName.nullable(), tag: text },
  { of: "ContentPage" },
)

const key = text.describe("The page's word, such as `about`, or its id.")

const pageOf = ({ picture, ...page }: RestPageFragment) => ({ ...page, picture: picture?.name ?? null })

/** A page is known by its word or by its number. */
function pageIn({ params: { id = "" }, ...request }: RestRequest) {
  if (/^\d+$/.test(id)) return { id: request.id() }
  if (!/^[\w-]{1,60}$/.test(id)) throw notFound()
  return { key: id }
}

/** Edits the named fields. */
const edit = (summary: string, ...fields: string[]) =>
  row(RestEditPageDocument, {
    summary,
    body: fields,
    ignores: ["id"],
    with: ({ id, body }) => ({ id: id(), input: inputOf(body) }),
    reply: ({ editPage }) => pageOf(editPage),
    gives: page,
  })

export const pagesRest: Record<string, RestRow> = {
  "GET /pages/view/:id": row(RestPageDocument, {
    summary: "Gives one page.",
    params: { id: key },
    with: pageIn,
    reply: ({ page }) => page && pageOf(page),
    gives: page,
  }),
  "PUT /pages/edit/about:id": edit(
    "Changes the heading and intro of the page about the school. What is absent stays as it is.",
    ...["title", "pageIntro"],
  ),
  "PUT /pages/edit/:id": edit(
    "Changes a page. What is absent stays as it is.",
    ...["title", "pageIntro", "pageText", "picture"],
  ),
}
