import { notFound } from "../../base/failures/failures.ts"
import { fileName, integer, pictureAlt, pictureMissing, richText, shape, text } from "../../base/failures/shape.ts"
import { type RestRow, row } from "../../content/api/rest.ts"
import { converted, type Fields, pictureName, sentText } from "../../content/api/rest-body.ts"
import type { RestRequest } from "../../content/api/rest-request.ts"
import {
  type EditPageInput,
  RestAboutPageDocument,
  RestEditPageDocument,
  RestPageDocument,
  type RestPageFragment,
} from "../../generated/rest.ts"
import { fullText, mainText } from "./rest-page-text.ts"

const page = shape(
  "Page",
  {
    ...{ id: integer, title: text, pageIntro: richText },
    pageText: richText.describe(
      "Sanitised HTML: the main text, followed by the page's facts, prices, sections, documents and related pages.",
    ),
    ...{ picture: fileName.nullable(), pictureMissing, pictureAlt, tag: text },
  },
  { of: "ContentPage" },
)

const key = text.describe("Page key, such as `about`, or page ID.")

const pageOf = ({ id, title, pageIntro, tag, picture, ...texts }: RestPageFragment) => ({
  ...{ id, title, pageIntro, pageText: fullText(texts) },
  ...{ picture: picture?.name ?? null, pictureAlt: picture?.alt ?? null, tag },
})

const sentPageText = text.describe(
  "The main text, alone or followed by the parts exactly as `GET /pages/view/{id}` returns them, which are " +
    "not edited. If the parts were changed, the response is 409 and nothing is saved.",
)

function pageIn({ params: { id = "" }, ...request }: RestRequest) {
  if (/^\d+$/.test(id)) return { id: request.id() }
  if (!/^[\w-]{1,60}$/.test(id)) throw notFound()
  return { key: id }
}

const edit = (summary: string, fields: Fields<EditPageInput>) =>
  row(RestEditPageDocument, {
    summary,
    body: { input: fields },
    ignores: ["id"],
    with: ({ id }) => ({ id: id() }),
    reply: ({ editPage }) => pageOf(editPage),
    returns: page,
  })

/** The path serves the about page only; other ids are NOT_FOUND. */
function onlyAbout(path: RestRow): RestRow {
  return {
    ...path,
    also: [RestAboutPageDocument],
    async answer(run, request, response) {
      const { page } = await run(RestAboutPageDocument, {})
      if (page?.id !== request.id()) throw notFound()
      return path.answer(run, request, response)
    },
  }
}

const withMainText = (path: RestRow): RestRow => ({
  ...path,
  also: [RestPageDocument],
  async answer(run, request, response) {
    const { pageText } = request.body
    if (typeof pageText !== "string") return path.answer(run, request, response)
    const { page } = await run(RestPageDocument, { id: request.id() })
    if (!page) throw notFound()
    const body = { ...request.body, pageText: mainText(pageText, page) }
    return path.answer(run, { ...request, body }, response)
  },
})

export const pagesRest: Record<string, RestRow> = {
  "GET /pages/view/:id": row(RestPageDocument, {
    summary: "Gets one page.",
    params: { id: key },
    with: pageIn,
    reply: ({ page }) => page && pageOf(page),
    returns: page,
  }),
  "PUT /pages/edit/about:id": onlyAbout(
    edit("Edits the heading and intro of the page about the school. Omitted fields are unchanged.", {
      title: sentText,
      pageIntro: sentText,
    }),
  ),
  "PUT /pages/edit/:id": withMainText(
    edit("Edits a page. Omitted fields are unchanged.", {
      title: sentText,
      pageIntro: sentText,
      pageText: converted(sentPageText, (sent) => sent as string),
      picture: pictureName,
    }),
  ),
}
