import { type DocsPage, sampleFigure, section } from "./docs-page.ts"

export const caching: DocsPage = {
  path: "caching",
  title: "Caching",
  about: "Revalidating data that you already have without downloading it again.",
  body: (facts) => [
    section(
      "ETag",
      "Public responses have an `ETag`, over REST and over GraphQL, by GET and by POST. Send it back as `If-None-Match`: as long as nothing has changed, the response is 304 without a body. A response is never older than a write that was acknowledged before the request.",
      sampleFigure("first", facts),
      sampleFigure("unchanged", facts),
      "Responses to requests with an access token or a session cookie belong to that account, and are not cached anywhere.",
    ),
    section(
      "Pictures",
      "The URL of a picture identifies one picture in one width. Browsers cache it; shared caches keep it for a minute only, so that a picture that was taken down soon disappears.",
    ),
  ],
}
