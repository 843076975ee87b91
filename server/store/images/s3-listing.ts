import { SaxesParser } from "saxes"
import { StoreFailure } from "./store-failure.ts"

interface Listing {
  files: { name: string; bytes: number }[]
  folders: string[]
  nextPage?: string
}

/** @throws StoreFailure for anything but a listing, as half a list would mean missing files */
export function listed(xml: string, prefix: string): Listing {
  const found: Listing = { files: [], folders: [] }
  let path = ""
  let text = ""
  let name = ""
  let isTruncated: string | undefined
  const parser = new SaxesParser()
  const within = (key: string) => key.slice(prefix.length)
  const reads: Record<string, (text: string) => void> = {
    "/ListBucketResult/Contents/Key": (key) => {
      name = within(key)
    },
    "/ListBucketResult/Contents/Size": (size) => {
      if (name) found.files.push({ name, bytes: Number(size) })
    },
    "/ListBucketResult/CommonPrefixes/Prefix": (folder) => found.folders.push(within(folder).replace(/\/$/, "")),
    "/ListBucketResult/NextContinuationToken": (token) => {
      found.nextPage = token
    },
    "/ListBucketResult/IsTruncated": (truncated) => {
      isTruncated = truncated
    },
  }
  parser.on("opentag", (tag) => {
    path += `/${tag.name}`
    text = ""
  })
  parser.on("text", (part) => {
    text += part
  })
  parser.on("closetag", (tag) => {
    reads[path]?.(text)
    path = path.slice(0, -tag.name.length - 1)
  })
  parser.on("error", (error) => {
    throw new StoreFailure(200, `a list that cannot be read (${error.message})`)
  })
  parser.write(xml).close()
  if (isTruncated === undefined || (isTruncated === "true" && !found.nextPage))
    throw new StoreFailure(200, "a list without its end")
  return { ...found, nextPage: isTruncated === "true" ? found.nextPage : undefined }
}
