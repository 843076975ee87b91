import { once } from "node:events"
import { createServer } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { describe, expect, it, onTestFinished } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { codeOf } from "../../../test/client.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { SiteInfo } from "../../content/site-info/site-info.ts"
import { guardRequests } from "./guard-requests.ts"

const { school } = schoolOfThisFile({}, { CORS_ORIGINS: "https://old.jacarandahill.example" })

describe("/.well-known/security.txt", () => {
  const said = async (by: School) => {
    const { status, headers, body } = await by.visitor().send("GET", "/.well-known/security.txt")
    expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"])
    return Object.fromEntries([...String(body).matchAll(/^(.*?): (.*)$/gm)].map(([, name, value]) => [name, value]))
  }

  it("names the contact for security reports, its expiry, languages and address", async () => {
    const named = { SCHOOL_EMAIL: "office@school.example", SITE_URL: "https://www.school.example" }
    const other = await School.open(named)
    const text = await said(other)
    await other.close()
    expect(text).toMatchObject({
      Contact: "mailto:office@school.example",
      "Preferred-Languages": "en",
      Canonical: "https://www.school.example/.well-known/security.txt",
    })
    const days = (Date.parse(String(text.Expires)) - Date.now()) / 86_400_000
    expect(Math.abs(days - 89.5)).toBeLessThan(1.5)
  })

  it("names the contact form if the school has no email address", async () => {
    expect((await said(school)).Contact).toMatch(/^http:.*\/contact$/)
  })
})

it("Every answer forbids inline script and style, framing and other hosts", async () => {
  for (const path of ["/", "/news", "/graphql", "/healthz", "/nothing-here"]) {
    const { headers } = await school.visitor().send("GET", path)
    const policy = headers.get("content-security-policy")
    for (const rule of ["default-src", "frame-ancestors", "object-src", "base-uri"])
      expect(policy).toContain(`${rule} 'none'`)
    for (const rule of ["script-src", "style-src", "connect-src", "form-action"])
      expect(policy).toMatch(new RegExp(`${rule} 'self'(;| 'sha256-)`))
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(headers.get("x-frame-options")).toBe("DENY")
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("x-powered-by")).toBeNull()
    expect(headers.get("permissions-policy")).toContain("camera=()")
  }
})

it.each(["/healthz", "/feed.xml", "/robots.txt", "/images/a.jpg"])(
  "%s names the methods that read it",
  async (path) => {
    const { status, headers } = await school.visitor().send("POST", path)
    expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"])
  },
)

it("The health checks report that the process lives, and that database and images answer", async () => {
  const [lives, isReady] = await Promise.all(["/healthz", "/readyz"].map((path) => school.visitor().rest("GET", path)))
  expect(lives?.body).toEqual({ status: "ok" })
  expect(isReady).toMatchObject({ status: 200, body: { database: "ok", images: "ok" } })
})

describe("an answer of the API", () => {
  it("has a failure code if refused, and names the authentication scheme if 401", async () => {
    const visitor = school.visitor()
    const unsigned = await visitor.rest("POST", "/news/add", {})
    expect([unsigned.status, unsigned.body.code]).toEqual([401, "UNAUTHENTICATED"])
    expect(unsigned.headers.get("www-authenticate")).toBe("Bearer")
    visitor.accessToken = "a.b.c"
    const stale = await visitor.rest("POST", "/news/add", {})
    expect([stale.status, stale.body.code]).toEqual([403, "INVALID_TOKEN"])
    const regular = await (await school.signedIn(Role.REGULAR)).rest("POST", "/news/add", {})
    expect([regular.status, regular.body.code]).toEqual([403, "FORBIDDEN"])
    const upload = await school.visitor().send("POST", "/graphql", new FormData(), { "apollo-require-preflight": "1" })
    expect([upload.status, upload.headers.get("www-authenticate")]).toEqual([401, "Bearer"])
  })

  it("exposes its request id, ETag and retry headers to a front end on an allowed origin", async () => {
    const origin = "https://old.jacarandahill.example"
    const { headers } = await school.visitor().send("GET", "/news", undefined, { origin })
    const exposed = (headers.get("access-control-expose-headers") ?? "").split(/, ?/)
    expect(exposed).toEqual(expect.arrayContaining(["ETag", "X-Request-Id", "WWW-Authenticate", "Retry-After"]))
  })
})

const statusOf = async (port: number, ...requests: string[]) =>
  Number(/^HTTP\/1\.1 (\d+)/.exec(await answerTo(port, ...requests))?.[1])

function answerTo(port: number, ...requests: string[]) {
  return new Promise<string>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(requests.shift() ?? ""))
    socket.once("error", reject)
    socket.on("data", (answer) => {
      const next = requests.shift()
      if (next) return socket.write(next)
      socket.destroy()
      resolve(String(answer))
    })
  })
}

async function openServer(...guarded: Parameters<typeof guardRequests>) {
  const server = createServer(guardRequests(...guarded)).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

describe("a request", () => {
  it("is refused if it names two hosts", async () => {
    const port = Number(new URL(school.url).port)
    for (const path of ["/", "/healthz", "/feed.xml"]) {
      expect(await statusOf(port, `GET ${path} HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n`)).toBe(400)
      expect(await statusOf(port, `GET ${path} HTTP/1.1\r\nHost: a.example\r\nhOST: a.example\r\n\r\n`)).toBe(400)
    }
    expect(await statusOf(port, "GET /healthz HTTP/1.1\r\nHost: a.example\r\n\r\n")).toBe(200)
    const refusal = (await answerTo(port, "GET / HTTP/1.1\r\nHost: a.example\r\nHost: a.example\r\n\r\n")).toLowerCase()
    for (const line of ["content-type: application/json; charset=utf-8", "x-content-type-options: nosniff"])
      expect(refusal).toContain(`\r\n${line}\r\n`)
    for (const line of ["cache-control: no-store", "connection: close"]) expect(refusal).toContain(`\r\n${line}\r\n`)
  })

  it("times out if its body is slow, but not if the site is slow", async () => {
    const quick = { every: 30, bytes: 1_000 }
    const port = await openServer((request, response) => {
      if (request.url === "/unread") setTimeout(() => request.resume(), 150)
      else request.resume()
      request.on("end", () =>
        request.url === "/thought-over" ? setTimeout(() => response.end(), 150) : response.end(),
      )
    }, quick)
    const body = "x".repeat(40_000)
    const head = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`
    expect(await statusOf(port, `${head("/")}xxx`)).toBe(408)
    expect(await statusOf(port, head("/") + body)).toBe(200)
    expect(await statusOf(port, head("/unread") + body)).toBe(200)
    // The connection's timer has fired meanwhile, and restarts at the next request.
    expect(await statusOf(port, head("/thought-over") + body, `${head("/")}xxx`)).toBe(408)
    expect(await statusOf(port, head("/thought-over") + body, head("/") + body)).toBe(200)
  })

  it("is answered in its turn, but a connection with more than four unanswered ones is closed", async () => {
    let count = 0
    const port = await openServer((_request, response) => {
      count++
      setTimeout(() => response.end())
    })
    const sendAtOnce = async (times: number) => {
      const socket = connect(port, "127.0.0.1")
      socket.on("error", () => undefined)
      let answer = ""
      socket.on("data", (bytes) => (answer += bytes))
      socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(times - 1))
      socket.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      await new Promise((resolve) => socket.once("close", resolve))
      return answer.split("HTTP/1.1 200").length - 1
    }
    expect([await sendAtOnce(4), count]).toEqual([4, 4])
    expect([await sendAtOnce(2_000), count]).toEqual([0, 8])
  })

  it("with a slow body behind an unfinished answer loses its connection", async () => {
    const port = await openServer(
      (request, response) => {
        request.resume()
        if (request.method === "GET") response.flushHeaders()
      },
      { every: 30, bytes: 1_000 },
    )
    const socket = connect(port, "127.0.0.1")
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\nPOST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx")
    await once(socket.resume(), "close")
  })

  it("does not time out if its body came while the site was busy", async () => {
    const every = 30
    const body = "x".repeat(2_000)
    let sendBody = () => {}
    const port = await openServer(
      (request, response) => {
        request.resume().on("end", () => response.end())
        sendBody()
        for (const begun = performance.now(); performance.now() - begun < 3 * every; );
      },
      { every, bytes: 1_000 },
    )
    const socket = connect(port, "127.0.0.1")
    onTestFinished(() => void socket.destroy())
    sendBody = () => socket.write(body)
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`)
    expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1\.1 200/)
  })
})

describe("GraphQL", () => {
  it("refuses what a form on another site could send", async () => {
    const form = new URLSearchParams({ query: "mutation { logout { count } }" })
    const type = { "content-type": "application/x-www-form-urlencoded" }
    expect((await school.visitor().send("POST", "/graphql", form.toString(), type)).status).toBe(400)
    const get = "/graphql?query=mutation{logout { count }}"
    const response = await school.visitor().send("GET", get, undefined, { "apollo-require-preflight": "true" })
    expect(response.status).toBe(405)
  })

  it("suggests the right name for a mistyped one, without a stack trace", async () => {
    const visitor = school.visitor()
    const answers = await Promise.all(
      ["{ newsStorys { total } }", "{ events(when: UPCOMIN) { total } }", "{ events(wen: PAST) { total } }"].map(
        (query) => visitor.graphql(query),
      ),
    )
    expect(answers.map(({ errors }) => errors?.[0]?.message)).toEqual([
      expect.stringContaining('Did you mean "newsStory", "newsStories"'),
      expect.stringContaining('Did you mean the enum value "UPCOMING"?'),
      expect.stringContaining('Did you mean "when"?'),
    ])
    expect(answers.map(codeOf)).toEqual(answers.map(() => "GRAPHQL_VALIDATION_FAILED"))
    expect(JSON.stringify(answers)).not.toMatch(/stacktrace|node_modules/i)
  })

  it("answers broken JSON with one clear line", async () => {
    const type = { "content-type": "application/json" }
    const { status, body } = await school.visitor().send("POST", "/graphql", '{"query":', type)
    const error = { message: "The body is not valid JSON.", extensions: { code: "BAD_USER_INPUT" } }
    expect([status, body]).toEqual([400, { errors: [error] }])
  })
})

it("The web app manifest has the school's current name and short name", async () => {
  const named = async (name: string, shortName: string) => {
    await school.services.database.write((rows) => rows.update(SiteInfo, { id: 1 }, { name, shortName }))
    const { status, headers, body } = await school.visitor().send("GET", "/manifest.webmanifest")
    expect([status, headers.get("content-type")]).toEqual([200, "application/manifest+json; charset=utf-8"])
    expect(body).toMatchObject({ start_url: "/", scope: "/" })
    return [body.name, body.short_name]
  }
  expect(await named("Oak Lane", "")).toEqual(["Oak Lane", "Oak Lane"])
  expect(await named("Oak Lane School", "Oaks")).toEqual(["Oak Lane School", "Oaks"])
})
