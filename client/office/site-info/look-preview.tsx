import { useEffect } from "react"
import { nameBesideCrest } from "../../base/layout/site-info.tsx"
import { Button, MinorButton } from "../../base/ui/controls/button.tsx"
import { useDebounced } from "../../base/ui/controls/use-debounced.ts"
import { FieldError } from "../../base/ui/fields/field.tsx"
import { failureOf } from "../../base/ui/loading/failure.ts"
import { Blossom } from "../../base/ui/ornaments/blossom.tsx"
import { Crest } from "../../base/ui/ornaments/crest.tsx"
import { FilePicture } from "../../base/ui/pictures/file-picture.tsx"
import type { ChosenPicture } from "../../base/ui/pictures/picture-chooser.tsx"
import { type LookInput, useLookPreviewQuery } from "../../generated/office.ts"
import style from "./look-preview.module.css"

type LookPreviewProps = {
  look: Required<Omit<LookInput, "picture">> & { picture: ChosenPicture }
  school: { name: string; shortName: string; motto: string }
  onPropose: (colour: Partial<Record<"colour" | "accent", string>>) => void
}

export function LookPreview({ look, school, onPropose }: LookPreviewProps) {
  // A colour changes with every move of the pointer.
  const { picture, ...input } = useDebounced(look, 250)
  const { data, previousData, error } = useLookPreviewQuery({ variables: { input } })
  useStyles((data ?? previousData)?.lookPreview)
  const faults = Object.entries(error ? failureOf(error).fields : {})

  return (
    <section className="stack3" aria-label="Preview">
      <p className="strong">Preview, in light and in dark mode</p>
      {faults.map(([field, message]) => (
        <Fault key={field} message={message} onTake={(colour) => onPropose({ [field]: colour })} />
      ))}
      <div className={style.modes}>
        <Sample mode={style.light} {...{ look, school }} />
        <Sample mode={style.dark} {...{ look, school }} />
      </div>
    </section>
  )
}

function Fault({ message, onTake }: { message: string; onTake: (colour: string) => void }) {
  const [nearest] = message.match(/#[0-9a-f]{6}/i) ?? []
  return (
    <div role="status" className="line3">
      <FieldError>{message}</FieldError>
      {nearest && <MinorButton onClick={() => onTake(nearest)}>Take {nearest}</MinorButton>}
    </div>
  )
}

type SampleProps = Pick<LookPreviewProps, "look" | "school"> & { mode: string | undefined }

function Sample({ mode, look: { crest, picture }, school: { name, shortName, motto } }: SampleProps) {
  const { file, stored } = picture
  return (
    <div className={mode} data-look-preview inert>
      <div className={style.head}>
        {file ? (
          <FilePicture file={file} className={style.crest} alt="" />
        ) : stored ? (
          <img className={style.crest} src={stored.url} alt="" />
        ) : (
          <Crest letter={crest === "blossom" ? undefined : shortName.slice(0, 1)} />
        )}
        <span className="titled">{nameBesideCrest({ name, shortName })}</span>
      </div>
      <div className={style.page}>
        <h2>{motto || name}</h2>
        <p>
          This is how text looks on a page. <span className={style.link}>Read on</span>
        </p>
        <div className="line3">
          <Button size="small">Write to us</Button>
          <Button size="small" variant="accent">
            Enroll Now
          </Button>
          <Blossom className={style.blossom} />
        </div>
      </div>
      <p className={style.foot}>{name}</p>
    </div>
  )
}

/** Sets the style sheet for the samples by script, because the content security policy forbids style elements. */
function useStyles(sheet: string | undefined) {
  useEffect(() => {
    if (!sheet) return
    const styles = new CSSStyleSheet()
    styles.replaceSync(sheet.replace("html:root", "[data-look-preview]"))
    document.adoptedStyleSheets.push(styles)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles)
    }
  }, [sheet])
}
