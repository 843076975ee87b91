import { SaxesParser } from "saxes"
import { StoreFailure } from "./store-failure.ts"

interface Listing {
  files: { name: string; bytes: number }[]
  folders: string[]
  nextPage?: string
}

/** @throws StoreFailure for anything but a listing, as half a list would mean missing files */
export function parseListing(xml: string, prefix: string): Listing {
  const listing: Listing = { files: [], folders: [] }
  let path = ""
  let text = ""
  let name = ""
  let isTruncated: string | undefined
  const parser = new SaxesParser()
  const relative = (key: string) => key.slice(prefix.length)
  const reads: Record<string, (text: string) => void> = {
    "/ListBucketResult/Contents/Key": (key) => {
      name = relative(key)
    },
    "/ListBucketResult/Contents/Size": (size) => {
      if (name) listing.files.push({ name, bytes: Number(size) })
    },
    "/ListBucketResult/CommonPrefixes/Prefix": (folder) => listing.folders.push(relative(folder).replace(/\/$/, "")),
    "/ListBucketResult/NextContinuationToken": (token) => {
      listing.nextPage = token
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
  if (isTruncated === undefined || (isTruncated === "true" && !listing.nextPage))
    throw new StoreFailure(200, "a list without its end")
  return { ...listing, nextPage: isTruncated === "true" ? listing.nextPage : undefined }
}
