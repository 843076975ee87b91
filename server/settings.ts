import { isIP } from "node:net"
import { join, resolve } from "node:path"
import { distance } from "fastest-levenshtein"
import { z } from "zod"
import { readS3Address, type S3Bucket, type S3Environment, s3Bucket, s3Form } from "./images/s3-bucket.ts"
import { isPlainEmail } from "./mail/address.ts"
import { Refusal } from "./refusal.ts"

const port = z.coerce.number().int().min(0).max(65535)
const flag = z.enum(["true", "false"]).transform((text) => text === "true")
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ""))

const postgresAddress = z.url({ protocol: /^postgres(ql)?$/ })

/** For which `/readyz` says no before the port closes: longer than a balancer takes to notice, which looks every two seconds, three times. */
const usualStopDelay = 8

/** Up to an hour. */
const seconds = z.coerce.number().min(0.1).max(3600)

const emailAddress = z.string().refine(isPlainEmail, "must be an e-mail address")

/** `office@school.example` or `The School <office@school.example>`. */
const mailbox = z
  .string()
  .transform((text) => /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? [text, "", text.trim()])
  .transform(([, name = "", address = ""]) => ({ name: name.trim(), address }))
  .refine(({ address }) => isPlainEmail(address), "must be an e-mail address, or a name and <address>")

const proxyNames = ["loopback", "linklocal", "uniquelocal"]

/** An address, a network such as `10.0.0.0/8`, or one of Express's names for the private ones. */
function isProxy(text: string) {
  const [address = "", bits, ...rest] = text.split("/")
  const family = isIP(address)
  if (!family) return proxyNames.includes(text)
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128) && !rest.length)
}

const proxies = z
  .string()
  .refine(
    (list) => list.split(",").every((proxy) => isProxy(proxy.trim())),
    "must be true, false, a number of proxies, or their addresses, comma-separated",
  )

/** `Fastly-Key: abc`, by which a cache knows who tells it. */
const header = z
  .string()
  .regex(/^[\w-]+: *[\x21-\x7e][\x20-\x7e]*$/, "must be a header such as Fastly-Key: abc")
  .transform((text) => {
    const [name = "", ...value] = text.split(":")
    return { [name]: value.join(":").trim() }
  })

/** Every setting of the site: environment variable, check, default. The README's table follows this list. */
const environment = z.object({
  PORT: port.default(4000),
  HOST: z.string().optional(),
  SITE_URL: webAddress.optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(8).max(500).default(10),
  DATABASE_CONNECT_TIMEOUT: seconds.default(5),
  DATABASE_STATEMENT_TIMEOUT: seconds.default(10),
  DATABASE_LOCK_TIMEOUT: seconds.default(5),
  IMAGES_URL: z
    .string()
    .refine((text) => readS3Address(text) !== undefined, `must be ${s3Form}`)
    .optional(),
  IMAGES_TIMEOUT: seconds.default(5),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: z.coerce.number().int().min(0).max(1000).default(7),
  TOKEN_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  ADMIN_EMAIL: z.email().default("admin@jacarandahill.example"),
  ADMIN_PASSWORD: z.string().min(8).max(24).optional(),
  SEED: z.enum(["school", "none"]).default("school"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: mailbox.optional(),
  SCHOOL_EMAIL: emailAddress.optional(),
  CORS_ORIGINS: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((origin) => origin.trim() || []))
    .pipe(
      z.array(
        z
          .url({ protocol: /^https?$/, abort: true })
          .refine((url) => new URL(url).origin === url, "must be an origin such as https://old.example"),
      ),
    ),
  TRUST_PROXY: z.union([flag, z.coerce.number().int().min(0), proxies]).default(false),
  PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PURGE_HEADER: header.optional(),
  STOP_DELAY: z.coerce.number().min(0).max(3600).optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  OFFLINE: flag.default(true),
  WEBHOOKS_PRIVATE: flag.default(false),
  SLOW_MS: z.coerce.number().int().min(1).default(1000),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
})

export type Settings = ReturnType<typeof readSettings>

/** Where pictures and documents lie in the data folder, unless a bucket has them. */
export const imagesFolder = (dataDir: string) => join(dataDir, "images")

/** A setting that cannot be used, shown in one line. */
export class SettingsError extends Refusal {}

/** @throws SettingsError naming each wrong variable; its value is not repeated, as it may be a secret */
export function readSettings(variables: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""))
  const { data, error } = environment.safeParse(given)
  if (error) throw new SettingsError(error.issues.map(explain).join("; "))

  const dataDir = resolve(data.DATA_DIR ?? join("data", "site"))
  return {
    port: data.PORT,
    /** Every address of the machine, when unset. */
    host: data.HOST,
    /** The address people type. Decides the scheme of cookies and the links in pages. */
    siteUrl: data.SITE_URL ?? `http://localhost:${data.PORT}`,
    /** Whether SITE_URL says so. Otherwise absolute addresses follow what each request was sent to. */
    siteUrlGiven: data.SITE_URL !== undefined,
    /** The folder that a running site writes to. */
    dataDir,
    /** Where older releases wrote to, which is left for `dataDir`. Undefined where DATA_DIR is set. */
    olderDataDir: data.DATA_DIR === undefined ? resolve("data") : undefined,
    postgres: postgresSettings(data),
    /** The bucket in which pictures and documents lie. Undefined for a folder in `dataDir`. */
    s3: imagesSetting(data),
    /** Those that the site takes by itself: where they lie, and how many of the nightly ones; none for 0. */
    backups: { folder: resolve(data.BACKUP_DIR ?? join(dataDir, "backups")), keep: data.BACKUP_KEEP },
    tokenSecret: data.TOKEN_SECRET,
    admin: { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD },
    seed: data.SEED,
    mail: {
      /** Mail waits in the outbox while there is none. */
      smtpUrl: data.SMTP_URL,
      /** Whom mails come from. The school itself, when unset. */
      from: data.MAIL_FROM,
      /** Where enquiries and applications go. The address in the site info, when unset. */
      school: data.SCHOOL_EMAIL,
    },
    corsOrigins: data.CORS_ORIGINS,
    trustProxy: data.TRUST_PROXY,
    /** Where shared caches in front of the site are told that pages have changed. They keep none where it is unset. */
    purge: data.PURGE_URL ? { url: data.PURGE_URL, header: data.PURGE_HEADER } : undefined,
    /** Milliseconds from the signal to end until no more connections are taken. Where nobody else serves the site, there is nothing to wait for. */
    stopDelay: (data.STOP_DELAY ?? (data.DATABASE_URL ? usualStopDelay : 0)) * 1000,
    /** What `/metrics` is read with from elsewhere. Only programs on this machine read it, when unset. */
    metricsToken: data.METRICS_TOKEN,
    /** Whether browsers keep what was read, for when there is no line. */
    offline: data.OFFLINE,
    /** Whether webhooks may call addresses of private networks, and without https. */
    webhooksPrivate: data.WEBHOOKS_PRIVATE,
    /** Requests and statements that take so many milliseconds are named in the log. */
    slowMs: data.SLOW_MS,
    logLevel: data.LOG_LEVEL,
  }
}

/** Where PostgreSQL is, and how patient a process is with it. Times are milliseconds. */
export interface PostgresSettings {
  url: string
  /** Past a pooler that hands a connection on after each transaction: for listening, migrations and long locks. */
  directUrl?: string
  /** As many as one process takes. */
  connections: number
  connectTimeout: number
  statementTimeout: number
  lockTimeout: number
}

function postgresSettings(data: z.infer<typeof environment>): PostgresSettings | undefined {
  if (!data.DATABASE_URL) return undefined
  return {
    url: data.DATABASE_URL,
    directUrl: data.DATABASE_DIRECT_URL,
    connections: data.DATABASE_CONNECTIONS,
    connectTimeout: data.DATABASE_CONNECT_TIMEOUT * 1000,
    statementTimeout: data.DATABASE_STATEMENT_TIMEOUT * 1000,
    lockTimeout: data.DATABASE_LOCK_TIMEOUT * 1000,
  }
}

function imagesSetting(data: z.infer<typeof environment>): S3Bucket | undefined {
  return data.IMAGES_URL === undefined ? undefined : requireBucket(data.IMAGES_URL, data)
}

/** @throws SettingsError for an address that is none, or has no key where the environment has none either */
export function requireBucket(address: string, environment: S3Environment): S3Bucket {
  const bucket = s3Bucket(address, environment)
  if (bucket) return bucket
  throw new SettingsError(
    `Setting IMAGES_URL is wrong: it must have a key (${s3Form}), or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY be set.`,
  )
}

/** Of a value that could be one of several things, what the last of them says of it. */
function explain(issue: z.core.$ZodIssue): string {
  const inner = issue.code === "invalid_union" ? issue.errors.at(-1)?.[0] : undefined
  return `Setting ${String(issue.path[0])} is wrong: ${(inner ?? issue).message}`
}

/** Each with what may have been meant. They may belong to another program: they are no reason not to start. */
export function misspelt(variables: NodeJS.ProcessEnv): { name: string; meant?: string }[] {
  const known = Object.keys(environment.shape)
  return Object.keys(variables)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((setting) => isNear(name, setting))
      return meant || beginsLikeOurs(name) ? { name, meant } : []
    })
}

const letters = (name: string) => [...name].sort().join("")

function isNear(name: string, setting: string) {
  const faults = setting.length < 6 ? 1 : 2
  return distance(name.toUpperCase(), setting) <= faults || letters(name) === letters(setting)
}

/** The first words of settings that other programs seldom have. */
const beginsLikeOurs = (name: string) => /^(SITE|ADMIN|SMTP|MAIL|SCHOOL|CORS|TRUST|TOKEN|BACKUP|IMAGES)_/.test(name)
