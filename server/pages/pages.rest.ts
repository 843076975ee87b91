import { type RestRequest, type RestRow, row } from "../api/rest.ts"
import { inputOf } from "../content/rest-shape.ts"
import { RestEditPageDocument, RestPageDocument, type RestPageFragment } from "../generated/rest.ts"

const shape = ({ picture, ...page }: RestPageFragment) => ({ ...page, picture: picture?.name ?? null })

/** A page is known by its word or by its number. */
function pageIn(request: RestRequest) {
  return /^\d+$/.test(request.params.id ?? "") ? { id: request.id() } : { key: request.params.id ?? "" }
}

/** Edits the named fields. */
const edit = (...fields: string[]) =>
  row(RestEditPageDocument, {
    with: (request) => ({ id: request.id(), input: inputOf(request.body, ...fields) }),
    reply: ({ editPage }) => shape(editPage),
  })

export const pagesRest: Record<string, RestRow> = {
  "GET /pages/view/:id": row(RestPageDocument, { with: pageIn, reply: ({ page }) => page && shape(page) }),
  "PUT /pages/edit/about:id": edit("title", "pageIntro"),
  "PUT /pages/edit/:id": edit("title", "pageIntro", "pageText"),
}
