import { Suspense, useEffect } from "react"
import type { GalleryPictureFragment } from "../generated/graphql.ts"
import { lazy } from "../ui/loading/lazy.tsx"
import { SkeletonPicture } from "../ui/loading/skeleton.tsx"
import { Picture } from "../ui/pictures/picture.tsx"
import { useOriginalLang, useT } from "../ui/words/words.tsx"
import style from "./picture-wall.module.css"
import { useSliderPlace } from "./slider-place.ts"

const Slider = lazy(() => import("./slider.tsx"), "Slider")
const PictureActions = lazy(() => import("./picture-actions.tsx"), "PictureActions")

type PictureWallProps = { name: string; pictures: GalleryPictureFragment[]; canEdit: boolean }

export function PictureWall({ name, pictures, canEdit }: PictureWallProps) {
  const t = useT()
  const lang = useOriginalLang()
  const { place, open, moveTo, close } = useSliderPlace()
  useFetchedWhenIdle(Slider.fetch)

  return (
    <>
      <ul className={style.wall}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={style.place} ref={(item) => shape(item, picture)}>
            <button
              type="button"
              className={style.thumbnail}
              aria-label={
                t("Open picture {number} of {total}", { number: index + 1, total: pictures.length }) + worded(picture)
              }
              aria-haspopup="dialog"
              onClick={() => open(index)}
            >
              <Picture
                of={picture.picture}
                className={style.picture}
                sizes={sizesOf(picture, index, pictures.length)}
                alt=""
                priority={index < 2}
              />
              {picture.caption && (
                <span className={style.caption} lang={lang} aria-hidden="true">
                  {picture.caption}
                </span>
              )}
            </button>
            {canEdit && (
              <Suspense fallback={null}>
                <PictureActions picture={picture} number={index + 1} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
      {place !== null && (
        <Suspense fallback={null}>
          <Slider name={name} pictures={pictures} place={place} onMove={moveTo} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function worded({ caption, picture }: GalleryPictureFragment) {
  const words = caption || picture.alt
  return words ? `: ${words}` : ""
}

function shape(item: HTMLElement | null, picture: GalleryPictureFragment) {
  item?.style.setProperty("--ratio", String(ratioOf(picture)))
}

/** A panorama or a tower takes no more than its share of a row: from 2:3 to 5:2. */
function ratioOf({ picture: { width, height } }: GalleryPictureFragment) {
  return Math.min(2.5, Math.max(0.67, width / height))
}

/** How many go before the rows of three, two to a row, by how many the last row would hold (picture-wall.module.css). */
const inPairs = [0, 4, 2]

/** Two or three to a row where there is room, else two; there the first of an odd number has a row to itself. */
function sizesOf(picture: GalleryPictureFragment, index: number, total: number) {
  const share = ratioOf(picture) / 1.5
  const columns = index < Number(inPairs[total % 3]) ? 2 : 3
  const isAlone = index === 0 && total % 2 === 1
  const [wide, middling, narrow] = [(78 / columns) * share, (96 / columns) * share, isAlone ? 92 : 46 * share].map(
    Math.round,
  )
  return `(min-width: 78rem) ${wide}rem, (min-width: 44rem) ${middling}vw, ${narrow}vw`
}

/** So that the first picture opens at once, also where the network has gone meanwhile. */
function useFetchedWhenIdle(load: () => Promise<unknown>) {
  useEffect(() => {
    const fetch = () => void load().catch(() => undefined)
    if (!("requestIdleCallback" in window)) return fetch()
    const handle = requestIdleCallback(fetch, { timeout: 3000 })
    return () => cancelIdleCallback(handle)
  }, [load])
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
