import { isIP } from "node:net"
import { join, resolve } from "node:path"
import { distance } from "fastest-levenshtein"
import { z } from "zod"
import { readS3Address, type S3Bucket, type S3Environment, s3Bucket, s3Form } from "./images/s3-bucket.ts"
import { isPlainEmail } from "./mail/address.ts"
import { backupsPlace, bucketPlace, databasePlace, folderPlace, type OwnedPlace, secretPlace } from "./owned-places.ts"
import { Refusal } from "./refusal.ts"

/** The words that a wrong value is refused with. Without them zod's own would be shown. */
const must = <T extends z.ZodType>(be: string, schema: T) => schema.describe(`must be ${be}`)

const whole = (least: number, most: number) =>
  must(`a whole number from ${least} to ${most}`, z.coerce.number().int().min(least).max(most))

const between = (least: number, most: number, unit = "seconds") =>
  must(`a number of ${unit} from ${least} to ${most}`, z.coerce.number().min(least).max(most))

const seconds = between(0.1, 3600)

const trueOrFalse = z.enum(["true", "false"]).transform((text) => text === "true")
const flag = must("true or false", trueOrFalse)

const oneOf = <const T extends readonly string[]>(...words: T) => must(`one of ${words.join(", ")}`, z.enum(words))

const secret = (least: number) => must(`at least ${least} characters long`, z.string().min(least))

const url = (example: string, protocol: RegExp) =>
  must(`an address such as ${example}`, z.url({ protocol, hostname: /./ }))

const webUrl = (example: string) => url(example, /^https?$/)

const siteUrl = must(
  "the whole address, such as https://www.school.example",
  z.url({ protocol: /^https?$/, hostname: /./ }).transform((text) => text.replace(/\/$/, "")),
)

const postgresAddress = url("postgres://school@db.example/school", /^postgres(ql)?$/)

/** For which `/readyz` says no before the port closes: longer than a balancer takes to notice, which looks every two seconds, three times. */
const usualStopDelay = 8

const emailAddress = must("an e-mail address", z.string().refine(isPlainEmail))

/** `office@school.example` or `The School <office@school.example>`. */
const mailbox = must(
  "an e-mail address, or a name and <address>",
  z
    .string()
    .transform((text) => /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? [text, "", text.trim()])
    .transform(([, name = "", address = ""]) => ({ name: name.trim(), address }))
    .refine(({ address }) => isPlainEmail(address)),
)

const imagesAddress = must(
  s3Form,
  z.string().refine((text) => readS3Address(text) !== undefined),
)

const proxyNames = ["loopback", "linklocal", "uniquelocal"]

/** An address, a network such as `10.0.0.0/8`, or one of Express's names for the private ones. */
function isProxy(text: string) {
  const [address = "", bits, ...rest] = text.split("/")
  const family = isIP(address)
  if (!family) return proxyNames.includes(text)
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128) && !rest.length)
}

const areProxies = (list: string) => list.split(",").every((proxy) => isProxy(proxy.trim()))

const proxies = must(
  "true, false, a number of proxies, or their addresses, comma-separated",
  z.union([trueOrFalse, z.coerce.number().int().min(0), z.string().refine(areProxies)]),
)

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text)

const origins = must(
  "origins such as https://old.example, comma-separated",
  z
    .string()
    .transform((list) => list.split(",").flatMap((origin) => origin.trim() || []))
    .refine((list) => list.every(isOrigin)),
)

/** `Fastly-Key: abc`, by which a cache knows who tells it. */
const header = must(
  "a header such as Fastly-Key: abc",
  z
    .string()
    .regex(/^[\w-]+: *[\x21-\x7e][\x20-\x7e]*$/)
    .transform((text) => {
      const [name = "", ...value] = text.split(":")
      return { [name]: value.join(":").trim() }
    }),
)

/** Node takes any other name, and tells the time of Greenwich. */
const timeZone = must("a time zone such as Africa/Nairobi", z.string().refine(isTimeZone))

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name.replace(/^:/, "") }))
  } catch {
    return false
  }
}

/** A mailbox, or the page of a form. */
const contact = must(
  "an e-mail address, or an https:// address",
  z.union([emailAddress.transform((address) => `mailto:${address}`), z.url({ protocol: /^https$/, hostname: /./ })]),
)

interface Owned {
  /** How what it names is compared with what other sites name. Without it, it is not. */
  placeOf?: (value: string) => string
  /** True where many schools may share one, each with a folder of its name. */
  isFolder?: boolean
}

const owned = z.registry<Owned>()

/** A setting that only one site may have. */
function own<T extends z.ZodType>(setting: T, mark: Owned = {}): T {
  owned.add(setting, mark)
  return setting
}

/** Every setting of the site: environment variable, check, default. The table in docs/settings.md follows this list. */
const environment = z.object({
  PORT: whole(0, 65535).default(4000),
  HOST: z.string().optional(),
  SITE_URL: own(siteUrl.optional()),
  DATA_DIR: own(z.string().optional(), { placeOf: folderPlace, isFolder: true }),
  DATABASE_URL: own(postgresAddress.optional(), { placeOf: databasePlace }),
  DATABASE_DIRECT_URL: own(postgresAddress.optional(), { placeOf: databasePlace }),
  DATABASE_CONNECTIONS: whole(8, 500).default(10),
  DATABASE_CONNECT_TIMEOUT: seconds.default(5),
  DATABASE_STATEMENT_TIMEOUT: seconds.default(10),
  DATABASE_LOCK_TIMEOUT: seconds.default(5),
  IMAGES_URL: own(imagesAddress.optional(), { placeOf: bucketPlace }),
  IMAGES_TIMEOUT: seconds.default(5),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z.string().optional(),
  BACKUP_DIR: own(z.string().optional(), { placeOf: backupsPlace, isFolder: true }),
  BACKUP_KEEP: whole(0, 1000).default(7),
  BACKUP_PING: own(webUrl("https://ping.example/our-backups").optional()),
  TOKEN_SECRET: own(secret(32).optional(), { placeOf: secretPlace }),
  ADMIN_EMAIL: must("an e-mail address", z.email()).default("admin@jacarandahill.example"),
  ADMIN_PASSWORD: own(must("8 to 24 characters long", z.string().min(8).max(24)).optional()),
  SESSION_DAYS: whole(1, 365).default(90),
  ADMIN_IDLE_HOURS: between(0.25, 720, "hours").default(12),
  SEED: oneOf("school", "none").default("school"),
  SMTP_URL: url("smtps://user:password@mail.school.example", /^smtps?$/).optional(),
  MAIL_FROM: mailbox.optional(),
  SCHOOL_EMAIL: emailAddress.optional(),
  SECURITY_CONTACT: contact.optional(),
  CORS_ORIGINS: origins.default([]),
  TRUST_PROXY: proxies.default(false),
  PURGE_URL: webUrl("https://cache.example/purge").optional(),
  PURGE_HEADER: header.optional(),
  STOP_DELAY: between(0, 3600).optional(),
  METRICS_TOKEN: secret(16).optional(),
  HSTS_SUBDOMAINS: flag.optional(),
  OFFLINE: flag.default(true),
  WEBHOOKS_PRIVATE: flag.default(false),
  SLOW_MS: whole(1, 86_400_000).default(1000),
  LOG_LEVEL: oneOf("trace", "debug", "info", "warn", "error", "silent").default("info"),
  LOG_ADDRESSES: oneOf("none", "network", "full").default("network"),
})

const ownedSettings = Object.entries<z.ZodType>(environment.shape).flatMap(([name, setting]) => {
  const mark = owned.get(setting)
  return mark ? [{ name, ...mark }] : []
})

/** The settings of folders in which each of many schools has one of its name, and those that each must have for itself. */
export const sharedFolders = ownedSettings.flatMap(({ name, isFolder }) => (isFolder ? name : []))
export const unsharedSettings = ownedSettings.flatMap(({ name, isFolder }) => (isFolder ? [] : name))

export const settingNames = Object.keys(environment.shape)

export type Settings = ReturnType<typeof readSettings>

/** Where pictures and documents lie in the data folder, unless a bucket has them. */
export const imagesFolder = (dataDir: string) => join(dataDir, "images")

/** A setting that cannot be used, shown in one line. It stays so until somebody changes it. */
export class SettingsError extends Refusal {}

/** A setting names something out of reach for the moment: the supervisor starts the site again. */
export class PassingFault extends SettingsError {}

/** @throws SettingsError naming each wrong variable; its value is not repeated, as it may be a secret */
export function readSettings(variables: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""))
  const { data, error } = environment.safeParse(given)
  const wrong = (error?.issues ?? []).map(({ path: [name], message }) => explain(String(name), message))
  // Not one of ours: a name near it may be anybody's.
  if (!timeZone.optional().safeParse(given.TZ).success) wrong.push(`Setting TZ is wrong: ${timeZone.description}`)
  if (!data || wrong.length > 0) throw new SettingsError(wrong.join("; "))

  const dataDir = resolve(data.DATA_DIR ?? join("data", "site"))
  const backupDir = resolve(data.BACKUP_DIR ?? join(dataDir, "backups"))
  return {
    /** All that no other site may have. */
    places: placesIn({ ...data, DATA_DIR: dataDir, BACKUP_DIR: backupDir }),
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
    backups: {
      folder: backupDir,
      keep: data.BACKUP_KEEP,
      /** Called after each of them: who hears nothing for a day knows that there is none. */
      ping: data.BACKUP_PING,
    },
    tokenSecret: data.TOKEN_SECRET,
    admin: { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD },
    /** Milliseconds: from signing in, however it is used; and unused, of administrators. */
    sessions: { longestMs: data.SESSION_DAYS * 24 * 3_600_000, adminIdleMs: data.ADMIN_IDLE_HOURS * 3_600_000 },
    seed: data.SEED,
    mail: {
      /** Mail waits in the outbox while there is none. */
      smtpUrl: data.SMTP_URL,
      /** Whom mails come from. The school itself, when unset. */
      from: data.MAIL_FROM,
      /** Where enquiries and applications go. The address in the site info, when unset. */
      school: data.SCHOOL_EMAIL,
    },
    /** Contact for security faults, as a URI. The school's address, when unset. */
    securityContact: data.SECURITY_CONTACT,
    corsOrigins: data.CORS_ORIGINS,
    trustProxy: data.TRUST_PROXY,
    /** Where shared caches in front of the site are told that pages have changed. They keep none where it is unset. */
    purge: data.PURGE_URL ? { url: data.PURGE_URL, header: data.PURGE_HEADER } : undefined,
    /** Milliseconds from the signal to end until no more connections are taken. Where nobody else serves the site, there is nothing to wait for. */
    stopDelay: (data.STOP_DELAY ?? (data.DATABASE_URL ? usualStopDelay : 0)) * 1000,
    /** What `/metrics` is read with. Only programs on this machine read it when unset, and where SITE_URL is set nobody does. */
    metricsToken: data.METRICS_TOKEN,
    /** True to have browsers use https for every name below the site's, too. */
    hstsSubdomains: data.HSTS_SUBDOMAINS,
    /** Whether browsers keep what was read, for when there is no line. */
    offline: data.OFFLINE,
    /** Whether webhooks may call addresses of private networks, and without https. */
    webhooksPrivate: data.WEBHOOKS_PRIVATE,
    /** Requests and statements that take so many milliseconds are named in the log. */
    slowMs: data.SLOW_MS,
    logLevel: data.LOG_LEVEL,
    /** How much of the address that a request came from the log names. */
    logAddresses: data.LOG_ADDRESSES,
  }
}

const placesIn = (values: Record<string, unknown>): OwnedPlace[] =>
  ownedSettings.flatMap(({ name, placeOf }) => {
    const value = values[name]
    return placeOf && typeof value === "string" ? [{ setting: name, place: placeOf(value) }] : []
  })

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

const explain = (name: string, otherwise: string) =>
  `Setting ${name} is wrong: ${wordsOf(environment.shape[name as keyof typeof environment.shape]) ?? otherwise}`

const wordsOf = (schema: z.ZodType): string | undefined =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? wordsOf(schema.unwrap() as z.ZodType)
    : schema.description

/** Each with what may have been meant. They may belong to another program: they are no reason not to start. */
export function misspelt(variables: NodeJS.ProcessEnv): { name: string; meant?: string }[] {
  return Object.keys(variables)
    .filter((name) => !settingNames.includes(name))
    .flatMap((name) => {
      const meant = settingNames.find((setting) => isNear(name, setting))
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
