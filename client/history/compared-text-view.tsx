import { useMemo, useState } from "react"
import { Button } from "../ui/controls/button.tsx"
import { RichText } from "../ui/texts/rich-text.tsx"
import style from "./compared-field.module.css"
import { difference } from "./difference-steps.tsx"
import type { Compare } from "./use-comparison.ts"

type ComparedTextProps = { was: string; now: string; isRich: boolean; compare: Compare | null }

/** A text with what is gone struck through and what came underlined. What both have is folded where there is much of it. */
export function ComparedText({ was, now, isRich, compare }: ComparedTextProps) {
  const stretches = useMemo(() => {
    const inHtml = (text: string) => (isRich ? text : (compare?.linesAsHtml(text) ?? ""))
    return compare?.comparedText(inHtml(was), inHtml(now)) ?? []
  }, [was, now, isRich, compare])

  return (
    <div className={style.text}>
      {stretches.map((stretch, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the text only shows
        if (stretch.same) return <Same key={index} blocks={stretch.blocks} all={stretches.length === 1} />
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text only shows
          <div key={index} className={style.changed} {...difference}>
            <RichText html={stretch.block} />
            {stretch.lookOnly && <p className={style.lookOnly}>Only how it looks has changed.</p>}
          </div>
        )
      })}
      {stretches.length === 0 && compare && <p className={style.none}>Nothing</p>}
    </div>
  )
}

/** Two paragraphs show where one is; more of them are folded. */
function Same({ blocks, all }: { blocks: string[]; all: boolean }) {
  const [open, setOpen] = useState(all || blocks.length < 3)
  if (open) return <RichText html={blocks.join("")} className={style.sameText} />

  return (
    <Button size="small" variant="quiet" className={style.fold} onClick={() => setOpen(true)}>
      {blocks.length} paragraphs are the same: show them
    </Button>
  )
}
