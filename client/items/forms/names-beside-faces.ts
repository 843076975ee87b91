import { useEffect, useState } from "react"
import { apiClient } from "../../base/session/api-client.ts"
import type { ChosenPicture } from "../../base/ui/pictures/picture-chooser.tsx"
import { isChosen } from "../../base/ui/pictures/picture-input.ts"
import { NamesInTextsDocument, type NamesInTextsQuery } from "../../generated/office.ts"
import { useMarks } from "../pictures/use-marks.ts"
import { isPlain } from "../writing/is-equal.ts"
import type { AnyFields, FormValues } from "./field.ts"

type NameInText = NamesInTextsQuery["namesInTexts"][number] & { label: string }

type Replace = (written: string, firstName: string) => FormValues

type FormText = { label: string; text: string; replace: Replace }

type FormPicture = Partial<Pick<ChosenPicture, "name" | "recognisable">>

/** Children's full names in a form whose pictures do not all show nobody. */
export function useNamesBesideFaces(fields: AnyFields, values: FormValues): NameInText[] {
  const [names, setNames] = useState<NameInText[]>([])
  const pictures = picturesIn(values)
  const { marks } = useMarks(pictures.flatMap(({ name, recognisable }) => (name && !recognisable ? name : [])))
  const hasFaces = pictures.some(({ name, recognisable }) => (recognisable ?? marks[name ?? ""]) !== "NOBODY")
  const texts = hasFaces ? textsIn(fields, values) : []
  const asked = JSON.stringify(texts.map(({ text }) => text))

  // biome-ignore lint/correctness/useExhaustiveDependencies: `texts` is a new list each time
  useEffect(() => {
    let isOver = false
    void namesIn(texts).then((found) => !isOver && setNames(found))
    return () => {
      isOver = true
    }
  }, [asked])

  return names
}

/** The form with the first name alone in place of the full name. */
export function withFirstName(fields: AnyFields, values: FormValues, { text, written, firstName }: NameInText) {
  return textsIn(fields, values)[text]?.replace(written, firstName) ?? values
}

async function namesIn(texts: FormText[]): Promise<NameInText[]> {
  if (texts.length === 0) return []
  const variables = { texts: texts.map(({ text }) => text) }
  const query = { query: NamesInTextsDocument, variables, fetchPolicy: "no-cache", context: { quiet: true } } as const
  const answer = await apiClient.query<NamesInTextsQuery>(query).catch(() => undefined)
  return (answer?.data?.namesInTexts ?? []).map((name) => ({ ...name, label: texts[name.text]?.label ?? "" }))
}

/** Also those in rich texts. */
function picturesIn(values: FormValues): FormPicture[] {
  return Object.values(values).flatMap((value) => {
    if (Array.isArray(value)) return value.flatMap((row) => (isPlain(row) ? picturesIn(row as FormValues) : []))
    if (isPlain(value) && "alt" in value) return isChosen(value as ChosenPicture) ? [value as FormPicture] : []
    const images = typeof value === "string" ? value.matchAll(/<img [^>]*src="[^"]*?\/([^"/?]+)[^"]*"/g) : []
    return [...images].map(([, name = ""]) => ({ name: decodeURIComponent(name) }))
  })
}

/** In the order of the fields, with those of rows. */
function textsIn(fields: AnyFields, values: FormValues): FormText[] {
  return Object.entries(fields).flatMap(([key, { options, rich }]): FormText[] => {
    const { label, shortLabel = label, fields: below } = options
    const value = values[key]
    const next = (part: unknown) => ({ ...values, [key]: part })
    if (below && Array.isArray(value))
      return value.flatMap((row, index) =>
        textsIn(below, row).map(({ replace, ...text }) => ({
          ...text,
          replace: (...names) => next(value.with(index, replace(...names))),
        })),
      )
    if (isPlain(value) && "alt" in value) {
      const { alt } = value as ChosenPicture
      return [
        { label: shortLabel, text: alt, replace: (...names) => next({ ...value, alt: alt.replaceAll(...names) }) },
      ]
    }
    if (typeof value !== "string" || !value) return []
    if (!rich) return [{ label: shortLabel, text: value, replace: (...names) => next(value.replaceAll(...names)) }]
    const { body } = new DOMParser().parseFromString(value, "text/html")
    const text = blocksIn(body).map(textOf).join("\n")
    return [{ label: shortLabel, text, replace: (...names) => next(replacedIn(body, ...names)) }]
  })
}

const block = "p, li, h1, h2, h3, h4, h5, h6, td, th, figcaption, blockquote, pre"

/** The pieces of each block's text, which tags and breaks separate. */
function blocksIn(body: HTMLElement): Text[][] {
  const blocks = new Map<Element | null | undefined, Text[]>()
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement?.closest(block)
    blocks.set(around, [...(blocks.get(around) ?? []), node as Text])
  }
  return [...blocks.values()]
}

const textOf = (pieces: Text[]) => pieces.map(({ data }) => data).join("")

function replacedIn(body: HTMLElement, written: string, firstName: string): string {
  for (const pieces of blocksIn(body))
    for (let from = textOf(pieces).indexOf(written); from >= 0; from = textOf(pieces).indexOf(written)) {
      let [start, left, put] = [from, written.length, firstName]
      for (const piece of pieces) {
        const { length } = piece
        if (left > 0 && start < length) {
          const count = Math.min(left, length - start)
          piece.replaceData(start, count, put)
          put = ""
          left -= count
        }
        start = Math.max(0, start - length)
      }
    }
  return body.innerHTML
}
