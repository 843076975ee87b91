import { maxPictureBytes, pictureTypes } from "../../../generated/constants.ts"

/** Why a file cannot be used as a picture; null if it can. */
export async function pictureProblem(file: File, types: string[] = pictureTypes): Promise<string | null> {
  if (!types.includes(file.type)) return `“${file.name}” is not a picture we can use. Choose a ${spoken(types)} file.`
  if (file.size > maxPictureBytes)
    return `“${file.name}” is ${megabytes(file)} MB. The most we can take is ${maxPictureBytes / megabyte} MB.`
  if (file.size === 0) return `“${file.name}” is empty. Choose another file.`
  if (!types.includes("image/webp") && (await isWebP(file)))
    return `“${file.name}” is a WebP picture, whatever its name says. Choose a ${spoken(types)} file.`
  return null
}

/** Checks the content: pictures saved from the web are often WebP under the name of a JPEG. */
async function isWebP(file: File) {
  const start = await file.slice(0, 12).arrayBuffer()
  return new TextDecoder("latin1").decode(start).endsWith("WEBP")
}

function spoken(types: string[]) {
  const names = types.map((type) => (type === "image/webp" ? "WebP" : type.replace("image/", "").toUpperCase()))
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names)
}

const megabyte = 1_000_000

/** Rounds up, so that a file just over the limit does not show the limit. */
const megabytes = (file: File) => (Math.ceil((file.size / megabyte) * 10) / 10).toFixed(1)
