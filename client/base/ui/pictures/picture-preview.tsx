import { classNames } from "../texts/class-names.ts"
import pictureStyle from "./picture.module.css"
import { focusSteps, Picture, type PictureFile, type PictureFocus } from "./picture.tsx"
import style from "./picture-chooser.module.css"

type Previewed = {
  /** The object URL of a file chosen here. */
  address: string | undefined
  stored: PictureFile | undefined
  focus: PictureFocus | undefined
}

type PicturePreviewProps = Previewed & { className?: string; alt: string }

export function PicturePreview({ address, stored, focus, className, alt }: PicturePreviewProps) {
  if (!address) return <Picture of={stored && { ...stored, focus }} className={className} sizes="24rem" alt={alt} />
  const imageClass = classNames(pictureStyle.picture, className)
  return <img src={address} alt={alt} className={imageClass} {...focusSteps(focus)} />
}

const shapes = [
  ["Wide", style.wide],
  ["Card", undefined],
  ["Tall", style.tall],
]

/** The crops in which the site shows most pictures. */
export function PictureShapes(preview: Previewed) {
  return (
    <figure className={style.shapes}>
      {shapes.map(([name, shapeClass]) => (
        <div key={name} className={shapeClass}>
          <PicturePreview {...preview} alt="" />
          <span className="small">{name}</span>
        </div>
      ))}
    </figure>
  )
}
