/** A bucket of a store that speaks S3, and the part of it that one site has for itself. */
export interface S3Bucket {
  /** Such as `https://s3.example:9000/bucket`: the bucket stands in the path, which every store understands. */
  url: string
  /** What the site's names begin with there: empty, or ending in `/`. */
  prefix: string
  /** Read from the host's name where it is absent. */
  region?: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
  /** Milliseconds that the store may say nothing. */
  timeout: number
}

/** What whoever keeps the server says about it beside its address: the variables that programs of S3 share. */
export interface S3Environment {
  AWS_ACCESS_KEY_ID?: string
  AWS_SECRET_ACCESS_KEY?: string
  AWS_SESSION_TOKEN?: string
  AWS_REGION?: string
  /** Seconds. */
  IMAGES_TIMEOUT: number
}

export const s3Form = "s3://KEY:SECRET@host/bucket or s3://KEY:SECRET@host/bucket/folder"

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** The parts of `s3://…`; undefined for what is no such address. */
export function readS3Address(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== "s3:" || !url.hostname || url.hash) return undefined
  const [bucket = "", ...folders] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent)
  const { region, tls = "true", ...others } = Object.fromEntries(url.searchParams)
  if (!bucketName.test(bucket) || !/^(?:true|false)$/.test(tls) || Object.keys(others).length > 0) return undefined
  return {
    url: `${tls === "true" ? "https" : "http"}://${url.host}/${bucket}`,
    prefix: folders.map((folder) => `${folder}/`).join(""),
    region,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}

/** Undefined where nothing says by which key. What the address says counts more than what the environment does. */
export function s3Bucket(address: string, environment: S3Environment): S3Bucket | undefined {
  const read = readS3Address(address)
  if (!read) return undefined
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION, IMAGES_TIMEOUT } = environment
  const region = read.region ?? AWS_REGION
  const timeout = IMAGES_TIMEOUT * 1000
  if (read.accessKeyId && read.secretAccessKey) return { ...read, region, timeout }
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) return undefined
  const keys = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY }
  return { ...read, ...keys, sessionToken: AWS_SESSION_TOKEN, region, timeout }
}
