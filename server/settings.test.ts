import { expect, it } from "vitest"
import { School } from "../test/school.ts"
import { misspelt, readSettings, SettingsError } from "./settings.ts"

it.each(["1.2.3", "10.0.0.0/33", "10.0.0.0/8/8", "::1/129", "proxy.example", "-1", "yes", "10.0.0.1,", "1.5"])(
  "TRUST_PROXY=%s is told in one line",
  (TRUST_PROXY) => {
    expect(() => readSettings({ TRUST_PROXY })).toThrow(
      /^Setting TRUST_PROXY is wrong: must be true, false, a number of proxies, or their addresses, comma-separated$/,
    )
  },
)

it.each<[string, unknown]>([
  ["true", true],
  ["false", false],
  ["2", 2],
  ["loopback, 10.0.0.0/8", "loopback, 10.0.0.0/8"],
  ["fd00::/8", "fd00::/8"],
])("TRUST_PROXY=%s is taken", (TRUST_PROXY, trustProxy) => {
  expect(readSettings({ TRUST_PROXY })).toMatchObject({ trustProxy })
})

it.each(["https://old.example/news", "https://old.example/", "ftp://old.example", "*", "old.example"])(
  "CORS_ORIGINS=%s is told in one line",
  (CORS_ORIGINS) => {
    expect(() => readSettings({ CORS_ORIGINS })).toThrow(/^Setting CORS_ORIGINS is wrong: .+$/)
  },
)

it.each(["192.0.2.77", "no-such-host.invalid", "not an address"])("HOST=%s is told in one line", async (HOST) => {
  const failure = await School.open({ HOST }).catch((error) => error)
  expect(failure).toBeInstanceOf(SettingsError)
  expect(failure.message).toMatch(/^Setting HOST is wrong: it is no address or name of this machine \(E\w+\)\.$/)
})

it("A misspelt setting is known, and with it what was meant", () => {
  const variables = {
    SMPT_URL: "smtp://mail.example",
    PROT: "80",
    Site_Url: "https://school.example",
    MAIL_HOST: "mail",
  }
  expect(misspelt(variables)).toEqual([
    { name: "SMPT_URL", meant: "SMTP_URL" },
    { name: "PROT", meant: "PORT" },
    { name: "Site_Url", meant: "SITE_URL" },
    { name: "MAIL_HOST" },
  ])
})

it("What other programs set is no misspelt setting", () => {
  const names = ["PATH", "HOME", "HOSTNAME", "NODE_ENV", "TERM", "PWD", "USER", "LOGNAME", "npm_config_port", "SHLVL"]
  expect(misspelt(Object.fromEntries([...names, "PORT", "SITE_URL"].map((name) => [name, "x"])))).toEqual([])
})

it("The site answers on IPv4 and IPv6 where no host is set", async () => {
  const school = await School.open({ HOST: "" })
  const { port } = new URL(school.url)
  for (const host of ["127.0.0.1", "[::1]"]) expect((await fetch(`http://${host}:${port}/healthz`)).status).toBe(200)
  await school.close()
})
