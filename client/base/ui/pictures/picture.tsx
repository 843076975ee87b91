import type { ComponentProps } from "react"
import { cropRatios, pictureFormats, pictureWidths } from "../../../generated/constants.ts"
import { classNames } from "../texts/class-names.ts"
import style from "./picture.module.css"

export type PictureFile = {
  /** `/images/{file}`, with a key in its query if it is not public. */
  url: string
  width: number
  height: number
  /** Empty for a decorative picture. */
  alt: string
  /** Placeholder colour while the picture loads, such as `#8a7fc4`. */
  color: string
  /** The point that stays visible when cropped; the centre by default. */
  focus?: PictureFocus
}

/** Per cent from the left and from the top. */
export type PictureFocus = { x: number; y: number }

/** The focus after a quarter turn to the right. */
export const turnedFocus = ({ x, y }: PictureFocus): PictureFocus => ({ x: 100 - y, y: x })

type CropRatio = keyof typeof cropRatios

type PictureProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "alt" | "width" | "height"> & {
  of: PictureFile | null | undefined
  /** Same as in HTML: `(min-width: 60rem) 40rem, 100vw`. */
  sizes: string
  /** Crops to this many pixels of height, less on narrow screens (specification, section 9). */
  height?: 270 | 500
  /** Without a set focus, keeps the upper part of a person visible. */
  portrait?: boolean
  priority?: boolean
  /** Crops on the server, around the focus, for windows that match `media`. */
  crops?: { media: string; ratio: CropRatio }[]
  /** Overrides the picture's own text, such as "" beside a headline that says the same. */
  alt?: string
}

export function Picture({ of, crops = [], sizes, ...props }: PictureProps) {
  if (!of) return null

  return (
    <picture>
      {crops.map(({ media, ratio }) => (
        <Sources key={media} of={of} crop={cropOf(of, ratio)} media={media} sizes={sizes} />
      ))}
      <Sources of={of} sizes={sizes} />
      <Image of={of} {...props} />
    </picture>
  )
}

/** The format is in the address, so that no cache needs to vary. A browser takes the first format that it supports. */
function Sources({ of, crop, ...rest }: { of: PictureFile; crop?: string; media?: string; sizes: string }) {
  return pictureFormats.map((format) => (
    <source key={format} type={`image/${format}`} srcSet={srcSet(of, format, crop)} {...rest} />
  ))
}

type ImageProps = Omit<PictureProps, "sizes" | "crops"> & { of: PictureFile }

/** The fallback address is for clients without either format: very old browsers, and crawlers. */
function Image({ of, height, portrait, priority = false, alt, className, ...rest }: ImageProps) {
  const crop = height ? [style.cropped, style[`high${height}`]] : []

  return (
    <img
      {...rest}
      fetchPriority={priority ? "high" : undefined}
      ref={(image) => paint(image, of.color)}
      className={classNames(style.picture, portrait && style.portrait, ...crop, className)}
      src={sized(of, Math.min(of.width, 960), "original")}
      width={of.width}
      height={of.height}
      {...focusSteps(of.focus)}
      alt={alt ?? of.alt}
      loading={priority ? "eager" : "lazy"}
      decoding={priority ? "sync" : "async"}
    />
  )
}

/** For an image of the class `picture` in picture.module.css. */
export const focusSteps = (focus?: PictureFocus) => ({ "data-focus-x": step(focus?.x), "data-focus-y": step(focus?.y) })

/** Rounds to the style sheet's steps, as the CSP forbids style attributes. Undefined for the centre. */
function step(perCent = 50) {
  const nearest = Math.round(perCent / 10) * 10
  return nearest === 50 ? undefined : nearest
}

/** The server makes narrower widths only on request. */
const servedWidths = pictureWidths.filter((width) => width >= 320)

function widths({ width }: Pick<PictureFile, "width">): number[] {
  const fitting = servedWidths.filter((offer) => offer <= width)
  return fitting.length > 0 ? fitting : [320]
}

export const srcSet = (of: Pick<PictureFile, "url" | "width">, format: string, crop = "") =>
  widths(of)
    .map((width) => `${sized(of, width, format)}${crop} ${width}w`)
    .join(", ")

/** The crop's position along the cut axis: the server has one for every ten per cent. */
function cropOf({ width, height, focus }: PictureFile, ratio: CropRatio) {
  const perCent = width / height > cropRatios[ratio] ? focus?.x : focus?.y
  return `&crop=${ratio}&at=${Math.round((perCent ?? 50) / 10) * 10}`
}

export function pictureSources(of: PictureFile, format: string): { src: string; width: number; height: number }[] {
  return widths(of).map((width) => ({
    src: sized(of, width, format),
    width,
    height: Math.round((width * of.height) / of.width),
  }))
}

const sized = ({ url }: Pick<PictureFile, "url">, width: number, format: string) =>
  `${url}${url.includes("?") ? "&" : "?"}w=${widthServed(width)}&as=${format}`

const widthServed = (width: number) => servedWidths.findLast((offer) => offer <= width) ?? 320

/** Set by a script, because the CSP forbids style attributes. */
function paint(image: HTMLImageElement | null, color: string) {
  image?.style.setProperty("--picture-color", color)
}
