export interface Sample {
  title: string
  method?: "GET" | "POST" | "PUT" | "DELETE"
  /** With its query. */
  path: string
  /** `$NAME` in a value inserts a value that an earlier sample kept under that name. */
  headers?: Record<string, string>
  /** Sent as JSON. A string that is only `$NAME` inserts a kept value; `$…ID` inserts a number. */
  body?: object
  /** The parts of a multipart form; `@` precedes a file's name. */
  form?: Record<string, string>
  cookies?: boolean
  /** Keeps a value for later samples under `name`. `of`: its key in the JSON, or the header `etag`. */
  saves?: { name: string; of: string }
  shows?: string[]
}

export interface Recorded {
  status: number
  headers?: Record<string, string>
  body?: unknown
}

export const graphql = (query: string, variables?: object) => ({ path: "/graphql", body: { query, variables } })

export const methodOf = ({ method, body, form }: Sample) => method ?? (body || form ? "POST" : "GET")

export const savedValues = /"\$([A-Z]+)"/g

export const isNumber = (name: string) => name.endsWith("ID")

/** A shell command; `SITE` is the site's address. */
export function asCurl(sample: Sample): string {
  const { path, headers = {}, body, form = {}, cookies, saves, shows } = sample
  const method = methodOf(sample)
  const flags = saves ? ["-s"] : []
  const options = [
    ...((method === "GET" || method === "POST") && (method === "GET" || body || Object.keys(form).length)
      ? []
      : [`-X ${method}`]),
    ...Object.entries(headers).map(([name, value]) => `-H "${name}: ${value.replaceAll('"', '\\"')}"`),
    ...(body ? ['-H "Content-Type: application/json"', `-d ${quotedBody(body)}`] : []),
    // `-F` would end a text at its first semicolon.
    ...Object.entries(form).map(([name, value]) =>
      value.startsWith("@") ? `-F ${name}=${value}` : `--form-string ${name}=${quoted(value)}`,
    ),
    ...(cookies ? ["-b cookies.txt -c cookies.txt"] : []),
  ]
  const [first, ...others] = ["curl", ...flags, ...(shows || saves?.of === "etag" ? ["-i"] : []), `"$SITE${path}"`]
  const command = [[first, ...others].join(" "), ...options].join(" \\\n  ")
  return saves ? `${saves.name}=$(${command} |\n  ${extractCommand(saves.of)})` : command
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** Kept values are outside the quotes, so that the shell inserts them. */
const quotedBody = (body: object) =>
  quoted(JSON.stringify(body, null, 2)).replaceAll(savedValues, (_, name) =>
    isNumber(name) ? `'$${name}'` : `"'$${name}'"`,
  )

const extractCommand = (name: string) =>
  name === "etag" ? `tr -d '\\r' | sed -n 's/^[Ee][Tt]ag: //p'` : `sed -n 's/.*"${name}":"*\\([^",}]*\\).*/\\1/p'`

/** The sandbox's URL with a sample's operation; undefined for REST, and for signing in. */
export function inSandbox({ path, body, cookies }: Sample): string | undefined {
  if (path !== "/graphql" || !body || cookies) return undefined
  const { query, variables } = body as { query: string; variables?: object }
  return `/graphql#${new URLSearchParams({ query, ...(variables && { variables: JSON.stringify(variables) }) })}`
}
