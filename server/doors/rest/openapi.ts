import type { GraphQLSchema } from "graphql"
import { Role, type Rule, ruleOf } from "../../access/auth.ts"
import { describeRule } from "../../access/describe-rules.ts"
import { deprecated } from "../../base/api/deprecation.ts"
import { failuresOf } from "../../base/failures/fails.ts"
import { type FailureCode, mayRetry, statusOf } from "../../base/failures/failures.ts"
import { failure } from "../../base/failures/shape.ts"
import { maxItems, type RestRow } from "../../content/api/rest.ts"
import { operationsIn } from "../graphql/root-calls.ts"
import { Components, type JsonSchema } from "./openapi-components.ts"
import { bodySchema, inputsOf } from "./openapi-inputs.ts"
import { openApiWebhooks } from "./openapi-webhooks.ts"

export interface OpenApi {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  /** By topic and event: `news_story.published`. */
  webhooks: ReturnType<typeof openApiWebhooks>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  deprecated?: boolean
  "x-sunset"?: string
  security: Record<string, string[]>[]
  parameters: { name: string; in: "path" | "query"; required: boolean; description?: string; schema: JsonSchema }[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { description: string; headers?: object; content?: Record<string, { schema: JsonSchema }> }>
}

interface OpenApiOptions {
  schema: GraphQLSchema
  sections: Record<string, Record<string, RestRow>>
  siteUrl: string
  version: string
}

export function openApi({ schema, sections, siteUrl, version }: OpenApiOptions): OpenApi {
  const components = new Components(schema)
  const paths: OpenApi["paths"] = {}
  for (const [tag, rows] of Object.entries(sections)) {
    for (const [path, row] of Object.entries(rows)) {
      const [method, route] = path.split(" ") as [string, string]
      const template = route.replace(/:(\w+)/g, "{$1}")
      paths[template] ??= {}
      paths[template][method.toLowerCase()] = operationOf({ schema, components, tag, method, template, row })
    }
  }
  return {
    openapi: "3.1.1",
    info: { title: "The school's REST API", version, description: introduction },
    servers: [{ url: siteUrl }],
    tags: Object.keys(sections).map((name) => ({ name })),
    paths,
    webhooks: openApiWebhooks(components),
    components: { schemas: components.schemas, securitySchemes },
  }
}

const introduction =
  "The API of the school's earlier server, for programs written for it. New programs should use GraphQL, on which " +
  "these calls run. Lists are complete unless `page` or `perPage` is given. Times are ISO 8601 in UTC."

const securitySchemes = {
  accessToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description:
      "Returned by signing in or refreshing; lasts 15 minutes. Once it is no longer valid, the response is 403.",
  },
  refreshCookie: {
    type: "apiKey",
    in: "cookie",
    name: "refresh",
    description: "Set by signing in, and not readable by scripts. Named `__Host-refresh` on https.",
  },
}

interface Described {
  schema: GraphQLSchema
  components: Components
  tag: string
  method: string
  template: string
  row: RestRow
}

function operationOf({ schema, components, tag, method, template, row }: Described): Operation {
  const operations = [row.document, ...row.bodies.map(({ document }) => document)].flatMap(operationsIn)
  const rules = operations.map((operation) => ruleOf(schema, operation))
  const open = rules.some(({ role }) => role === Role.PUBLIC)
  return {
    operationId: method.toLowerCase() + template.replace(/[^a-z]+([a-z]?)/gi, (_, letter) => letter.toUpperCase()),
    tags: [tag],
    summary: row.summary,
    description: [
      row.byCookie ? "Uses only the refresh cookie." : describeRule(rules[0] as Rule),
      row.deprecated && deprecated(row.deprecated.instead, row.deprecated),
    ]
      .filter(Boolean)
      .join(" "),
    ...(row.deprecated && { deprecated: true, "x-sunset": row.deprecated.until }),
    security: open ? (row.byCookie ? [{ refreshCookie: [] }] : []) : [{ accessToken: [] }],
    parameters: [...pathParameters(template, row, components), ...queryParameters(schema, row, components)],
    ...(row.bodies.length && { requestBody: requestBody(schema, row, components) }),
    responses: {
      [row.status]: success(row, components),
      ...failures(codesOf(schema, operations, row, { open, named: template.includes("{id}") }), components),
    },
  }
}

function pathParameters(template: string, { params }: RestRow, components: Components): Operation["parameters"] {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)
  return names.map((name) => {
    const kind = params[name]
    return { name, in: "path", required: true, schema: kind ? components.of(kind) : anId }
  })
}

const anId: JsonSchema = { type: "integer", minimum: 1, maximum: 2_147_483_647 }

function queryParameters(
  schema: GraphQLSchema,
  { document, query }: RestRow,
  components: Components,
): Operation["parameters"] {
  const variables = inputsOf(schema, document, components)
  return query.map((name) => {
    const variable = variables[name]
    if (!variable) throw new Error(`No operation has the variable ${name} that a REST row takes from the query.`)
    return { name, in: "query", required: false, description: variable.description, schema: variable.schema() }
  })
}

function requestBody(schema: GraphQLSchema, { bodies, multipart }: RestRow, components: Components) {
  const kinds = bodies.map((body) => ({ description: body.summary, ...bodySchema(schema, body, components) }))
  const [{ description: _, ...only }, ...others] = kinds as [JsonSchema, ...JsonSchema[]]
  const type = multipart ? "multipart/form-data" : "application/json"
  return { required: true, content: { [type]: { schema: others.length ? { anyOf: kinds } : only } } }
}

function success({ status, returns, query }: RestRow, components: Components): Operation["responses"][string] {
  const description = status === 201 ? "Added." : "Done."
  if (!returns.length) return { description }
  const kinds = returns.map((kind) => components.of(kind))
  const [only, ...others] = kinds
  const content = { "application/json": { schema: others.length ? { anyOf: kinds } : (only as JsonSchema) } }
  return { description, content, ...(query.includes("page") && { headers: listHeaders }) }
}

const listHeaders = {
  "X-Total-Count": {
    description: "Total number of items in the list, regardless of the part returned.",
    schema: { type: "integer", minimum: 0 },
  },
  Link: {
    description:
      "URLs of the first, previous, next and last page, if a page was requested or the list has more than " +
      `${maxItems} items.`,
    schema: { type: "string" },
  },
}

function codesOf(
  schema: GraphQLSchema,
  operations: string[],
  { bodies, byCookie, status, query }: RestRow,
  { open, named }: { open: boolean; named: boolean },
) {
  const codes = new Set<FailureCode>(operations.flatMap((name) => failuresOf(schema, name)))
  if (bodies.length || named || query.length) codes.add("BAD_USER_INPUT")
  if (bodies.length) codes.add("TOO_LARGE")
  if (named && status === 200) codes.add("NOT_FOUND")
  if (!open) for (const code of ["UNAUTHENTICATED", "INVALID_TOKEN"] as const) codes.add(code)
  if (byCookie) codes.add("FORBIDDEN")
  return [...codes]
}

const meanings: Record<number, string> = {
  400: "A value is missing or invalid: `fields` says which.",
  401: "No access token, or invalid credentials.",
  403: "The access token is invalid or has expired, or the account is not allowed to do this.",
  404: "Not found.",
  409: "Somebody else changed it first, or the name is taken.",
  413: "Too large.",
  415: "Not a supported picture type.",
  429: "Too many attempts: `Retry-After` says how many seconds to wait.",
  503: "The server is overloaded, or its data is unavailable: `Retry-After` says how many seconds to wait.",
}

const retryHeader = {
  "Retry-After": { description: "Seconds to wait before retrying.", schema: { type: "integer" } },
}

function failures(codes: FailureCode[], components: Components): Operation["responses"] {
  const content = { "application/json": { schema: components.of(failure) } }
  const named = codes
    .toSorted((one, other) => statusOf(one) - statusOf(other))
    .map((code) => {
      const description = meanings[statusOf(code)] ?? "Refused."
      return [statusOf(code), { description, content, ...(mayRetry(code) && { headers: retryHeader }) }]
    })
  return { ...Object.fromEntries(named), default: { description: "Any other failure.", content } }
}
