import type { DeepPartial } from "typeorm"
import { ContentState } from "../items/content-state.ts"
import type { ContentType, OwnedRow } from "../items/content-type.ts"
import type { StartingContent, StartingText } from "./starting-content.ts"

export interface OwnedMeta {
  picture?: string
  author: string
  /** School days before the first start. */
  daysAgo?: number
  /** Instead of `daysAgo`: on the last day of the last school year. */
  endOfYear?: boolean
  time?: string
}

export async function startOwned<T extends OwnedRow>(
  starting: StartingContent,
  type: ContentType<T>,
  meta: OwnedMeta,
  fields: object,
): Promise<T> {
  const { rows, picture, userId, termDaysAgo, endOfYear } = starting
  const then = meta.endOfYear ? endOfYear(meta.time) : termDaysAgo(meta.daysAgo ?? 0, meta.time)
  const createdAt = notLater(then, new Date())
  const row = rows.create(type, {
    ...fields,
    ...(type.translated && { translations: type.translated.stored(fields) }),
    userId: userId(meta.author),
    picture: meta.picture ? await picture(meta.picture) : null,
    createdAt,
    updatedAt: createdAt,
    state: ContentState.PUBLISHED,
    publishedAt: createdAt,
  } as DeepPartial<T>)
  await rows.insert<OwnedRow>(type, Object.assign(row, type.derived?.(row)))
  return row
}

/** The front matter has the item's fields; the text below it is the field `text`. */
export function startTexts<T extends OwnedRow>(type: ContentType<T>, folder: string, text: keyof T & string) {
  return async (starting: StartingContent) => {
    for (const { meta, html, translations } of await starting.texts<OwnedMeta>(folder)) {
      const fields = { ...meta, [text]: html, translations: translations.map((one) => translationOf(one, text)) }
      await startOwned(starting, type, meta, fields)
    }
  }
}

export function translationOf({ language, meta, html }: StartingText<object>["translations"][number], text: string) {
  return { language, isReady: true, isCurrent: true, pictureAlt: "", ...meta, [text]: html }
}

/** Publishes items of the same day at the first start, even those with a later time. */
const notLater = (moment: Date, now: Date) => (moment < now ? moment : now)
