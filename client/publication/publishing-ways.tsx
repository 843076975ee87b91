import CalendarClock from "lucide-react/icons/calendar-clock"
import NotebookPen from "lucide-react/icons/notebook-pen"
import { type MouseEvent, useEffect, useId, useRef, useState } from "react"
import { useSession } from "../session/session.tsx"
import { Button } from "../ui/controls/button.tsx"
import { minute, useNow } from "../ui/dates/now.ts"
import { useForeignZone } from "../ui/dates/zone-note.tsx"
import { TextField } from "../ui/fields/text-field.tsx"
import type { Publication } from "./publication.ts"
import style from "./publishing-ways.module.css"
import type { Publishing } from "./use-publishing.ts"

type PublishingWaysProps = {
  /** Null for something new. */
  of: Publication | null
  publishing: Publishing
  ready: boolean
  readyAsDraft: boolean
}

export function PublishingWays({ of, publishing, ready, readyAsDraft }: PublishingWaysProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const isPublic = of?.state === "PUBLISHED"
  const { handsIn } = useSession()

  return (
    <div className={style.ways}>
      <div className={style.buttons}>
        {of && !isPublic && (
          <Button type="submit" value="PUBLISHED" size="small" variant="quiet" disabled={!ready}>
            {handsIn ? "Hand in" : "Publish now"}
          </Button>
        )}
        {of?.state !== "DRAFT" && (
          <Button type="submit" value="DRAFT" size="small" variant="quiet" disabled={!readyAsDraft}>
            <NotebookPen aria-hidden="true" />
            {isPublic ? "Keep this change for later" : "Save draft"}
          </Button>
        )}
        <Button size="small" variant="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <CalendarClock aria-hidden="true" />
          Publish at …
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {open && <Times publishing={publishing} ready={ready} />}
      </div>
    </div>
  )
}

function Times({ publishing, ready }: Pick<PublishingWaysProps, "publishing" | "ready">) {
  const { publishAt, typePublishAt, expiresAt, typeExpiresAt, faults } = publishing
  const times = useRef<HTMLFieldSetElement>(null)
  const { handsIn } = useSession()
  const [wrong, setWrong] = useState<ReturnType<Publishing["faults"]>>({})
  const foreignZone = useForeignZone(useNow(minute))
  const hint = foreignZone ? `By the school’s clocks: ${foreignZone}.` : undefined

  const check = (event: MouseEvent) => {
    const found = faults()
    setWrong(found)
    if (Object.keys(found).length > 0) event.preventDefault()
  }

  useEffect(() => {
    if (Object.keys(wrong).length > 0) times.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [wrong])

  return (
    <fieldset ref={times} className={style.times}>
      <legend className={style.legend}>When</legend>
      <TextField
        label="Publish at"
        hint={hint}
        type="datetime-local"
        value={publishAt}
        error={wrong.publishAt}
        onChange={({ target }) => typePublishAt(target.value)}
      />
      <TextField
        label="Take down at"
        hint={hint}
        type="datetime-local"
        value={expiresAt}
        error={wrong.expiresAt}
        onChange={({ target }) => typeExpiresAt(target.value)}
      />
      <div className={style.done}>
        <Button
          type="submit"
          value="SCHEDULED"
          size="small"
          disabled={!ready || !(publishAt || expiresAt)}
          onClick={check}
        >
          {handsIn ? "Hand in" : publishAt ? "Publish then" : "Publish now"}
        </Button>
      </div>
    </fieldset>
  )
}
