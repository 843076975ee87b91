import { parse } from "graphql"
import { type Limit, throttleLimits } from "../../access/throttle.ts"
import { costOf, defaultItems, introspectionPoints, rootPoints, rowPoints, textPoints } from "../../base/api/cost.ts"
import { limits } from "../../base/api/limits.ts"
import { type DocsPage, type Facts, sampleFigure, section, table } from "./docs-page.ts"
import type { Sample } from "./sample.ts"
import { type SampleName, samples } from "./samples.ts"

/** The compiler checks that no limit is missing. */
const requestLimits: Record<keyof typeof limits, string> = {
  bodyBytes: "Bytes of a JSON body",
  bodyDepth: "Nesting depth of a JSON body",
  documentLength: "Characters in a document; put long texts into variables",
  tokens: "Tokens in a document",
  depth: "Nesting depth of fields",
  aliases: "Aliases",
  directives: "`@include` and `@skip` directives",
  repeats: "Pairs of fields with the same name",
  cost: "Points of an operation (see below)",
  queryTime: "Duration of a query in milliseconds",
  answersAtOnce: "Requests processed at a time; others are queued",
  answersAtOncePerAddress: "Requests processed at a time from one network address",
  answersWaiting: "Requests in the queue",
  turnTime: "Time in the queue in milliseconds, after which the response is BUSY",
  files: "Files",
  fileBytes: "Bytes of one file",
  picturePixels: "Pixels of one picture",
  fileReferences: "Places in the variables that one file may fill",
}

const rateLimits: Record<Limit, string> = {
  passwordByAccount: "Wrong passwords for one account",
  passwordByDevice: "Wrong passwords for one account, in a browser that was signed in to it before",
  passwordByAddress: "Wrong passwords from one network address",
  accountMail: "Mailed links requested from one network address, and wrong ones tried there",
  accountMailTo: "Links mailed to one account",
  enquiry: "Enquiries from one network address",
  attendance: "Event registrations from one network address",
  application: "Applications from one network address",
  consent: "Answers of families about one child",
  absence: "Absences from one network address",
  namesInTexts:
    "Forms of one account, below the role of an editor, whose texts are looked through for names of children",
  program: "Requests with the token of one program",
}

export const limitsPage: DocsPage = {
  path: "limits",
  title: "Limits",
  about: "Limits of a single request, the cost of operations, and rate limits.",
  body: (facts) => [
    section(
      "Request limits",
      table(
        ["What", "At most"],
        Object.entries(requestLimits).map(([limit, about]) => [about, inDigits(limits[limit as keyof typeof limits])]),
      ),
    ),
    section(
      "Points",
      `The cost of an operation is computed before it runs, from its largest possible response. It is refused above ${inDigits(limits.cost)} points:`,
      table(
        ["For", "Points"],
        [
          ["A field of `Query`", rootPoints.query],
          ["A field of `Mutation`", inDigits(rootPoints.mutation)],
          ["Each item on a page of a list", rowPoints],
          ...Object.entries(textPoints).map(([type, points]) => [`Each value of the type \`${type}\``, points]),
          ["Any other value", 1],
          ...Object.entries(introspectionPoints).map(([field, points]) => [`\`${field}\``, inDigits(points)]),
        ],
      ),
      `A paged list counts as \`perPage\` items, or 50 if \`perPage\` is a variable. Other lists count as their usual length: ${defaultItems.ofQuery} for a field of \`Query\`, ${defaultItems.within} inside another type, unless they are known to be longer.`,
      table(["Operation", "Points"], costsOf(facts)),
      sampleFigure("tooExpensive", facts),
    ),
    section(
      "Rate limits",
      "Further requests get TOO_MANY_REQUESTS (429 in REST), with the seconds to wait in `retryAfter` and in the `Retry-After` header.",
      table(
        ["What", "Times", "Within"],
        Object.entries(rateLimits).map(([limit, about]) => {
          const { points, duration } = throttleLimits[limit as Limit]
          return [about, points, duration === 60 ? "a minute" : `${duration / 60} minutes`]
        }),
      ),
      'If a limit counts a program, or the visitors from one network address, the response says how much is left, in the headers of the draft *RateLimit header fields for HTTP*: `RateLimit-Policy: "program";q=600;w=60` means 600 within 60 seconds, `RateLimit: "program";r=599;t=60` that 599 of them are left and that all are available again in 60 seconds. A program also gets the cost of each GraphQL operation in `extensions.cost`: `points`, and the maximum in `most`.',
    ),
  ],
}

const inDigits = (number: number) => number.toLocaleString("en-GB")

const costSamples: SampleName[] = ["viewer", "firstQuery", "oneStory", "page", "add", "tooExpensive"]

function costsOf({ schema }: Facts) {
  return costSamples.map((name) => {
    const { title, body }: Sample = samples[name]
    const { query } = body as { query: string }
    return [title, inDigits(costOf(schema, parse(query)))]
  })
}
