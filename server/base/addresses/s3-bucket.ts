export interface S3Bucket {
  /** Path-style, such as `https://s3.example:9000/bucket`: every S3 store understands it. */
  url: string
  /** The site's prefix in the bucket: empty, or ending in `/`. */
  prefix: string
  /** Inferred from the host name if absent. */
  region?: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

export interface S3Environment {
  AWS_ACCESS_KEY_ID?: string
  AWS_SECRET_ACCESS_KEY?: string
  AWS_SESSION_TOKEN?: string
  AWS_REGION?: string
}

export const s3Form = "s3://KEY:SECRET@host/bucket or s3://KEY:SECRET@host/bucket/folder"

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

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

/** Undefined without a key. The address takes precedence over the environment. */
export function s3Bucket(address: string, environment: S3Environment): S3Bucket | undefined {
  const read = readS3Address(address)
  if (!read) return undefined
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION } = environment
  const region = read.region ?? AWS_REGION
  if (read.accessKeyId && read.secretAccessKey) return { ...read, region }
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) return undefined
  const keys = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY }
  return { ...read, ...keys, sessionToken: AWS_SESSION_TOKEN, region }
}
