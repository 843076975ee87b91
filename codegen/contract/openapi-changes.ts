import type { Change } from "../../server/doors/docs/changes.ts"
import type { OpenApi, Operation } from "../../server/doors/rest/openapi.ts"
import type { JsonSchema } from "../../server/doors/rest/openapi-components.ts"

/** Only added offers and removed demands do not break clients. Even a wider input counts as a change. */
export function openApiChanges(before: OpenApi, after: OpenApi): Change[] {
  return [
    ...pairUp(callsOf(before), callsOf(after)).flatMap(([call, had, has]) => {
      if (!had) return change("added", `\`${call}\` was added.`)
      if (!has) return removal(call, had)
      const isNew = has.deprecated && !had.deprecated
      const text = `\`${call}\` is deprecated, until ${has["x-sunset"]}.`
      return [...(isNew ? [change("deprecated", text)] : []), ...factChanges(call, factsOfCall(had), factsOfCall(has))]
    }),
    ...pairUp(webhooksOf(before), webhooksOf(after)).flatMap(([name, had, has]) => {
      if (had && has) return []
      return change(has ? "added" : "removed", `Webhook \`${name}\` was ${has ? "added" : "removed"}.`, !has)
    }),
    ...pairUp(shapesOf(before), shapesOf(after)).flatMap(([name, had, has]) =>
      had && has ? factChanges(name, factsOf(had, "", "received"), factsOf(has, "", "received")) : [],
    ),
  ]
}

const change = (kind: Change["kind"], text: string, breaks = false): Change => ({
  ...{ api: "REST", kind, text },
  ...(breaks && { breaks }),
})

function removal(call: string, { "x-sunset": until }: Operation): Change {
  const text = `\`${call}\` was removed.`
  return until ? { ...change("removed", text), until } : change("removed", text, true)
}

const callsOf = ({ paths }: OpenApi) =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  )

/** None in documents of releases before 0.2.0. */
const webhooksOf = ({ webhooks = {} }: Partial<OpenApi>) => new Map(Object.entries(webhooks))

const shapesOf = ({ components }: OpenApi) => new Map(Object.entries(components.schemas))

function pairUp<T>(before: Map<string, T>, after: Map<string, T>): [name: string, had?: T, has?: T][] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].map((name) => [name, before.get(name), after.get(name)])
}

interface Fact {
  kind: "offer" | "demand"
  text: string
  /** Undefined for an offer or demand without a value. */
  type?: string
}

function factChanges(subject: string, before: Fact[], after: Fact[]): Change[] {
  const byText = (facts: Fact[]) => new Map(facts.map((fact) => [fact.text, fact]))
  return pairUp(byText(before), byText(after)).flatMap(([text, had, has]) => {
    const prefix = `\`${subject}\` ${text}`
    if (!had) return change("added", `${prefix}: newly.`, has?.kind === "demand")
    if (!has) return change("removed", `${prefix}: no longer.`, had.kind === "offer")
    return had.type === has.type ? [] : change("changed", `${prefix}: ${has.type}, which was ${had.type}.`, true)
  })
}

const offer = (text: string, type?: string): Fact => ({ kind: "offer", text, type })
const demand = (text: string): Fact => ({ kind: "demand", text })

function factsOfCall({ security, parameters, requestBody, responses }: Operation): Fact[] {
  return [
    ...security.flatMap((scheme) => Object.keys(scheme).map((name) => demand(`asks for \`${name}\``))),
    ...parameters.flatMap(({ name, in: place, required, schema }) => [
      ...factsOf(schema, `${place} parameter \`${name}\``, "sent"),
      ...(required ? [demand(`asks for the ${place} parameter \`${name}\``)] : []),
    ]),
    ...(requestBody?.required ? [demand("asks for a body")] : []),
    ...contentFacts(requestBody?.content, "takes", "sent"),
    ...Object.entries(responses)
      .filter(([status]) => status < "300" || status === "default")
      .flatMap(([status, { headers = {}, content }]) => [
        offer(`answers ${status}`),
        ...Object.keys(headers).map((name) => offer(`answers ${status} with the header \`${name}\``)),
        ...contentFacts(content, `answers ${status} in`, "received"),
      ]),
  ]
}

type Direction = "sent" | "received"

const contentFacts = (content: Record<string, { schema: JsonSchema }> = {}, verb: string, direction: Direction) =>
  Object.entries(content).flatMap(([type, { schema }]) => factsOf(schema, `${verb} ${type}`, direction))

/** Lists a value's type and members: required inputs are demands, guaranteed outputs are offers. */
function factsOf(schema: JsonSchema, place: string, direction: Direction): Fact[] {
  const { properties = {}, required = [], items, anyOf = [] } = schema
  const inside = (name: string) => `${place} \`${name}\``.trim()
  return [
    ...(place ? [offer(place, typeOf(schema))] : []),
    ...Object.entries(properties).flatMap(([name, member]) => factsOf(member, inside(name), direction)),
    ...required.map((name) => (direction === "sent" ? demand : offer)(`${inside(name)} always`)),
    ...(items?.properties ? factsOf(items, `${place} each`, direction) : []),
    ...anyOf.flatMap((one, index) => (one.properties ? factsOf(one, `${place} (${index + 1})`, direction) : [])),
  ]
}

/** Includes the keywords that a validator checks. */
function typeOf({ $ref, anyOf, items, type, enum: values, ...others }: JsonSchema): string {
  if ($ref) return $ref.split("/").at(-1) ?? ""
  if (anyOf) return anyOf.map(typeOf).sort().join(" or ")
  const { description: _, properties: _members, required: _always, ...bounds } = others
  const words = Object.entries(bounds).map(([keyword, bound]) => `${keyword} ${JSON.stringify(bound)}`)
  const kinds = Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : [type].flat()
  return [items ? `list of ${typeOf(items)}` : kinds.join(" or "), ...words.sort()].join(", ")
}
