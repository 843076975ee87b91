import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import formats from "ajv-formats"
import type { OpenApi } from "../server/doors/rest/openapi.ts"

/** Fetches a site's OpenAPI document on first use. Drop it with that site: its port may be reused by another. */
export function validatorOf(url: string): () => Promise<OpenApiValidator> {
  let cached: Promise<OpenApiValidator> | undefined
  return () => {
    cached ??= fetchDocument(url)
    return cached
  }
}

let shared: Promise<OpenApiValidator> | undefined

/** The same for sites of this process that share an API: their documents only differ in the origin, and building a check is slow. */
export function sharedValidator(url: string): Promise<OpenApiValidator> {
  shared ??= fetchDocument(url).catch((error) => {
    shared = undefined
    throw error
  })
  return shared
}

async function fetchDocument(url: string) {
  const answer = await fetch(`${url}/openapi.json`)
  return new OpenApiValidator(await answer.json())
}

/** Validates answers against an OpenAPI document. */
export class OpenApiValidator {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true })
  private readonly checks = new Map<string, ValidateFunction>()
  private readonly templates: { template: string; fits: RegExp }[]

  constructor(private readonly document: OpenApi) {
    ;(formats as unknown as (ajv: Ajv2020) => void)(this.ajv)
    this.ajv.addSchema(document, "openapi")
    const byFewerParameters = Object.keys(document.paths).sort((one, other) => parameters(one) - parameters(other))
    this.templates = byFewerParameters.map((template) => ({ template, fits: patternOf(template) }))
  }

  /** The fault of an answer to a documented call. Undefined for a correct answer, and for an undocumented call. */
  faultOf(method: string, path: string, status: number, body: unknown): string | undefined {
    const pathname = path.split("?")[0] ?? ""
    const fitting = this.templates.filter(({ fits }) => fits.test(pathname)).map(({ template }) => template)
    if (!fitting.length) return undefined
    const template = fitting.find((one) => this.document.paths[one]?.[method.toLowerCase()])
    const check = template ? this.checkOf(template, method.toLowerCase(), status) : this.check("Failure", failure)
    if (!check) return `${method} ${template} is not documented to answer ${status}`
    if (check(body)) return undefined
    return `${method} ${path} ${status}: ${this.ajv.errorsText(check.errors)} in ${JSON.stringify(body).slice(0, 600)}`
  }

  private checkOf(template: string, method: string, status: number) {
    const responses = this.document.paths[template]?.[method]?.responses ?? {}
    const named = responses[status] ? String(status) : status >= 400 ? "default" : undefined
    if (!named || !responses[named]?.content) return undefined
    const parts = ["paths", template, method, "responses", named, "content", "application/json", "schema"]
    return this.check(parts.join(" "), `openapi#/${parts.map(escaped).join("/")}`)
  }

  private check(name: string, $ref: string) {
    const check = this.checks.get(name) ?? this.ajv.compile({ $ref })
    this.checks.set(name, check)
    return check
  }
}

const failure = "openapi#/components/schemas/Failure"
const escaped = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))
const parameters = (template: string) => template.split("{").length

function patternOf(template: string) {
  const literal = template.replace(/[.*+?^$()|[\]\\]/g, "\\$&")
  return new RegExp(`^${literal.replace(/\{\w+\}/g, "[^/]+")}/?$`)
}
