import { RichText } from "../ui/texts/rich-text.tsx"
import style from "./conflict-view.module.css"

/** Rich text, paragraph by paragraph, with a mark at those that the other version has not. */
export function Blocks({ html, other }: { html: string; other: string }) {
  const elsewhere = new Set(blocksOf(other))

  return (
    <div className={style.blocks}>
      {blocksOf(html).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text only shows
        <RichText key={index} html={block} className={elsewhere.has(block) ? undefined : style.differs} />
      ))}
    </div>
  )
}

function blocksOf(html: string): string[] {
  const { children } = new DOMParser().parseFromString(html, "text/html").body
  return [...children].map(({ outerHTML }) => outerHTML)
}
