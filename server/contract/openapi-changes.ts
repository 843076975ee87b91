import type { OpenApi, Operation } from "../api/openapi.ts"
import type { JsonSchema } from "../api/openapi-components.ts"
import { added, broken, type Change } from "./change.ts"

/** What differs between two documents of the REST API. What was deprecated may go once its day has come, `today` being `YYYY-MM-DD`. */
export function openApiChanges(before: OpenApi, after: OpenApi, today: string): Change[] {
  const [earlier, later] = [callsOf(before), callsOf(after)]
  const compared = new Set<string>()
  const calls = [...earlier].flatMap(([call, operation]) => {
    const found = later.get(call)
    if (found) return new Comparison({ before, after, compared, subject: call }).changes(operation, found)
    const until = operation["x-sunset"]
    return [{ ...broken("REST", `${call} was removed.`, "removed"), breaks: !until || until >= today }]
  })
  const fresh = [...later.keys()].filter((call) => !earlier.has(call))
  return [...calls, ...fresh.map((call) => added("REST", `${call} was added.`))]
}

const callsOf = ({ paths }: OpenApi) =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  )

/** Which way a value goes: what clients send may only become more, what they receive only what they know. */
type Direction = "sent" | "received"

interface Compared {
  before: OpenApi
  after: OpenApi
  /** Named shapes that were compared: what differs in one is reported once, not of every call that has it. */
  compared: Set<string>
  /** A call, or a named shape. */
  subject: string
}

class Comparison {
  private readonly found: Change[] = []

  constructor(private readonly about: Compared) {}

  changes(earlier: Operation, later: Operation): Change[] {
    if (earlier.security.length === 0 && later.security.length > 0) this.break("asks for an access token")
    if (!earlier.deprecated && later.deprecated)
      this.found.push({
        ...{ api: "REST", kind: "deprecated", breaks: false },
        text: `${this.about.subject} is deprecated, until ${later["x-sunset"]}.`,
      })
    this.parameters(earlier, later)
    this.bodies(earlier, later)
    this.answers(earlier, later)
    return this.found
  }

  private parameters({ parameters: had }: Operation, { parameters: has }: Operation) {
    for (const one of had) {
      const found = has.find(({ name, in: place }) => name === one.name && place === one.in)
      if (!found) this.break(`takes no \`${one.name}\` any more`)
      else {
        if (found.required && !one.required) this.break(`asks for \`${one.name}\``)
        this.schemas(one.schema, found.schema, "sent", `\`${one.name}\``)
      }
    }
    for (const { name, required } of has.filter(({ name }) => !had.some((one) => one.name === name)))
      if (required) this.break(`asks for \`${name}\``)
      else this.add(`takes \`${name}\``)
  }

  private bodies({ requestBody: had }: Operation, { requestBody: has }: Operation) {
    if (!had && has?.required) this.break("asks for a body")
    for (const [type, { schema }] of Object.entries(had?.content ?? {})) {
      const found = has?.content[type]
      if (!found) this.break(`takes no ${type} any more`)
      else this.schemas(schema, found.schema, "sent", "the body")
    }
  }

  private answers({ responses: had }: Operation, { responses: has }: Operation) {
    for (const [status, { content = {} }] of Object.entries(had).filter(([status]) => status < "300")) {
      const found = has[status]
      if (!found) this.break(`answers no ${status} any more`)
      for (const [type, { schema }] of Object.entries(content)) {
        const later = found?.content?.[type]
        if (!later) this.break(`answers no ${type} any more`)
        else this.schemas(schema, later.schema, "received", "the answer")
      }
    }
  }

  private schemas(earlier: JsonSchema, later: JsonSchema, direction: Direction, place: string) {
    const [had, has] = [kindsIn(earlier, this.about.before), kindsIn(later, this.about.after)]
    const [narrower, wider] = direction === "sent" ? [had, has] : [has, had]
    const unknown = narrower.filter((one) => !wider.some((other) => fits(one, other)))
    if (unknown.length) {
      const what = direction === "sent" ? "no longer takes" : "answers something new"
      this.break(`${what} in ${place}: ${unknown.map(inWords).join(", ")}`)
    }
    for (const one of narrower) {
      const other = mostAlike(one, wider)
      if (other && direction === "sent") this.kind(one, other, direction, place)
      else if (other) this.kind(other, one, direction, place)
    }
  }

  private kind(earlier: Kind, later: Kind, direction: Direction, place: string) {
    const { name } = later
    if (!name || earlier.name !== name) return this.members(earlier.schema, later.schema, direction, place)
    const { compared } = this.about
    const key = `${direction} ${name}`
    if (compared.has(key)) return
    compared.add(key)
    const named = new Comparison({ ...this.about, subject: name })
    named.members(earlier.schema, later.schema, direction, "it")
    this.found.push(...named.found)
  }

  private members(earlier: JsonSchema, later: JsonSchema, direction: Direction, place: string) {
    if (earlier.items && later.items) this.schemas(earlier.items, later.items, direction, `each of ${place}`)
    this.bounds(earlier, later, direction, place)
    const [had, has] = [earlier.properties ?? {}, later.properties ?? {}]
    for (const [name, schema] of Object.entries(had)) {
      const found = has[name]
      const where = `\`${name}\`${of(place)}`
      if (!found) this.break(direction === "sent" ? `takes no ${where} any more` : `answers no ${where} any more`)
      else this.schemas(schema, found, direction, where)
    }
    for (const name of Object.keys(has).filter((one) => !had[one]))
      if (direction === "received") this.add(`has \`${name}\`${inPlace(place)}`)
      else if (!later.required?.includes(name)) this.add(`takes \`${name}\`${inPlace(place)}`)
    const [must, may] = direction === "sent" ? [later, earlier] : [earlier, later]
    for (const name of must.required ?? [])
      if (!may.required?.includes(name) && (direction === "sent" || has[name]))
        this.break(
          direction === "sent" ? `asks for \`${name}\`${inPlace(place)}` : `may leave out \`${name}\`${inPlace(place)}`,
        )
  }

  /** A bound that the document has not had is one that the site had all along. */
  private bounds(earlier: JsonSchema, later: JsonSchema, direction: Direction, place: string) {
    if (direction === "received") return
    for (const [bound, isNarrower] of Object.entries(narrower)) {
      const [had, has] = [earlier[bound], later[bound]]
      if (typeof had === "number" && typeof has === "number" && isNarrower(had, has))
        this.break(`takes ${place} within a \`${bound}\` of ${has}, no longer ${had}`)
    }
  }

  private break(what: string) {
    this.found.push(broken("REST", `${this.about.subject} ${what}.`))
  }

  private add(what: string) {
    this.found.push(added("REST", `${this.about.subject} ${what}.`))
  }
}

/** A named shape is what the sentence begins with. */
const inPlace = (place: string) => (place === "it" ? "" : ` in ${place}`)
const of = (place: string) => (place === "it" ? "" : ` of ${place}`)

const least = (had: number, has: number) => has > had
const most = (had: number, has: number) => has < had
const narrower = { minimum: least, minLength: least, minItems: least, maximum: most, maxLength: most, maxItems: most }

interface Kind {
  name?: string
  schema: JsonSchema
}

/** All of them, without references and choices around them. */
function kindsIn(schema: JsonSchema, document: OpenApi, name?: string): Kind[] {
  const referred = schema.$ref?.split("/").at(-1)
  if (referred) return kindsIn(document.components.schemas[referred] ?? {}, document, referred)
  if (schema.anyOf) return schema.anyOf.flatMap((one) => kindsIn(one, document))
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => ({ schema: { const: value } }))
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ name, schema: { ...schema, type } }))
  return [{ name, schema }]
}

/** Whether every value of the one kind is of the other kind too, as far as their types say. */
function fits({ schema: one }: Kind, { schema: other }: Kind) {
  if (other.const !== undefined) return one.const === other.const
  if (other.type === undefined) return true
  const type = one.const === undefined ? one.type : typeOf(one.const)
  return type === other.type || (other.type === "number" && type === "integer")
}

const typeOf = (value: unknown) => (Number.isInteger(value) ? "integer" : typeof value)

/** Of several kinds of object, the one with the most members in common and the fewest others. */
function mostAlike(one: Kind, others: Kind[]) {
  const names = Object.keys(one.schema.properties ?? {})
  const distance = ({ schema: { properties = {} } }: Kind) => {
    const inCommon = names.filter((name) => properties[name]).length
    return names.length + Object.keys(properties).length - 2 * inCommon
  }
  return others.filter((other) => fits(one, other)).toSorted((first, second) => distance(first) - distance(second))[0]
}

const inWords = ({ schema: { const: value, type } }: Kind) =>
  value === undefined ? String(type ?? "anything") : JSON.stringify(value)
