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
import { stateBefore } from "../content/use-changing-content.ts"

export type PublicPicture = PublicPicturesQuery["publicPictures"]["pictures"][number]

type Item = PublicPicture["items"][number]
type Owned = Extract<Item, { state: unknown }>

/** Returns how to take the answer back. @throws Refused, and as the API client */
export type Answering = (shown: PublicPicture) => Promise<() => Promise<unknown>>

const isOwned = (item: Item): item is Owned => "state" in item

/** Nothing of the list is read again meanwhile. */
export function useAnswers() {
  const [review] = useReviewPictureMutation()
  const [change] = useChangeContentMutation()
  const [takeOut] = useDeleteGalleryImageMutation()
  const [putBack] = useRestoreFromBinMutation()
  const { mark } = useMarks([])

  /** Resolves with the versions that the items have now. */
  const store = async (changes: ContentChange[]) => {
    if (changes.length === 0) return []
    const outcomes = (await change({ variables: { changes } })).data?.changeContent ?? []
    const refusal = outcomes.find(({ refusal }) => refusal !== null)?.refusal
    if (refusal) throw new Refused("CONFLICT", refusal)
    return outcomes.map(({ version }) => version)
  }

  const fine: Answering = async ({ picture: { id } }) => {
    await review({ variables: { id, reviewed: true } })
    return () => review({ variables: { id, reviewed: false } })
  }
  const say =
    (recognisable: Recognisable): Answering =>
    async ({ picture: { name } }) => {
      await mark([name], recognisable)
      return () => mark([name], "UNSAID")
    }
  /** Its items are taken down; it goes out of galleries, whose other pictures stay. */
  const takeDown: Answering = async ({ items, hung }) => {
    const owned = items.filter(isOwned)
    const fixed = items.find((item) => !isOwned(item))
    if (fixed || owned.length + hung.length === 0)
      throw new Refused("BAD_USER_INPUT", `${fixed?.title ?? "The site itself"} shows it: please take it out there.`)
    const down = owned.map(({ type, id, version }) => ({
      type,
      id,
      version,
      publication: { as: "TAKEN_DOWN" as const },
    }))
    const versions = await store(down)
    for (const { id } of hung) await takeOut({ variables: { id } })
    return async () => {
      await store(owned.map((item, index) => undo(item, versions[index])))
      for (const { id } of hung) await putBack({ variables: { type: "GALLERY_IMAGE", id } })
    }
  }
  return { fine, say, takeDown }
}

const undo = (item: Owned, version = item.version): ContentChange => {
  return { type: item.type, id: item.id, version, ...stateBefore(item) }
}
