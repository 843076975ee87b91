import { useRef } from "react"
import { Refused } from "../../base/ui/loading/failure.ts"
import { useRestoreFromBinMutation } from "../../generated/bin.ts"
import { useDeleteGalleryImageMutation } from "../../generated/galleries.ts"
import type { Recognisable } from "../../generated/graphql.ts"
import {
  type ContentChange,
  type PublicPicturesQuery,
  useChangeContentMutation,
  useReviewPictureMutation,
} from "../../generated/office.ts"
import { useMarks } from "../../items/pictures/use-marks.ts"
import { stateBefore } from "../content/use-bulk-change.ts"

export type PublicPicture = PublicPicturesQuery["publicPictures"]["pictures"][number]

type Item = PublicPicture["items"][number]
type Owned = Extract<Item, { state: unknown }>

/** Resolves with a function that undoes the answer. @throws Refused, and as the API client */
export type AnswerAction = (shown: PublicPicture) => Promise<() => Promise<unknown>>

const keyOf = ({ type, id }: Pick<Item, "type" | "id">) => `${type} ${id}`

const isOwned = (item: Item): item is Owned => "state" in item

/** Does not refetch the list. */
export function useAnswers() {
  const [review] = useReviewPictureMutation()
  const [change] = useChangeContentMutation()
  const [removeFromGallery] = useDeleteGalleryImageMutation()
  const [restore] = useRestoreFromBinMutation()
  const { mark } = useMarks([])
  /** Versions of items changed here since the list was read. */
  const versions = useRef(new Map<string, number>())
  /** Ids of pictures taken out of their gallery. */
  const removedIds = useRef(new Set<number>())

  /** For each unchanged item, says why; the others are changed, and may be changed again. */
  const store = async (items: Owned[], changeOf: (item: Owned) => Partial<ContentChange>) => {
    if (items.length === 0) return
    const changes = items.map((item) => {
      const { type, id } = item
      return { type, id, version: versions.current.get(keyOf(item)) ?? item.version, ...changeOf(item) }
    })
    const outcomes = (await change({ variables: { changes } })).data?.changeContent ?? []
    for (const outcome of outcomes) versions.current.set(keyOf(outcome), outcome.version)
    const refused = items.flatMap(({ title }, index) => {
      const refusal = outcomes[index]?.refusal
      return refusal ? [`“${title}” stayed as it was: ${refusal}`] : []
    })
    const rest = items.length - refused.length
    if (rest > 0 && refused.length > 0)
      refused.push(rest === 1 ? "The other one is done." : `The other ${rest} are done.`)
    if (refused.length > 0) throw new Refused("CONFLICT", refused.join(" "))
  }

  const fine: AnswerAction = async ({ picture: { id } }) => {
    await review({ variables: { id, reviewed: true } })
    return () => review({ variables: { id, reviewed: false } })
  }
  const say =
    (recognisable: Recognisable): AnswerAction =>
    async ({ picture: { name } }) => {
      await mark([name], recognisable)
      return () => mark([name], "UNSAID")
    }
  /** Takes down items with the picture, and removes it from galleries, whose other pictures stay. */
  const takeDown: AnswerAction = async ({ items, hung }) => {
    const owned = items.filter(isOwned)
    const fixed = items.find((item) => !isOwned(item))
    if (fixed || owned.length + hung.length === 0)
      throw new Refused("BAD_USER_INPUT", `${fixed?.title ?? "The site itself"} shows it: please take it out there.`)
    for (const { id } of hung.filter(({ id }) => !removedIds.current.has(id))) {
      await removeFromGallery({ variables: { id } })
      removedIds.current.add(id)
    }
    await store(owned, () => ({ publication: { as: "TAKEN_DOWN" } }))
    return async () => {
      await store(owned, stateBefore)
      for (const { id } of hung) await restore({ variables: { type: "GALLERY_IMAGE", id } })
      for (const { id } of hung) removedIds.current.delete(id)
    }
  }
  return { fine, say, takeDown }
}
