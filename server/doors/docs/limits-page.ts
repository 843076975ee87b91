import { parse } from "graphql"
import { type Limit, throttleLimits } from "../../access/throttle.ts"
import { costOf, introspectionPoints, rootPoints, rowPoints, textPoints, usualItems } from "../../base/api/cost.ts"
import { limits } from "../../base/api/limits.ts"
import { type DocsPage, type Facts, section, shown, table } from "./docs-page.ts"
import type { Sample } from "./sample.ts"
import { type SampleName, samples } from "./samples.ts"

/** The subject of each limit of one request. A missing one does not compile. */
const ofRequests: Record<keyof typeof limits, string> = {
  bodyBytes: "Bytes of a JSON body",
  bodyDepth: "Lists and objects of a JSON body within each other",
  documentLength: "Characters of a document; long texts are variables",
  tokens: "Words, names and brackets of a document",
  depth: "Fields within fields",
  aliases: "Fields under another name",
  directives: "`@include` and `@skip`",
  repeats: "Pairs of fields that have the same name",
  cost: "Points of the operation, as below",
  queryTime: "Milliseconds that a query may take",
  answersAtOnce: "Answers that are computed at a time; others wait their turn",
  answersAtOncePerAddress: "Of them, those of one network address",
  answersWaiting: "Answers that wait for their turn",
  turnTime: "Milliseconds of waiting, after which the answer is BUSY",
  files: "Files",
  fileBytes: "Bytes of one file",
  picturePixels: "Pixels of one picture",
  fileReferences: "Places that one file may fill",
}

const ofTries: Record<Limit, string> = {
  passwordByAccount: "Wrong passwords for one account",
  passwordByDevice: "The same, in a browser in which the account was signed in before",
  passwordByAddress: "Wrong passwords from one network address",
  accountMail: "Links by mail that one network address asks for, or opens",
  accountMailTo: "Links by mail to one account",
  enquiry: "Enquiries from one network address",
  attendance: "Answers to events from one network address",
  application: "Applications from one network address",
  absence: "Absences from one network address",
  program: "Requests of one program, by its token",
}

export const limitsPage: DocsPage = {
  path: "limits",
  title: "Limits",
  about: "What one request may ask for, what it costs, and how often something may be tried.",
  body: (facts) => [
    section(
      "Of one request",
      table(
        ["What", "At most"],
        Object.entries(ofRequests).map(([limit, about]) => [about, inDigits(limits[limit as keyof typeof limits])]),
      ),
    ),
    section(
      "Points",
      `An operation is weighed before it runs, by the largest answer that it can have, and refused above ${inDigits(limits.cost)} points:`,
      table(
        ["For", "Points"],
        [
          ["A field of `Query`", rootPoints.query],
          ["A field of `Mutation`", inDigits(rootPoints.mutation)],
          ["Each item of a page of a list", rowPoints],
          ...Object.entries(textPoints).map(([type, points]) => [`Each value of the type \`${type}\``, points]),
          ["Each other value", 1],
          ...Object.entries(introspectionPoints).map(([field, points]) => [`\`${field}\``, inDigits(points)]),
        ],
      ),
      `A page of a list counts \`perPage\` items, or 50 where a variable says how many; a list without pages as many as are usual: ${usualItems.ofQuery} as a field of \`Query\`, ${usualItems.within} within something else, where the list is not known to hold more.`,
      table(["Operation", "Points"], costsOf(facts)),
      shown("tooExpensive", facts),
    ),
    section(
      "Of tries",
      "What is more is TOO_MANY_REQUESTS, in REST 429, with the seconds to wait in `retryAfter` and in the header `Retry-After`.",
      table(
        ["What", "Times", "Within"],
        Object.entries(ofTries).map(([limit, about]) => {
          const { points, duration } = throttleLimits[limit as Limit]
          return [about, points, duration === 60 ? "a minute" : `${duration / 60} minutes`]
        }),
      ),
      'Where a limit counts a program, or visitors of one network address, the answer says how much of it is left, in the headers of the draft *RateLimit header fields for HTTP*: `RateLimit-Policy: "program";q=600;w=60` is 600 within 60 seconds, `RateLimit: "program";r=599;t=60` that 599 of them remain and that all are there again in 60 seconds. A program also finds what each GraphQL operation cost in `extensions.cost`: `points`, and the `most` that one may cost.',
    ),
  ],
}

const inDigits = (number: number) => number.toLocaleString("en-GB")

const weighed: SampleName[] = ["viewer", "firstQuery", "oneStory", "page", "add", "tooExpensive"]

function costsOf({ schema }: Facts) {
  return weighed.map((name) => {
    const { title, body }: Sample = samples[name]
    const { query } = body as { query: string }
    return [title, inDigits(costOf(schema, parse(query)))]
  })
}
