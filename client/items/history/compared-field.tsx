import { formatDateTime, useZone } from "../../base/ui/dates/dates.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { Titled } from "../../base/ui/texts/titled.tsx"
import style from "./compared-field.module.css"
import { ComparedPictures } from "./compared-pictures.tsx"
import { ComparedText } from "./compared-text-view.tsx"
import { difference } from "./difference-steps.tsx"
import { ErasePictureButton } from "./erase-picture-button.tsx"
import { fieldLabel } from "./field-label.ts"
import type { VersionField } from "./same-field.ts"

type ComparedFieldProps = {
  was: VersionField | undefined
  now: VersionField
  isFirst: boolean
}

export function ComparedField({ was, now, isFirst }: ComparedFieldProps) {
  return (
    <Titled title={fieldLabel(now)} headingClass="step1" className={style.field}>
      <Content was={isFirst ? now : was} now={now} />
    </Titled>
  )
}

function Content({ was, now }: Omit<ComparedFieldProps, "isFirst">) {
  const zone = useZone()
  if (now.kind === "PICTURE") return <Pictures was={was} now={now} />
  if (now.kind === "PICTURES") return <ComparedPictures was={was?.pictures ?? []} now={now.pictures} />
  return <ComparedText was={displayText(was, zone)} now={displayText(now, zone)} isRich={now.kind === "RICH_TEXT"} />
}

function displayText(field: VersionField | undefined, zone: string): string {
  const text = field?.text ?? ""
  if (field?.kind === "FLAG") return text === "yes" ? "Yes" : "No"
  if (field?.kind !== "DATE" || !text || Number.isNaN(Date.parse(text))) return text
  return formatDateTime(text, zone)
}

function Pictures({ was, now }: Pick<ComparedFieldProps, "was" | "now">) {
  if (was === now) return <OnePicture title="" field={now} />

  return (
    <div className={style.sides} {...difference}>
      <OnePicture title="Before" field={was} />
      <OnePicture title="After" field={now} />
    </div>
  )
}

function OnePicture({ title, field }: { title: string; field: VersionField | undefined }) {
  const pictured = field?.picture

  return (
    <figure className="column stack2 cell breaks">
      {title && <figcaption className={style.which}>{title}</figcaption>}
      {pictured?.picture ? (
        <>
          <Picture of={pictured.picture} className={style.picture} sizes="(min-width: 40rem) 22rem, 90vw" />
          <p className="small">{pictured.picture.alt || "No description."}</p>
          <ErasePictureButton picture={pictured.picture} />
        </>
      ) : (
        <p className={style.none}>{pictured?.erased ? "This picture was erased." : "No picture"}</p>
      )}
    </figure>
  )
}
