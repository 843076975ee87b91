import { join, resolve } from "node:path"
import { distance } from "fastest-levenshtein"
import { z } from "zod"
import { type S3Bucket, type S3Environment, s3Bucket, s3Form } from "./addresses/s3-bucket.ts"
import { backupsPlace, bucketPlace, databasePlace, folderPlace, type OwnedPlace, secretPlace } from "./owned-places.ts"
import { Refusal } from "./refusal.ts"
import * as check from "./setting-checks.ts"

/** Seconds in which `/readyz` fails before the port closes: a balancer's three checks, two seconds apart. */
const defaultStopDelay = 8

/** Characters of the key that signs access tokens. */
export const minSecretLength = 32

interface Setting {
  about: string
  defaultText?: string
  /** True if each site must have its own. */
  isPerSite?: boolean
  /** Makes a value comparable with those of other sites. Undefined if values are not compared. */
  placeOf?: (value: string) => string
  /** True if many schools may share the folder, each with a subfolder of its name. */
  isFolder?: boolean
}

export const guide = z.registry<Setting>()

/** The source of docs/settings.md. */
export const settingsSchema = z.object({
  PORT: check.integer(0, 65535).default(4000).register(guide, { about: "port to listen on" }),
  HOST: check
    .text("127.0.0.1")
    .optional()
    .register(guide, { about: "address to listen on", defaultText: "all IPv4 and IPv6 addresses" }),
  SITE_URL: check.siteUrl.optional().register(guide, {
    about: "public address of the site, used in feeds, the calendar and the sitemap; with `https`, cookies are secure",
    defaultText: "`http://localhost:PORT`; feeds, calendar and sitemap use the address of each request",
    isPerSite: true,
  }),
  DATA_DIR: check.text("/var/lib/school").optional().register(guide, {
    about: "folder that the running site writes to",
    defaultText: "`data/site`",
    isPerSite: true,
    placeOf: folderPlace,
    isFolder: true,
  }),
  DATABASE_URL: check.postgresAddress.optional().register(guide, {
    about: "PostgreSQL database, which several machines may share",
    defaultText: "SQLite in `DATA_DIR`",
    isPerSite: true,
    placeOf: databasePlace,
  }),
  DATABASE_DIRECT_URL: check.postgresAddress.optional().register(guide, {
    about:
      "direct address of the same database, if `DATABASE_URL` leads to a pooler such as PgBouncer in transaction mode",
    isPerSite: true,
    placeOf: databasePlace,
  }),
  IMAGES_URL: check.imagesAddress.optional().register(guide, {
    about:
      "S3-compatible store for pictures and documents, which several machines may share; `?region=…` sets its " +
      "region, `?tls=false` is for one on the same premises",
    defaultText: "folder in `DATA_DIR`",
    isPerSite: true,
    placeOf: bucketPlace,
  }),
  AWS_ACCESS_KEY_ID: check
    .text()
    .optional()
    .register(guide, { about: "access key of the store, if `IMAGES_URL` has none" }),
  AWS_SECRET_ACCESS_KEY: check.text().optional().register(guide, { about: "secret of that key" }),
  AWS_SESSION_TOKEN: check.text().optional().register(guide, { about: "session token of a temporary key" }),
  AWS_REGION: check
    .text("eu-west-1")
    .optional()
    .register(guide, { about: "region of the store, if `IMAGES_URL` has none" }),
  BACKUP_DIR: check.text("/mnt/backup/school").optional().register(guide, {
    about: "folder for automatic backups",
    defaultText: "`backups` in `DATA_DIR`",
    isPerSite: true,
    placeOf: backupsPlace,
    isFolder: true,
  }),
  BACKUP_KEEP: check
    .integer(0, 1000)
    .default(7)
    .register(guide, {
      about:
        "number of nightly backups to keep, besides the last two before an update and before a rollback; `0` turns " +
        "off automatic backups",
    }),
  BACKUP_PING: check.webUrl("https://ping.example/our-backups").optional().register(guide, {
    about: "address to call after each backup, so that a monitor notices a missing one",
    isPerSite: true,
  }),
  TOKEN_SECRET: check
    .secret(minSecretLength)
    .optional()
    .register(guide, {
      about: `key that signs access tokens, at least ${minSecretLength} characters`,
      defaultText: "generated at the first start, kept in `DATA_DIR`",
      isPerSite: true,
      placeOf: secretPlace,
    }),
  ADMIN_EMAIL: check
    .must("an email address", z.email())
    .default("admin@jacarandahill.example")
    .register(guide, { about: "email address of the first administrator" }),
  ADMIN_PASSWORD: check.must("8 to 24 characters long", z.string().min(8).max(24)).optional().register(guide, {
    about: "password of the first administrator",
    defaultText: "generated and printed once",
    isPerSite: true,
  }),
  SEED: check
    .oneOf("school", "none")
    .default("school")
    .register(guide, { about: "`school` for the starting content, `none` for an empty site" }),
  SMTP_URL: check
    .url("smtps://user:password@mail.school.example", /^smtps?$/)
    .optional()
    .register(guide, {
      about: "mail server; without one, mail waits and the office reads it on the site",
    }),
  MAIL_FROM: check.mailbox.optional().register(guide, { about: "sender of mail", defaultText: "the school's address" }),
  SCHOOL_EMAIL: check.emailAddress.optional().register(guide, {
    about: "recipient of enquiries, applications and absences",
    defaultText: "address in the school information",
  }),
  CORS_ORIGINS: check.origins.default([]).register(guide, {
    about:
      "origins of older front ends that may call the API, comma-separated; one on another site needs an https `SITE_URL`",
  }),
  TRUST_PROXY: check.proxies.default(false).register(guide, {
    about: "`true`, a number of proxies, or their addresses, if the site is behind a proxy",
  }),
  PURGE_URL: check.webUrl("https://cache.example/purge").optional().register(guide, {
    about:
      "address that is notified by POST when pages have changed, for a CDN, which may then cache pages for a minute",
    defaultText: "none: a CDN requests each page anew",
  }),
  PURGE_HEADER: check.header.optional().register(guide, { about: "header that the CDN requires" }),
  STOP_DELAY: check.seconds.optional().register(guide, {
    about:
      "seconds for which the site keeps serving after `SIGTERM` while `/readyz` fails, so that a load balancer " +
      "sends requests elsewhere",
    defaultText: `\`${defaultStopDelay}\` with \`DATABASE_URL\`, else \`0\``,
  }),
  METRICS_TOKEN: check.secret(16).optional().register(guide, {
    about: "token for `/metrics`, at least 16 characters",
    defaultText: "none: from this machine only, or by nobody if `SITE_URL` or `TRUST_PROXY` is set",
  }),
  OFFLINE: check.flag.default(true).register(guide, {
    about:
      "whether browsers keep visited pages for offline reading; `false` stops this in all browsers and clears " +
      "what they kept",
  }),
  WEBHOOKS_PRIVATE: check.flag.default(false).register(guide, {
    about:
      "whether webhooks may call addresses in private networks, and without https: for receivers within the school",
  }),
  LOG_LEVEL: check.oneOf("trace", "debug", "info", "warn", "error", "silent").default("info").register(guide, {
    about: "`trace`, `debug`, `info`, `warn`, `error`, `silent`",
  }),
  LOG_ADDRESSES: check.oneOf("none", "network", "full").default("network").register(guide, {
    about:
      "how much of the client's IP address the log contains: `none`, `network` (24 bits of IPv4, 48 of IPv6), `full`",
  }),
})

const ownedSettings = Object.entries<z.ZodType>(settingsSchema.shape).flatMap(([name, schema]) => {
  const setting = guide.get(schema)
  return setting?.isPerSite ? [{ name, ...setting }] : []
})

export const sharedFolders = ownedSettings.flatMap(({ name, isFolder }) => (isFolder ? name : []))
export const unsharedSettings = ownedSettings.flatMap(({ name, isFolder }) => (isFolder ? [] : name))

export const settingNames = Object.keys(settingsSchema.shape)

export type Settings = ReturnType<typeof readSettings>

/** Used unless there is a bucket. */
export const imagesFolder = (dataDir: string) => join(dataDir, "images")

/** A setting that cannot be used, shown in one line. Restarting does not help. */
export class SettingsError extends Refusal {}

/** A setting names something unreachable at the moment: the supervisor restarts the site. */
export class TransientError extends SettingsError {}

/** @throws SettingsError naming each wrong variable, not its value, which may be a secret */
export function readSettings(variables: NodeJS.ProcessEnv) {
  const nonEmpty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""))
  const { data, error } = settingsSchema.safeParse(nonEmpty)
  const problems = (error?.issues ?? []).map(({ path: [name], message }) => explain(String(name), message))
  // Not in `environment`: names that resemble it would count as misspelt settings.
  if (!check.timeZone.optional().safeParse(nonEmpty.TZ).success)
    problems.push(`Setting TZ is wrong: ${check.timeZone.description}`)
  if (!data || problems.length > 0) throw new SettingsError([...new Set(problems)].join("; "))

  const dataDir = resolve(data.DATA_DIR ?? join("data", "site"))
  const backupDir = resolve(data.BACKUP_DIR ?? join(dataDir, "backups"))
  return {
    places: placesIn({ ...data, DATA_DIR: dataDir, BACKUP_DIR: backupDir }),
    port: data.PORT,
    /** All addresses of the machine if unset. */
    host: data.HOST,
    /** The address people type. Decides the scheme of cookies and the links in pages. */
    siteUrl: data.SITE_URL ?? `http://localhost:${data.PORT}`,
    /** True if SITE_URL is set. Otherwise absolute addresses follow each request's target. */
    siteUrlGiven: data.SITE_URL !== undefined,
    dataDir,
    /** The folder of older releases, replaced by `dataDir`. Undefined if DATA_DIR is set. */
    olderDataDir: data.DATA_DIR === undefined ? resolve("data") : undefined,
    postgres: data.DATABASE_URL ? { url: data.DATABASE_URL, directUrl: data.DATABASE_DIRECT_URL } : undefined,
    /** The bucket of pictures and documents. Undefined for a folder in `dataDir`. */
    s3: imagesSetting(data),
    /** `keep`: the number of nightly backups to keep; none for 0. */
    backups: {
      folder: backupDir,
      keep: data.BACKUP_KEEP,
      /** Pinged after each backup: a monitor that hears nothing for a day raises an alarm. */
      ping: data.BACKUP_PING,
    },
    tokenSecret: data.TOKEN_SECRET,
    admin: { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD },
    seed: data.SEED,
    mail: {
      smtpUrl: data.SMTP_URL,
      /** The sender of mails. Defaults to the school. */
      from: data.MAIL_FROM,
      /** The recipient of enquiries and applications. Defaults to the address in the site info. */
      school: data.SCHOOL_EMAIL,
    },
    corsOrigins: data.CORS_ORIGINS,
    trustProxy: data.TRUST_PROXY,
    /** Purges shared caches in front of the site. Without it, they cache no pages. */
    purge: data.PURGE_URL ? { url: data.PURGE_URL, header: data.PURGE_HEADER } : undefined,
    /** Milliseconds between the stop signal and closing the port. 0 if no other process serves the site. */
    stopDelay: (data.STOP_DELAY ?? (data.DATABASE_URL ? defaultStopDelay : 0)) * 1000,
    /** The token for `/metrics`. When unset, only this machine may read it, or nobody if SITE_URL is set. */
    metricsToken: data.METRICS_TOKEN,
    offline: data.OFFLINE,
    webhooksPrivate: data.WEBHOOKS_PRIVATE,
    logLevel: data.LOG_LEVEL,
    logAddresses: data.LOG_ADDRESSES,
  }
}

const placesIn = (values: Record<string, unknown>): OwnedPlace[] =>
  ownedSettings.flatMap(({ name, placeOf }) => {
    const value = values[name]
    return placeOf && typeof value === "string" ? [{ setting: name, place: placeOf(value) }] : []
  })

export interface PostgresSettings {
  url: string
  /** Bypasses a transaction pooler: for LISTEN, migrations and session locks. */
  directUrl?: string
}

const imagesSetting = (data: z.infer<typeof settingsSchema>): S3Bucket | undefined =>
  data.IMAGES_URL === undefined ? undefined : requireBucket(data.IMAGES_URL, data)

/** @throws SettingsError for a malformed address, or if neither it nor the environment has a key */
export function requireBucket(address: string, environment: S3Environment): S3Bucket {
  const bucket = s3Bucket(address, environment)
  if (bucket) return bucket
  throw new SettingsError(
    `Setting IMAGES_URL is wrong: it must have a key (${s3Form}), or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY be set.`,
  )
}

const explain = (name: string, otherwise: string) =>
  `Setting ${name} is wrong: ${check.metaOf(settingsSchema.shape[name as keyof typeof settingsSchema.shape]).description ?? otherwise}`

/** Settings of earlier releases, which an older file may still contain. */
const removed = [
  ...["DATABASE_CONNECTIONS", "DATABASE_CONNECT_TIMEOUT", "DATABASE_STATEMENT_TIMEOUT", "DATABASE_LOCK_TIMEOUT"],
  ...["IMAGES_TIMEOUT", "SESSION_DAYS", "ADMIN_IDLE_HOURS", "SECURITY_CONTACT", "HSTS_SUBDOMAINS", "SLOW_MS"],
]

/** Warnings for the log about unknown and removed settings, which do not prevent the start. */
export function warningsAbout(variables: NodeJS.ProcessEnv): string[] {
  const old = removed.filter((name) => variables[name])
  const warnings = Object.keys(variables).flatMap((name) => warningAbout(name) ?? [])
  return old.length > 0 ? [`Ignored, as this release has no such settings: ${old.join(", ")}.`, ...warnings] : warnings
}

/** A name that resembles none of ours may belong to another program. */
function warningAbout(name: string) {
  if (settingNames.includes(name) || removed.includes(name)) return undefined
  const suggestion = settingNames.find((setting) => isTypoOf(name, setting))
  if (suggestion) return `${name} is not a setting of this site. Did you mean ${suggestion}?`
  return hasOurPrefix(name) ? `${name} is not a setting of this site.` : undefined
}

const letters = (name: string) => [...name].sort().join("")

function isTypoOf(name: string, setting: string) {
  const faults = setting.length < 6 ? 1 : 2
  return distance(name.toUpperCase(), setting) <= faults || letters(name) === letters(setting)
}

const hasOurPrefix = (name: string) => /^(SITE|ADMIN|SMTP|MAIL|SCHOOL|CORS|TRUST|TOKEN|BACKUP|IMAGES)_/.test(name)
