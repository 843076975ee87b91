import { expect } from "vitest"
import { failureCodes } from "../server/base/failures/failures.ts"
import { validatorOf } from "./openapi-validator.ts"
import { operation } from "./operation.ts"

// Vitest would compare buffers like objects, byte by byte: a megabyte takes five seconds.
if (process.env.VITEST)
  expect.addEqualityTesters([
    (one, other) => (Buffer.isBuffer(one) && Buffer.isBuffer(other) ? one.equals(other) : undefined),
  ])

export interface GraphQLAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the answer it asked for
  data?: any
  errors?: { message: string; extensions: FailureExtensions }[]
}

interface FailureExtensions {
  code: string
  fields?: Record<string, string>
  sentences?: { text: string; values?: Record<string, string | number>; field?: string }[]
  stored?: unknown
  retryAfter?: number
}

export interface RestAnswer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the answer it asked for
  body: any
}

/** An HTTP client of a school: stores an access token, and cookies like a browser. */
export class Client {
  accessToken?: string
  id = 0
  readonly cookies = new Map<string, string>()

  /** `validator` has the OpenAPI document that answers of the site at `url` must match. */
  constructor(
    readonly url: string,
    private readonly validator = validatorOf(url),
  ) {}

  async signIn(email: string, password: string) {
    const { accessToken, viewer } = await this.call("login", { email, password }, "accessToken viewer { id }")
    this.accessToken = accessToken
    this.id = viewer.id
  }

  /** The whole answer of a GraphQL operation. */
  async graphql(query: string, variables: Record<string, unknown> = {}): Promise<GraphQLAnswer> {
    const { body } = await this.rest("POST", "/graphql", { query, variables })
    return withKnownCodes(body)
  }

  /** The data of a GraphQL operation that must not fail. */
  async request(query: string, variables: Record<string, unknown> = {}) {
    const answer = await this.graphql(query, variables)
    expect(answer.errors).toBeUndefined()
    return { data: answer.data }
  }

  /** The result of a query or mutation that must not fail. `fields`: those to read, by default its id. */
  async call(name: string, args: Record<string, unknown> = {}, fields?: string) {
    return (await this.request(operation(name, args, fields), args)).data[name]
  }

  /** The whole answer of a query or mutation that may fail. */
  try(name: string, args: Record<string, unknown> = {}, fields?: string): Promise<GraphQLAnswer> {
    return this.graphql(operation(name, args, fields), args)
  }

  /** The error code of a refused query or mutation. */
  async refusal(name: string, args: Record<string, unknown> = {}) {
    return codeOf(await this.try(name, args))
  }

  /** The messages of a refused query or mutation, by field. */
  async faults(name: string, args: Record<string, unknown> = {}) {
    return faultsIn(await this.try(name, args))
  }

  /** A GraphQL operation with one file as `$file`, by the multipart request specification. */
  async upload(
    query: string,
    variables: Record<string, unknown>,
    file: Blob,
    path = "variables.file",
    name = "picture.png",
  ): Promise<GraphQLAnswer> {
    const form = new FormData()
    form.set("operations", JSON.stringify({ query, variables }))
    form.set("map", JSON.stringify({ 0: [path] }))
    form.set("0", file, name)
    const { body } = await this.send("POST", "/graphql", form, { "apollo-require-preflight": "true" })
    return withKnownCodes(body)
  }

  rest(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<RestAnswer> {
    const json = body === undefined ? undefined : JSON.stringify(body)
    return this.send(method, path, json, {
      ...(json !== undefined && { "content-type": "application/json" }),
      ...headers,
    })
  }

  async send(method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}): Promise<RestAnswer> {
    const response = await fetch(this.url + path, {
      method,
      body,
      headers: { ...this.identity(), ...headers },
      redirect: "manual",
    })
    this.storeCookies(response)
    const text = await response.text()
    const isJson = response.headers.get("content-type")?.includes("json") && text !== ""
    if (isJson && !path.startsWith("/graphql")) await this.checkSchema(method, path, response.status, JSON.parse(text))
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }

  /** Checks that every answer of a documented path matches the site's own OpenAPI document. */
  private async checkSchema(method: string, path: string, status: number, body: unknown) {
    const fault = (await this.validator()).faultOf(method, path, status, body)
    expect(fault).toBeUndefined()
  }

  private identity() {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    return { ...(this.accessToken && { authorization: `Bearer ${this.accessToken}` }), ...(cookie && { cookie }) }
  }

  private storeCookies(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=")
      if (value) this.cookies.set(name, value)
      else this.cookies.delete(name)
    }
  }
}

/** Checks that every error has a code of the schema. */
function withKnownCodes(answer: GraphQLAnswer): GraphQLAnswer {
  for (const { extensions } of answer.errors ?? []) expect(failureCodes).toContain(extensions.code)
  return answer
}

/** The code of an answer's first error. */
export const codeOf = (answer: GraphQLAnswer) => answer.errors?.[0]?.extensions.code

/** The messages of an answer's first error, by field. */
export const faultsIn = (answer: GraphQLAnswer) => answer.errors?.[0]?.extensions.fields ?? {}
