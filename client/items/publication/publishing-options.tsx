import CalendarClock from "lucide-react/icons/calendar-clock"
import NotebookPen from "lucide-react/icons/notebook-pen"
import { useId, useState } from "react"
import { useSession } from "../../base/session/session.tsx"
import { Button, MinorButton } from "../../base/ui/controls/button.tsx"
import { useZoneHint } from "../../base/ui/dates/zone-note.tsx"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import type { Publication } from "./publication.ts"
import style from "./publishing-options.module.css"
import type { Publishing } from "./use-publishing.ts"

type PublishingOptionsProps = {
  of: Publication | null
  publishing: Publishing
  ready: boolean
  readyAsDraft: boolean
  errors: Record<string, string>
  sendingAs?: string
}

export function PublishingOptions({ of, readyAsDraft, ...times }: PublishingOptionsProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const isPublic = of?.state === "PUBLISHED"
  const { handsIn } = useSession()

  return (
    <div className="stack4">
      <div className="row2">
        {of && !isPublic && (
          <MinorButton type="submit" value="PUBLISHED" busy={times.sendingAs === "PUBLISHED"} disabled={!times.ready}>
            {handsIn ? "Hand in" : "Publish now"}
          </MinorButton>
        )}
        {of?.state !== "DRAFT" && (
          <MinorButton type="submit" value="DRAFT" busy={times.sendingAs === "DRAFT"} disabled={!readyAsDraft}>
            <NotebookPen />
            {isPublic ? "Keep this change for later" : "Save draft"}
          </MinorButton>
        )}
        <MinorButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <CalendarClock />
          Publish at …
        </MinorButton>
      </div>
      <div id={id} hidden={!open}>
        {open && <Times {...times} />}
      </div>
    </div>
  )
}

function Times({ publishing, ready, errors, sendingAs }: Omit<PublishingOptionsProps, "of" | "readyAsDraft">) {
  const { typed, type } = publishing
  const { handsIn } = useSession()
  const hint = useZoneHint()

  return (
    <fieldset className={style.times}>
      <legend className={style.legend}>When</legend>
      {(["publishAt", "expiresAt"] as const).map((name) => (
        <TextField
          key={name}
          label={name === "publishAt" ? "Publish at" : "Take down at"}
          hint={hint}
          type="datetime-local"
          value={typed[name]}
          error={errors[name]}
          onChange={({ target }) => type({ [name]: target.value })}
        />
      ))}
      <div className={style.done}>
        <Button
          type="submit"
          value="SCHEDULED"
          size="small"
          busy={sendingAs === "SCHEDULED"}
          disabled={!ready || !(typed.publishAt || typed.expiresAt)}
        >
          {handsIn ? "Hand in" : typed.publishAt ? "Publish then" : "Publish now"}
        </Button>
      </div>
    </fieldset>
  )
}
