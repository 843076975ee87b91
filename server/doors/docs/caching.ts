import { type DocsPage, section, shown } from "./docs-page.ts"

export const caching: DocsPage = {
  path: "caching",
  title: "Caching",
  about: "Asking again for what one has, without receiving it again.",
  body: (facts) => [
    section(
      "ETag",
      "What everybody may read has an `ETag`, over REST and over GraphQL, by GET and by POST. Send it back as `If-None-Match`, and as long as nothing has changed the answer is 304 without a body. An answer is never older than a write that was acknowledged before it was asked for.",
      shown("first", facts),
      shown("unchanged", facts),
      "What is asked for with an access token, or with a session's cookie, is that account's own and is not kept anywhere.",
    ),
    section(
      "Pictures",
      "The address of a picture stands for one picture in one width. Browsers keep it; shared caches keep it for a minute, so that one which was taken down is soon gone.",
    ),
  ],
}
