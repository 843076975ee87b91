import { useEffect, useState } from "react"
import { useSheet } from "../../base/layout/use-sheet.ts"
import { lazyPart } from "../../base/ui/loading/lazy.tsx"
import { SkeletonPicture } from "../../base/ui/loading/skeleton.tsx"
import { whenIdle } from "../../base/ui/loading/when-idle.ts"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { useTextProps } from "../../base/ui/words/school-text.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { GalleryPictureFragment } from "../../generated/graphql.ts"
import style from "./picture-wall.module.css"

const Slider = lazyPart(() => import("./slider.tsx"), "Slider")

export function PictureWall({ name, pictures }: { name: string; pictures: GalleryPictureFragment[] }) {
  const t = useT()
  const localized = useTextProps()
  const slider = useSheet("slider")
  const [shown, setShown] = useState({ id: 0, place: 0 })
  const show = (place: number) => setShown({ id: pictures[place]?.id ?? 0, place })
  // Pictures may be deleted meanwhile; the next one replaces a deleted picture.
  const found = pictures.findIndex(({ id }) => id === shown.id)
  const place = found < 0 ? shown.place : found
  // Preloads the slider: pictures open at once, even if the connection is lost by then.
  useEffect(
    () =>
      void whenIdle()
        .then(Slider.fetch)
        .catch(() => undefined),
    [],
  )

  return (
    <>
      <ul className={style.wall}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={style.place} ref={(item) => setRatio(item, picture)}>
            <button
              type="button"
              className={style.thumbnail}
              aria-haspopup="dialog"
              onClick={() => {
                show(index)
                slider.show()
              }}
            >
              <span className="unseen">
                {t("Open picture {number} of {total}", { number: index + 1, total: pictures.length })}:{" "}
                <span {...localized(picture.caption)} />
              </span>
              <Picture
                of={picture.picture}
                className={style.picture}
                sizes={sizesOf(picture, index, pictures.length)}
                alt={picture.caption ? "" : undefined}
                priority={index < 2}
              />
              {picture.caption && <span className={style.caption} aria-hidden="true" {...localized(picture.caption)} />}
            </button>
          </li>
        ))}
      </ul>
      {slider.isOpen && <Slider name={name} pictures={pictures} place={place} onMove={show} onClose={slider.hide} />}
    </>
  )
}

function setRatio(item: HTMLElement | null, picture: GalleryPictureFragment) {
  item?.style.setProperty("--ratio", String(ratioOf(picture)))
}

/** Limits panoramas and towers to their share of a row: from 2:3 to 5:2. */
const ratioOf = ({ picture: { width, height } }: GalleryPictureFragment) =>
  Math.min(2.5, Math.max(0.67, width / height))

/** Indexed by `total % 3`: the number of pictures that come in rows of two before the rows of three (picture-wall.module.css). */
const inPairs = [0, 4, 2]

/** Two or three per row on a wide screen, else two, where an odd first picture takes a whole row. */
function sizesOf(picture: GalleryPictureFragment, index: number, total: number) {
  const share = ratioOf(picture) / 1.5
  const columns = index < Number(inPairs[total % 3]) ? 2 : 3
  const isAlone = index === 0 && total % 2 === 1
  const [wide, middling, narrow] = [(78 / columns) * share, (96 / columns) * share, isAlone ? 92 : 46 * share].map(
    Math.round,
  )
  return `(min-width: 78rem) ${wide}rem, (min-width: 44rem) ${middling}vw, ${narrow}vw`
}

export function WallSkeleton() {
  return (
    <div className={style.wall}>
      {["a", "b", "c", "d", "e", "f", "g"].map((key) => (
        <div key={key} className={style.place}>
          <SkeletonPicture />
        </div>
      ))}
    </div>
  )
}
