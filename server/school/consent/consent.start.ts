import { In } from "typeorm"
import { ContentState } from "../../content/items/content-state.ts"
import { addDays, type Day, dayIn } from "../../content/items/day.ts"
import { Child, ChildInPicture } from "../../content/pictures/child.ts"
import { Picture } from "../../content/pictures/picture.ts"
import { type OwnedMeta, startOwned } from "../../content/starting-content/start-owned.ts"
import type { StartingContent } from "../../content/starting-content/starting-content.ts"
import { NewsStory } from "../news/news-story.ts"

interface ConsentFile {
  children: (Pick<Child, "form" | "answer" | "means"> & {
    name: string
    giver?: string
    answeredDaysAgo?: number
    untilInDays?: number
    pictures: string[]
  })[]
  draft: OwnedMeta & { title: string; text: string }
}

/** With a draft whose picture is withheld, so that no child without a yes is public. */
export async function startConsent(starting: StartingContent) {
  const { rows, children, zone } = starting
  const file = await starting.yaml<ConsentFile>("consent.yaml")
  const { id } = await startOwned(starting, NewsStory, file.draft, {
    title: file.draft.title,
    detail: `<p>${file.draft.text}</p>`,
    translations: [],
  })
  await rows.update(NewsStory, id, { state: ContentState.DRAFT, publishedAt: null })
  const now = new Date()
  const inDays = (days: number): Day => addDays(dayIn(zone, now), days)
  for (const { name, giver, answeredDaysAgo, untilInDays, pictures, ...fields } of file.children) {
    const child = await rows.save(
      Object.assign(new Child(), fields, children.sealed(name), {
        ...{ sealedGiver: children.close(giver), createdAt: now, linkedAt: now },
        answeredAt: answeredDaysAgo === undefined ? null : starting.daysAgo(answeredDaysAgo),
        until: untilInDays === undefined ? null : inDays(untilInDays),
      }),
    )
    const shown = await rows.findBy(Picture, { name: In(pictures) })
    const files = new Map(shown.map(({ file, hash }) => [file, hash]))
    for (const [file, hash] of files) await rows.insert(ChildInPicture, { childId: child.id, file, hash })
    await rows.update(Picture, { file: In([...files.keys()]) }, { recognisable: "AGREED" })
  }
  await children.applyConsents(rows)
}
