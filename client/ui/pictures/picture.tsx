import type { ComponentProps } from "react"
import { cropRatios, pictureFormats, pictureWidths } from "../../generated/constants.ts"
import { classNames } from "../texts/class-names.ts"
import style from "./picture.module.css"

export type PictureFile = {
  /** `/images/{file}`, with a key in its query where not everybody sees it. */
  url: string
  width: number
  height: number
  /** Empty for a picture that only decorates. */
  alt: string
  /** Shown until the picture has come, such as `#8a7fc4`. */
  color: string
  /** The spot that stays in sight when it is cropped. The middle, unless set. */
  focus?: PictureFocus
}

/** Per cent from the left and from the top. */
export type PictureFocus = { x: number; y: number }

type CropRatio = keyof typeof cropRatios

type PictureProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "alt" | "width" | "height"> & {
  of: PictureFile | null | undefined
  /** How wide it is shown, as in HTML: `(min-width: 60rem) 40rem, 100vw`. */
  sizes: string
  /** Crops to this many pixels of height (less on narrow screens): the heights of the specification's section 9. */
  height?: 270 | 500
  /** Keeps the upper part of a person in sight where nobody has said what stays in sight. */
  portrait?: boolean
  priority?: boolean
  /** Cropped to a shape by the server where the window is like that, around what stays in sight. */
  crops?: { media: string; ratio: CropRatio }[]
  /** Overrides the picture's own alternative text, such as "" beside a headline that says the same. */
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

type SourcesProps = { of: PictureFile; crop?: string; media?: string; sizes: string }

/** Each with its format in its address, so that every cache on the way is right. A browser takes the first that it can show. */
function Sources({ of, crop, ...rest }: SourcesProps) {
  return pictureFormats.map((format) => (
    <source key={format} type={`image/${format}`} srcSet={srcSet(of, format, crop)} {...rest} />
  ))
}

type ImageProps = Omit<PictureProps, "sizes" | "crops"> & { of: PictureFile }

/** Its own address is for what knows neither format: very old browsers, and programs that read pages. */
function Image({ of, height, portrait, priority = false, alt, className, ...rest }: ImageProps) {
  const crop = height ? [style.cropped, style[`high${height}`]] : []

  return (
    <img
      {...rest}
      {...(priority && seenFirst)}
      ref={(image) => paint(image, of.color)}
      className={classNames(style.picture, portrait && style.portrait, ...crop, className)}
      src={sized(of, Math.min(of.width, 960), "original")}
      width={of.width}
      height={of.height}
      data-focus-x={step(of.focus?.x)}
      data-focus-y={step(of.focus?.y)}
      alt={alt ?? of.alt}
      loading={priority ? "eager" : "lazy"}
      decoding={priority ? "sync" : "async"}
    />
  )
}

/** `elementtiming` has the browser report when it is on the screen: the app is asked for after that (client/begin.ts). */
const seenFirst = { fetchPriority: "high", elementtiming: "first" } as const

/** To the nearest step that the style sheet has, because the page's policy forbids style attributes. None for the middle. */
function step(perCent = 50) {
  const nearest = Math.round(perCent / 10) * 10
  return nearest === 50 ? undefined : nearest
}

/** Narrower ones are only for whoever asks for them. */
const offered = pictureWidths.filter((width) => width >= 320)

/** The widths that the server makes, none above the picture's own. */
function widths({ width }: PictureFile): number[] {
  const fitting = offered.filter((offer) => offer <= width)
  return fitting.length > 0 ? fitting : [320]
}

const srcSet = (of: PictureFile, format: string, crop = "") =>
  widths(of)
    .map((width) => `${sized(of, width, format)}${crop} ${width}w`)
    .join(", ")

/** Where along what is cut off the part lies that shows what stays in sight: the server keeps one for every ten per cent. */
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

function sized({ url }: PictureFile, width: number, format: string) {
  return `${url}${url.includes("?") ? "&" : "?"}w=${widthServed(width)}&as=${format}`
}

function widthServed(width: number) {
  return offered.findLast((offer) => offer <= width) ?? 320
}

/** A value that no class can hold: set on the element, because the page's policy forbids style attributes. */
function paint(image: HTMLImageElement | null, color: string) {
  image?.style.setProperty("--picture-color", color)
}
