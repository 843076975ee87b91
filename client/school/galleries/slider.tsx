import ChevronLeft from "lucide-react/icons/chevron-left"
import ChevronRight from "lucide-react/icons/chevron-right"
import X from "lucide-react/icons/x"
import ZoomIn from "lucide-react/icons/zoom-in"
import ZoomOut from "lucide-react/icons/zoom-out"
import { type KeyboardEvent, useMemo } from "react"
import Lightbox, { type Labels, type Slide, type SlideImage } from "yet-another-react-lightbox"
import Zoom from "yet-another-react-lightbox/plugins/zoom"
import "yet-another-react-lightbox/styles.css"
import { pictureSources } from "../../base/ui/pictures/picture.tsx"
import { useTextProps } from "../../base/ui/words/school-text.tsx"
import type { Translate } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import { pictureFormats } from "../../generated/constants.ts"
import type { GalleryPictureFragment } from "../../generated/graphql.ts"
import style from "./slider.module.css"

type SliderProps = {
  name: string
  pictures: GalleryPictureFragment[]
  place: number
  onMove: (place: number) => void
  onClose: () => void
}

const plugins = [Zoom]

export function Slider({ name, pictures, place, onMove, onClose }: SliderProps) {
  const t = useT()
  const format = useMemo(formatOfPage, [])
  const slides = useMemo(() => pictures.map((picture) => slideOf(picture, format)), [pictures, format])
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Home") onMove(0)
    if (event.key === "End") onMove(pictures.length - 1)
    if (event.key === "Tab") trapFocus(event)
  }

  return (
    <Lightbox
      open
      close={onClose}
      index={Math.min(place, slides.length - 1)}
      on={{ view: ({ index }) => onMove(index) }}
      slides={slides}
      plugins={plugins}
      className={style.slider}
      labels={labelsFor(t, name)}
      carousel={{
        finite: slides.length < 2,
        padding: marginFor(window),
        preload: 1,
        imageProps: placeholder(pictures, format),
      }}
      controller={{ closeOnPullDown: true }}
      portal={{ container: { onKeyDown: keyDown } }}
      zoom={{ maxZoomPixelRatio: 2 }}
      render={{
        slideFooter: ({ slide }) => <Words pictures={pictures} index={slides.indexOf(slide as SlideImage)} />,
        iconPrev: () => <ChevronLeft className={style.icon} />,
        iconNext: () => <ChevronRight className={style.icon} />,
        iconClose: () => <X className={style.icon} />,
        iconZoomIn: () => <ZoomIn className={style.icon} />,
        iconZoomOut: () => <ZoomOut className={style.icon} />,
        ...(slides.length < 2 && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  )
}

/** On large screens, leaves room for the arrows and the text below the picture. */
const marginFor = ({ innerWidth, innerHeight }: Window) => (innerWidth >= 768 && innerHeight >= 600 ? "72px" : 0)

/** The smallest copy is the placeholder; the lightbox may request any of its sizes. */
function placeholder(pictures: GalleryPictureFragment[], format: string) {
  const shown = new Map(
    pictures.flatMap(({ picture }) => pictureSources(picture, format).map(({ src }) => [src, picture] as const)),
  )
  return (slide: Slide) => {
    const picture = "src" in slide ? shown.get(slide.src) : undefined
    if (!picture) return {}
    const { width, height } = picture
    return { width, height, style: { backgroundImage: `url("${pictureSources(picture, format)[0]?.src}")` } }
  }
}

/** Cycles from the last button to the first, and back: the slider's keys only work while the focus is in it. */
function trapFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button:not(:disabled)")]
  const [from, to] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]]
  const outside = !buttons.some((button) => button === document.activeElement)
  if (document.activeElement !== from && !(outside && event.shiftKey)) return
  event.preventDefault()
  to?.focus()
}

/** Part of the slide, so that moving on announces it. */
function Words({ pictures, index }: { pictures: GalleryPictureFragment[]; index: number }) {
  const t = useT()
  const localized = useTextProps()
  const picture = pictures[index]
  if (!picture) return null

  return (
    <div className={style.words}>
      {picture.caption && <p className={style.caption} {...localized(picture.caption)} />}
      <p className={style.position}>{t("{number} of {total}", { number: index + 1, total: pictures.length })}</p>
    </div>
  )
}

/** A slide has only one list of addresses, so the supported format comes from the page's pictures. */
function formatOfPage() {
  const usedFormats = [...document.images].map(({ currentSrc }) =>
    new URL(currentSrc, document.baseURI).searchParams.get("as"),
  )
  return pictureFormats.find((format) => usedFormats.includes(format)) ?? "webp"
}

function slideOf({ picture, caption }: GalleryPictureFragment, format: string): SlideImage {
  const srcSet = pictureSources(picture, format)
  const { src, width, height } = srcSet.at(-1) as (typeof srcSet)[number]
  return { src, width, height, srcSet, alt: picture.alt || caption }
}

function labelsFor(t: Translate, name: string): Labels {
  return {
    Lightbox: t("Pictures: {name}", { name }),
    "Photo gallery": name,
    Carousel: t("Slider"),
    Slide: t("Picture"),
    "{index} of {total}": t("Picture {index} of {total}"),
    Previous: t("Previous picture"),
    Next: t("Next picture"),
    Close: t("Close"),
    "Zoom in": t("Zoom in"),
    "Zoom out": t("Zoom out"),
  }
}
