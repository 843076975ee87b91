import { useMemo, useState } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { RichText } from "../../base/ui/texts/rich-text.tsx"
import { linesAsHtml } from "../writing/words.ts"
import style from "./compared-field.module.css"
import { comparedText } from "./compared-text.ts"
import { difference } from "./difference-steps.tsx"

export function ComparedText({ was, now, isRich }: { was: string; now: string; isRich: boolean }) {
  const stretches = useMemo(() => {
    const inHtml = isRich ? (html: string) => html : linesAsHtml
    return comparedText(inHtml(was), inHtml(now))
  }, [was, now, isRich])

  return (
    <div className={style.text}>
      {stretches.map((stretch, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is read-only
        if (stretch.same) return <Same key={index} blocks={stretch.blocks} all={stretches.length === 1} />
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is read-only
          <div key={index} className={style.changed} {...difference}>
            <RichText html={stretch.block} />
            {stretch.formattingOnly && <p className="small">Only how it looks has changed.</p>}
          </div>
        )
      })}
      {stretches.length === 0 && <p className={style.none}>Nothing</p>}
    </div>
  )
}

function Same({ blocks, all }: { blocks: string[]; all: boolean }) {
  const [open, setOpen] = useState(all || blocks.length < 3)
  if (open) return <RichText html={blocks.join("")} className="soft" />

  return (
    <MinorButton className={style.fold} onClick={() => setOpen(true)}>
      {blocks.length} paragraphs are the same: show them
    </MinorButton>
  )
}
