import { once } from "node:events"
import { existsSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { expect, it } from "vitest"
import { School } from "../../test/school.ts"
import { Activity } from "../content/history/activity.ts"
import { readSettings, SettingsError, settingNames, TransientError, warningsAbout } from "./settings.ts"

it.each<[string, unknown]>([
  ["true", true],
  ["false", false],
  ["2", 2],
  ["loopback, 10.0.0.0/8", "loopback, 10.0.0.0/8"],
  ["fd00::/8", "fd00::/8"],
  ["10.0.0.1/32,::1/128, 192.0.2.1", "10.0.0.1/32,::1/128, 192.0.2.1"],
])("TRUST_PROXY=%s is accepted", (TRUST_PROXY, trustProxy) => {
  expect(readSettings({ TRUST_PROXY })).toMatchObject({ trustProxy })
})

it.each<[NodeJS.ProcessEnv, object]>([
  [{}, { port: 4000, siteUrl: "http://localhost:4000", siteUrlGiven: false, olderDataDir: resolve("data") }],
  [
    { PORT: "", SITE_URL: "" },
    { port: 4000, siteUrlGiven: false },
  ],
  [{ SITE_URL: "https://school.example/" }, { siteUrl: "https://school.example", siteUrlGiven: true }],
  [{ SITE_URL: "HTTPS://School.example:443" }, { siteUrl: "https://school.example" }],
  [{ DATA_DIR: "/srv/school" }, { dataDir: "/srv/school", olderDataDir: undefined }],
  [
    { MAIL_FROM: " The School  <office@b.example> " },
    { mail: { from: { name: "The School", address: "office@b.example" } } },
  ],
  [{ MAIL_FROM: " office@b.example " }, { mail: { from: { name: "", address: "office@b.example" } } }],
  [
    { CORS_ORIGINS: " https://a.example , ,https://b.example" },
    { corsOrigins: ["https://a.example", "https://b.example"] },
  ],
  [{}, { corsOrigins: [], purge: undefined, postgres: undefined, s3: undefined, stopDelay: 0 }],
  [{ PURGE_HEADER: "Fastly-Key: abc" }, { purge: undefined }],
  [
    { PURGE_URL: "https://cache.example", PURGE_HEADER: "Fastly-Key:  a:b " },
    { purge: { url: "https://cache.example", header: { "Fastly-Key": "a:b" } } },
  ],
  [
    { DATABASE_URL: "postgres://db.example/school" },
    { stopDelay: 8000, postgres: { url: "postgres://db.example/school" } },
  ],
  [{ DATABASE_URL: "postgres://db.example/school", STOP_DELAY: "0" }, { stopDelay: 0 }],
  [{ STOP_DELAY: "1.5" }, { stopDelay: 1500 }],
  [
    { IMAGES_URL: "s3://key:word@store.example/pictures/hill" },
    { s3: { url: "https://store.example/pictures", prefix: "hill/" } },
  ],
])("%j is read as %j", (variables, settings) => {
  expect(readSettings(variables)).toMatchObject(settings)
})

const wrong = {
  ...{ PORT: "abc", SITE_URL: "school.example", DATABASE_URL: "mysql://db/school", DATABASE_DIRECT_URL: "x" },
  ...{ IMAGES_URL: "x", BACKUP_KEEP: "1.5", BACKUP_PING: "x" },
  ...{ TOKEN_SECRET: "short", ADMIN_EMAIL: "head", ADMIN_PASSWORD: "short", SEED: "much", SMTP_URL: "https://x" },
  ...{ MAIL_FROM: "x", SCHOOL_EMAIL: "x", CORS_ORIGINS: "*", TRUST_PROXY: "yes" },
  ...{ PURGE_URL: "x", PURGE_HEADER: "x", STOP_DELAY: "x", METRICS_TOKEN: "x", OFFLINE: "no" },
  ...{ WEBHOOKS_PRIVATE: "1", LOG_LEVEL: "loud", LOG_ADDRESSES: "some", TZ: "Nowhere/Else" },
}

it.each(Object.entries(wrong))("%s=%s is refused in one plain line", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`^Setting ${name} is wrong: must be (?!.*(Invalid|expected|Too|Setting))[^\\n]+$`),
  )
})

it.each(["/#/", "/site/", "?from=mail", "/?from=mail"])("SITE_URL with %s after its host is refused", (after) => {
  const SITE_URL = `https://school.example${after}`
  expect(() => readSettings({ SITE_URL })).toThrow("Setting SITE_URL is wrong: must be the whole address")
})

it("Every setting that can be wrong has a test with a wrong value", () => {
  const names = Object.keys(wrong)
  const free = ["HOST", "DATA_DIR", "BACKUP_DIR"]
  const keys = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN", "AWS_REGION"]
  expect([...names, ...free, ...keys].sort()).toEqual([...settingNames, "TZ"].sort())
})

it.each(["Africa/Nairobi", ":Europe/London", "UTC", "EST5EDT"])("TZ=%s is accepted", (TZ) => {
  expect(readSettings({ TZ })).toMatchObject({ port: 4000 })
})

it.each([
  ["TRUST_PROXY", "1.2.3", "10.0.0.0/33", "10.0.0.0/8/8", "::1/129", "proxy.example", "-1", "yes", "10.0.0.1,", "1.5"],
  ["CORS_ORIGINS", "https://old.example/news", "https://old.example/", "ftp://old.example", "old.example"],
  ["IMAGES_URL", "pictures", "s3://host", "https://KEY:hunter2@host/bucket", "s3://KEY:hunter2@host/bucket?tls=no"],
  ["IMAGES_URL", "s3://pictures.example/hunter2"],
  ["SMTP_URL", "http://mail.example", "mail.example:587", "smtp://clerk:hunter2@"],
  ["MAIL_FROM", "The School", "The School\r\nBcc: hunter2 <a@b.example>"],
  ["SCHOOL_EMAIL", "a@b.example, c@d.example"],
])("%s is refused in one line that repeats no secret, for %s", (name, ...values) => {
  for (const value of values)
    expect(() => readSettings({ [name]: value }), value).toThrow(
      new RegExp(`^Setting ${name} is wrong: (?!.*hunter2)[^\\n;]+$`),
    )
})

it.each(["192.0.2.77", "no-such-host.invalid", "not an address"])("HOST=%s is refused in one line", async (HOST) => {
  const failure = await School.open({ HOST }).catch((error) => error)
  expect(failure).toBeInstanceOf(SettingsError)
  expect(failure.message).toMatch(/^Setting HOST is wrong: it is not an address or name of this machine \(E\w+\)\.$/)
})

it("A database that cannot be reached is named in one line, and tried again", async () => {
  const failure = await School.open({ DATABASE_URL: "postgres://127.0.0.1:1/school" }).catch((error) => error)
  expect(failure).toBeInstanceOf(TransientError)
  expect(failure.message).toBe("Setting DATABASE_URL is wrong: the database cannot be reached (ECONNREFUSED).")
})

it("A port in use is named in one line before any folder is made, and tried again", async () => {
  const other = createServer().listen(0, "127.0.0.1")
  await once(other, "listening")
  const { port } = other.address() as AddressInfo
  const DATA_DIR = join(tmpdir(), `untouched-${port}`)
  const failure = await School.open({ PORT: String(port), DATA_DIR }).catch((error) => error)
  other.close()
  expect(failure).toBeInstanceOf(TransientError)
  expect(failure.message).toBe(`Port ${port} is in use. Stop the other program, or set PORT to another one.`)
  expect(existsSync(DATA_DIR)).toBe(false)
})

it("The log names a misspelt setting, and suggests the right one", () => {
  const variables = {
    SMPT_URL: "smtp://mail.example",
    PROT: "80",
    Site_Url: "https://school.example",
    MAIL_HOST: "mail",
    HOSTS: "mail",
    PURGER_URL: "5",
    PURGERS_URLS: "5",
  }
  expect(warningsAbout(variables)).toEqual([
    "SMPT_URL is not a setting of this site. Did you mean SMTP_URL?",
    "PROT is not a setting of this site. Did you mean PORT?",
    "Site_Url is not a setting of this site. Did you mean SITE_URL?",
    "MAIL_HOST is not a setting of this site.",
    "HOSTS is not a setting of this site. Did you mean HOST?",
    "PURGER_URL is not a setting of this site. Did you mean PURGE_URL?",
  ])
})

it("Settings of earlier releases are ignored, and named in one line", () => {
  const variables = { SLOW_MS: "soon", SESSION_DAYS: "0", PORT: "80", IMAGES_TIMEOUT: "" }
  expect(readSettings(variables)).toMatchObject({ port: 80 })
  expect(warningsAbout(variables)).toEqual([expect.stringMatching(/SLOW_MS.*SESSION_DAYS|SESSION_DAYS.*SLOW_MS/)])
})

it("Variables of other programs are not reported as misspelt settings", () => {
  const names = ["PATH", "HOME", "HOSTNAME", "NODE_ENV", "TERM", "PWD", "USER", "LOGNAME", "npm_config_port", "SHLVL"]
  expect(warningsAbout(Object.fromEntries([...names, "PORT", "SITE_URL"].map((name) => [name, "x"])))).toEqual([])
})

it("The site answers on IPv4 and IPv6 by default, and notes each address in its usual form", async () => {
  const school = await School.open({ HOST: "" })
  const { port } = new URL(school.url)
  for (const host of ["127.0.0.1", "[::1]"]) expect((await fetch(`http://${host}:${port}/healthz`)).status).toBe(200)
  const query = 'mutation { login(email: "nobody@school.example", password: "x") { accessToken } }'
  for (const host of ["127.0.0.1", "[::1]"])
    await fetch(`http://${host}:${port}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    })
  const noted = await school.services.database.read.find(Activity, { order: { id: "DESC" }, take: 2 })
  expect(noted.map(({ address }) => address)).toEqual(["::1", "127.0.0.1"])
  await school.close()
})
