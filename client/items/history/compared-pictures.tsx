import { Picture } from "../../base/ui/pictures/picture.tsx"
import style from "./compared-field.module.css"
import { difference } from "./difference-steps.tsx"
import { ErasePictureButton } from "./erase-picture-button.tsx"
import { contentOfPictured, type Pictured } from "./same-field.ts"

const nameOf = ({ picture }: Pictured) => picture?.name
const has = (all: Pictured[], one: Pictured) => all.some((other) => nameOf(other) === nameOf(one))

export function ComparedPictures({ was, now }: { was: Pictured[]; now: Pictured[] }) {
  const removed = was.filter((one) => !has(now, one))
  const added = now.filter((one) => !has(was, one))
  const reworded = now.flatMap((after) => {
    const before = was.find((one) => nameOf(one) === nameOf(after))
    return before && contentOfPictured(before) !== contentOfPictured(after) ? [{ before, after }] : []
  })
  const unchangedCount = now.length - added.length - reworded.length
  const common = (all: Pictured[], other: Pictured[]) => all.filter((one) => has(other, one)).map(nameOf)
  const isReordered = common(was, now).join() !== common(now, was).join()

  return (
    <>
      <Group title="Taken out" pictures={removed} />
      <Group title="Added" pictures={added} />
      {reworded.map(({ before, after }) => (
        <Reworded key={nameOf(after)} before={before} after={after} />
      ))}
      {isReordered && (
        <p className="small" {...difference}>
          Their order has changed.
        </p>
      )}
      {unchangedCount > 0 && (
        <p className="small">{unchangedCount === 1 ? "1 picture is" : `${unchangedCount} pictures are`} as before.</p>
      )}
    </>
  )
}

function Group({ title, pictures }: { title: string; pictures: Pictured[] }) {
  if (pictures.length === 0) return null
  return (
    <div {...difference}>
      <h3 className={style.which}>{title}</h3>
      <ul className={style.pictures}>
        {pictures.map((one) => (
          <li key={nameOf(one)}>
            <Picture of={one.picture} className={style.thumb} sizes="9rem" />
            {one.caption && <p className="small">{one.caption}</p>}
            {one.picture && <ErasePictureButton picture={one.picture} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Reworded({ before, after }: { before: Pictured; after: Pictured }) {
  const words = ({ caption, picture }: Pictured) => [caption, picture?.alt].filter(Boolean).join(" · ") || "No words"
  return (
    <div className={style.reworded} {...difference}>
      <Picture of={after.picture} className={style.thumb} sizes="9rem" />
      <p className="small">
        <del>{words(before)}</del> <ins>{words(after)}</ins>
      </p>
    </div>
  )
}
