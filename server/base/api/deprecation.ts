import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from "graphql"
import { oncePer } from "../once-per.ts"

/** Shown in `@deprecated(reason:)` and in REST rows. Days in UTC, `YYYY-MM-DD`. */
export interface Deprecation {
  since: string
  until: string
}

const dates = /Since (\d{4}-\d\d-\d\d), until (\d{4}-\d\d-\d\d)\.$/

export const deprecated = (instead: string, { since, until }: Deprecation) =>
  `${instead} Since ${since}, until ${until}.`

/** @throws Error for a reason without the two days: clients must know how long they have. */
export function deprecationIn(reason: string): Deprecation {
  const [, since, until] = dates.exec(reason) ?? []
  if (!since || !until) throw new Error(`This deprecation does not say from when to when: ${reason}`)
  return { since, until }
}

/** Headers for an answer that used something deprecated (RFC 9745, RFC 8594). The earliest removal counts. */
export function deprecationHeaders(all: Deprecation[]): Record<string, string> {
  const [first] = all.toSorted((one, other) => (one.until < other.until ? -1 : 1))
  if (!first) return {}
  return {
    Deprecation: `@${Date.parse(first.since) / 1000}`,
    Sunset: new Date(first.until).toUTCString(),
    Link: '</docs/changes>; rel="deprecation"; type="text/html"',
  }
}

export const deprecationOf = oncePer((document: DocumentNode, schema: GraphQLSchema) =>
  deprecationHeaders(deprecatedIn(schema, document)),
)

function deprecatedIn(schema: GraphQLSchema, document: DocumentNode): Deprecation[] {
  const reasons: string[] = []
  const info = new TypeInfo(schema)
  const note = (reason: string | null | undefined) => void (reason && reasons.push(reason))
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: () => note(info.getFieldDef()?.deprecationReason),
      Argument: () => note(info.getArgument()?.deprecationReason),
      EnumValue: () => note(info.getEnumValue()?.deprecationReason),
    }),
  )
  return reasons.map(deprecationIn)
}
