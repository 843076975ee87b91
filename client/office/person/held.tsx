import { useState } from "react"
import { ActionButton } from "../../base/layout/action-button.tsx"
import { OwnPasswordForm } from "../../base/session/own-password-form.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { DateText, formatDate, useZone } from "../../base/ui/dates/dates.tsx"
import { CheckField, TextField } from "../../base/ui/fields/text-field.tsx"
import { grouped } from "../../base/ui/grouped.ts"
import {
  type EraseHeldMutation,
  type HeldAboutFieldsFragment,
  type PersonInput,
  useEraseHeldMutation,
  useGiveHeldMutation,
} from "../../generated/office.ts"
import { BackupList } from "../../items/history/backups-with-picture.tsx"
import { itemTypes } from "../../items/history/item-types.ts"
import { Panel } from "../admin/admin-page.tsx"
import { downloadUrl } from "../admin/csv.ts"
import { capitalized } from "../admin/record-kinds.ts"
import { useSelection } from "../admin/selection.tsx"

type Row = HeldAboutFieldsFragment["rows"][number]
type Erased = EraseHeldMutation["eraseHeld"]

type HeldProps = { person: PersonInput; found: HeldAboutFieldsFragment }

export function Held({ person, found }: HeldProps) {
  const [erased, setErased] = useState<Erased>()
  const { rows, texts, hasMore, backups } = erased?.left ?? found

  return (
    <div className="stack5" aria-live="polite">
      {erased && <Done erased={erased} />}
      {rows.length > 0 ? (
        <Rows key={rows.map(({ key }) => key).join()} {...{ person, rows }} onErased={setErased} />
      ) : (
        <Panel title="Nothing to give or erase">
          <p>The site holds nothing about this person{texts.length > 0 ? ", but texts name them" : ""}.</p>
        </Panel>
      )}
      {hasMore && <p className="warning">There is more than is shown here. Erase these, then search again.</p>}
      {texts.length > 0 && <Texts texts={texts} />}
      <Panel title="Backups">
        <BackupList backups={backups} />
      </Panel>
    </div>
  )
}

function Done({ erased: { count, kept } }: { erased: Erased }) {
  return (
    <Panel title={count === 1 ? "1 entry is erased" : `${count} entries are erased`} note="What is kept:">
      <ul className="stack2">
        {kept.map(({ text, until }) => (
          <li key={text}>
            {text} {until && <DateText of={until} as={(day, ...zone) => `Until ${formatDate(day, ...zone)}.`} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const asItem = (row: Row) => ({ ...row, id: row.key })

type RowsProps = Omit<HeldProps, "found"> & { rows: Row[]; onErased: (erased: Erased) => void }

function Rows({ person, rows, onErased }: RowsProps) {
  const own = rows.filter(({ isOwn }) => isOwn)
  const selection = useSelection(
    rows.map(asItem),
    own.map(({ key }) => key),
  )
  const chosen = selection.chosen.map(({ key }) => key)
  const [exportHeld] = useGiveHeldMutation()

  const download = async () => {
    const { data } = await exportHeld({ variables: { person, rows: chosen } })
    if (data) downloadUrl(`data:application/zip;base64,${data.giveHeld.zip}`, data.giveHeld.name)
  }

  return (
    <>
      <Panel
        title="What the site holds"
        note="Leave out what is about somebody else of the same name. What only names the person is not chosen yet."
      >
        <CheckField label={`Choose all ${rows.length}`} checked={selection.isAll} onChange={selection.toggleAll} />
        {grouped(rows, ({ called }) => called).map(([called, ofKind]) => (
          <fieldset key={called} className="stack2 breaks">
            <legend className="strong">{called}</legend>
            {ofKind.map((row) => (
              <RowChoice
                key={row.key}
                row={row}
                checked={chosen.includes(row.key)}
                onChange={() => selection.toggle(row.key)}
              />
            ))}
          </fieldset>
        ))}
        <ActionButton run={download} disabled={chosen.length === 0} doneText="The data was saved">
          Download {chosen.length} chosen
        </ActionButton>
      </Panel>
      <ErasePanel {...{ person, chosen, onErased }} />
    </>
  )
}

function RowChoice({ row, checked, onChange }: { row: Row; checked: boolean; onChange: () => void }) {
  const zone = useZone()
  const { title, called, at, isOwn } = row
  const hint = [at && formatDate(at, zone), !isOwn && "Only names them"].filter(Boolean).join(" · ")
  return <CheckField label={title || called} hint={hint} checked={checked} onChange={onChange} />
}

type ErasePanelProps = { person: PersonInput; chosen: string[]; onErased: (erased: Erased) => void }

function ErasePanel({ person, chosen: rows, onErased }: ErasePanelProps) {
  const [erase] = useEraseHeldMutation()
  const [keptBecause, setReason] = useState("")
  const [keptUntil, setUntil] = useState("")
  const send = async (password: string) => {
    const { data } = await erase({ variables: { person, rows, keptBecause, keptUntil: keptUntil || null, password } })
    if (data) onErased(data.eraseHeld)
  }

  return (
    <Panel
      title="Erase for good"
      note="This cannot be taken back. An account is deleted with its drafts and mails; what it published stays, without its name."
    >
      <OwnPasswordForm submitLabel={`Erase ${rows.length} chosen`} variant="danger" send={send}>
        <TextField
          label="What a law makes you keep, and why"
          hint="If you leave something out for that reason. It is recorded in the activity, so name nobody."
          maxLength={300}
          value={keptBecause}
          onChange={({ target }) => setReason(target.value)}
        />
        <TextField
          label="Until which day"
          type="date"
          value={keptUntil}
          onChange={({ target }) => setUntil(target.value)}
        />
      </OwnPasswordForm>
    </Panel>
  )
}

function Texts({ texts }: Pick<HeldAboutFieldsFragment, "texts">) {
  return (
    <Panel
      title="Texts that name the person"
      note="The site does not change these texts. Edit them, then search again."
    >
      <ul className="stack2 breaks">
        {texts.map(({ type, called, title, path, versions }) => (
          <li key={`${type} ${called} ${title} ${path}`}>
            {called ?? (type && capitalized(itemTypes[type].noun))}:{" "}
            {path ? <Link to={path}>{title || path}</Link> : title}
            {versions > 0 && <span className="soft"> Earlier versions that do, too: {versions}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
