import { isIP } from "node:net"
import { z } from "zod"
import { isPlainEmail } from "./addresses/address.ts"
import { readS3Address, s3Form } from "./addresses/s3-bucket.ts"
import { attempt } from "./attempt.ts"

/** Replaces zod's own message, and adds an example for the guide. */
export const must = <T extends z.ZodType>(be: string, schema: T, example?: string) =>
  schema.meta({ description: `must be ${be}`, example })

export const text = (example?: string) => z.string().meta({ example })

export const integer = (min: number, max: number) =>
  must(`a whole number from ${min} to ${max}`, z.coerce.number().int().min(min).max(max))

export const seconds = must("a number of seconds from 0 to 3600", z.coerce.number().min(0).max(3600))

const trueOrFalse = z.enum(["true", "false"]).transform((text) => text === "true")
export const flag = must("true or false", trueOrFalse)

export const oneOf = <const T extends readonly string[]>(...words: T) =>
  must(`one of ${words.join(", ")}`, z.enum(words))

export const secret = (minLength: number) => must(`at least ${minLength} characters long`, z.string().min(minLength))

export const url = (example: string, protocol: RegExp) =>
  must(`an address such as ${example}`, z.url({ protocol, hostname: /./ }), example)

export const webUrl = (example: string) => url(example, /^https?$/)

export const siteUrl = must(
  "the whole address of its host, such as https://www.school.example",
  // The site is served at the root of its host.
  z
    .string()
    .regex(/^https?:\/\/[^/?#@]+\/?$/i)
    .pipe(z.url())
    .transform((address) => new URL(address).origin),
  "https://www.school.example",
)

export const postgresAddress = url("postgres://school@db.example/school", /^postgres(ql)?$/)

export const emailAddress = must("an email address", z.string().refine(isPlainEmail), "office@school.example")

export const mailbox = must(
  "an email address, or a name and <address>",
  z
    .string()
    .transform((text) => /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? [text, "", text.trim()])
    .transform(([, name = "", address = ""]) => ({ name: name.trim(), address }))
    .refine(({ address }) => isPlainEmail(address)),
  "The School <office@school.example>",
)

export const imagesAddress = must(
  s3Form,
  z.string().refine((address) => readS3Address(address) !== undefined),
  "s3://KEY:SECRET@host/bucket/folder",
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

export const proxies = must(
  "true, false, a number of proxies, or their addresses, comma-separated",
  z.union([trueOrFalse, z.coerce.number().int().min(0), z.string().refine(areProxies)]),
  "10.0.0.0/8,192.0.2.1",
)

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text)

export const origins = must(
  "origins such as https://old.example, comma-separated",
  z
    .string()
    .transform((list) => list.split(",").flatMap((origin) => origin.trim() || []))
    .refine((list) => list.every(isOrigin)),
  "https://old.example",
)

export const header = must(
  "a header such as Fastly-Key: abc",
  z
    .string()
    .regex(/^[\w-]+: *[\x21-\x7e][\x20-\x7e]*$/)
    .transform((text) => {
      const [name = "", ...value] = text.split(":")
      return { [name]: value.join(":").trim() }
    }),
  "Fastly-Key: abc",
)

/** Node silently falls back to UTC for an unknown name. */
export const timeZone = must("a time zone such as Africa/Nairobi", z.string().refine(isTimeZone))

function isTimeZone(name: string) {
  return attempt(() => new Intl.DateTimeFormat("en", { timeZone: name.replace(/^:/, "") })) !== undefined
}

export const metaOf = (check: z.ZodType): { description?: string; example?: unknown } =>
  check instanceof z.ZodOptional || check instanceof z.ZodDefault
    ? metaOf(check.unwrap() as z.ZodType)
    : (check.meta() ?? {})
