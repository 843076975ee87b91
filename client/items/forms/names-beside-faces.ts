import { useState } from "react"
import { apiClient } from "../../base/session/api-client.ts"
import { useAsync } from "../../base/ui/controls/use-async.ts"
import type { ChosenPicture } from "../../base/ui/pictures/picture-chooser.tsx"
import { isChosen } from "../../base/ui/pictures/picture-input.ts"
import { wordPattern } from "../../base/ui/texts/word-pattern.ts"
import { NamesInTextsDocument, type NamesInTextsQuery } from "../../generated/office.ts"
import { batchesOf, useMarks } from "../pictures/use-marks.ts"
import { isPlain } from "../writing/is-equal.ts"
import type { FormValues } from "./field.ts"

export type NameInText = Omit<NamesInTextsQuery["namesInTexts"][number], "text"> & { field: string }

/** Children's full names in a form with a picture that may show somebody. */
export function useNamesBesideFaces(values: FormValues): NameInText[] {
  const [names, setNames] = useState<NameInText[]>([])
  const pictures = picturesIn(values)
  const { marks } = useMarks(pictures.flatMap(({ name, recognisable }) => (name && !recognisable ? name : [])))
  const hasFaces = pictures.some(({ name, recognisable }) => (recognisable ?? marks[name ?? ""]) !== "NOBODY")
  const texts = Object.entries(values).map(
    ([field, value]) => [field, textsIn(value).map(toPlainText).join("\n")] as const,
  )
  const requestKey = JSON.stringify(hasFaces ? texts.filter(([, text]) => text) : [])
  useAsync(requestKey, () => namesIn(JSON.parse(requestKey)), setNames)

  return names
}

/** The server's maximum of texts per request. */
const maxPerRequest = 100

async function namesIn(texts: [field: string, text: string][]): Promise<NameInText[]> {
  const found = [...batchesOf(texts, maxPerRequest)].map(namesInBatch)
  return (await Promise.all(found)).flat()
}

async function namesInBatch(texts: [field: string, text: string][]): Promise<NameInText[]> {
  const variables = { texts: texts.map(([, text]) => text) }
  const query = { query: NamesInTextsDocument, variables, fetchPolicy: "no-cache", context: { quiet: true } } as const
  const result = await apiClient.query<NamesInTextsQuery>(query).catch(() => undefined)
  return (result?.data?.namesInTexts ?? []).map(({ text, ...name }) => ({ ...name, field: texts[text]?.[0] ?? "" }))
}

/** Includes pictures in rich texts. */
function picturesIn(values: FormValues): Partial<Pick<ChosenPicture, "name" | "recognisable">>[] {
  const chosen = Object.values(values).filter((value) => isPlain(value) && "alt" in value) as ChosenPicture[]
  const images = textsIn(values).flatMap((text) => [...text.matchAll(/<img [^>]*src="[^"]*?\/([^"/?]+)[^"]*"/g)])
  return [...chosen.filter(isChosen), ...images.map(([, name = ""]) => ({ name: decodeURIComponent(name) }))]
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return Array.isArray(value) || isPlain(value) ? Object.values(value).flatMap(textsIn) : []
}

const inline = "</?(?:a|b|em|i|s|span|strong|sub|sup|u)\\b[^>]*>"

/** One line per block of a rich text, and per alt text of its pictures. */
const toPlainText = (text: string) =>
  text
    .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, "\n$1\n")
    .replace(new RegExp(inline, "g"), "")
    .replace(/<[^>]*>/g, "\n")
    .replaceAll("&nbsp;", " ")

/** Replaces the full name in a field's value by the first name. Keeps tags within the name. */
export function withFirstName(value: unknown, name: NameInText): unknown {
  const { written, firstName } = name
  const pattern = wordPattern(written, `(?:\\s|&nbsp;|${inline})+`, "g")
  const shortened = (found: string) => [firstName, ...(found.match(new RegExp(inline, "g")) ?? [])].join("")
  if (typeof value === "string") return value.replace(pattern, shortened)
  if (Array.isArray(value)) return value.map((one) => withFirstName(one, name))
  if (!isPlain(value)) return value
  const parts = Object.entries(value).map(([key, part]) => [key, withFirstName(part, name)])
  return Object.fromEntries(parts)
}
