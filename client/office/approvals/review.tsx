import { useRef, useState } from "react"
import { stayingHere } from "../../base/addresses/navigate-from-here.ts"
import { useToast } from "../../base/layout/toasts.tsx"
import { useAction } from "../../base/layout/use-action.ts"
import { evictItems } from "../../base/session/evict.ts"
import { Button, MinorButton, QuietButton } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import { SelectField, TextArea } from "../../base/ui/fields/text-field.tsx"
import { failureOf } from "../../base/ui/loading/failure.ts"
import { tabStorage } from "../../base/ui/storage.ts"
import { sendBackLimits } from "../../generated/limits.ts"
import { type ApprovalQuery, useApproveMutation, useSendBackMutation } from "../../generated/office.ts"
import { ComparedFields } from "../../items/history/comparison.tsx"
import { fieldLabel } from "../../items/history/field-label.ts"
import { isSameField, type VersionField } from "../../items/history/same-field.ts"
import style from "../../items/history/versions-screen.module.css"
import { HandedIn } from "./approval-list.tsx"
import { selectedWords, sentencesIn } from "./quoted-words.ts"

type Approval = ApprovalQuery["approvals"]["items"][number]

type ReviewProps = {
  approval: Approval
  difference: NonNullable<Approval["difference"]>
  refetch: () => Promise<{ data?: ApprovalQuery }>
  onDone: () => void
}

export function Review({
  approval,
  difference: { before, after, version, changeSavedAt },
  refetch,
  onDone,
}: ReviewProps) {
  const { type, id, title, path, publishAt, pendingChange } = approval.item
  const variables = { type, id, version, changeSavedAt }
  const plannedAt = pendingChange ? pendingChange.publishAt : publishAt
  const [othersChanges, setOthersChanges] = useState("")
  const [sentence, setSentence] = useState("")
  const [note, setNote] = useSavedText(`review ${type}:${id}`)
  const [approve] = useApproveMutation({ update: evictItems })
  const [sendBack] = useSendBackMutation({ update: evictItems })
  const { busy, act } = useAction()
  const toast = useToast()
  const container = useRef<HTMLDivElement>(null)

  /** On a conflict, shows what others have changed. */
  const decide = async (decision: Promise<unknown>) => {
    const isHere = stayingHere()
    await decision.catch(async (error) => {
      if (failureOf(error).code === "CONFLICT") setOthersChanges(changedIn(after, (await refetch()).data))
      throw error
    })
    setNote("")
    if (isHere()) onDone()
  }
  const quote = (words: string) => {
    if (!words) return toast("Please select the words, or choose a sentence below.")
    setNote(`${note.trim()}\n\n“${words}”\n`.trimStart())
    container.current?.querySelector("textarea")?.focus()
  }

  return (
    <div ref={container} className="column5">
      <div className="stack2 breaks">
        <h2 className="step2">{title}</h2>
        <p>
          <HandedIn of={approval} />
          {plannedAt && <> · to be published </>}
          {plannedAt && <Moment of={plannedAt} />} ·{" "}
          {path && <Link to={`${path}${before ? "?change=1" : ""}`}>Open it as it will look</Link>}
        </p>
        {othersChanges && (
          <p role="status" className="warning">
            Changed since you looked: {othersChanges}. This is how it is now; your note is still here.
          </p>
        )}
      </div>
      <ComparedFields
        was={before}
        now={before ? after : after.filter(isFilled)}
        noEarlierText="None of it is public now."
      >
        <div className={style.restore}>
          {/* A tap on a button ends the selection. */}
          <MinorButton
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => quote(selectedWords(container.current))}
          >
            Note on the selected words
          </MinorButton>
          <Button size="small" busy={busy} onClick={() => act(() => decide(approve({ variables })), "Approved")}>
            Approve
          </Button>
        </div>
      </ComparedFields>
      <section aria-label="Send it back" className="column5">
        {/* Keyboard users cannot select words of read-only text. */}
        <SelectField label="Sentence" value={sentence} onChange={({ target }) => setSentence(target.value)}>
          <option value="">Choose one to add a note</option>
          {sentencesIn(after).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <MinorButton onClick={() => quote(sentence)}>Note on this sentence</MinorButton>
        <TextArea
          label="What should be different?"
          hint="A comment on words in “quotation marks” is shown below them. The writer reads it beside the text and in a mail."
          required
          rows={6}
          maxLength={sendBackLimits.note.max}
          value={note}
          readOnly={busy}
          onChange={({ target }) => setNote(target.value)}
        />
        <QuietButton
          busy={busy}
          disabled={!note.trim()}
          onClick={() => act(() => decide(sendBack({ variables: { ...variables, note } })), "Sent back")}
        >
          Send back
        </QuietButton>
      </section>
    </div>
  )
}

/** Keeps text across a reload, and while another item is open. */
function useSavedText(name: string) {
  const [text, show] = useState(() => tabStorage.get(name) ?? "")
  // Not in an effect: the decision may be answered after the screen has gone.
  const save = (text: string) => {
    tabStorage.set(name, text)
    show(text)
  }
  return [text, save] as const
}

const isFilled = ({ text, picture, pictures }: VersionField) => Boolean(text || picture || pictures.length > 0)

function changedIn(shown: VersionField[], data: ApprovalQuery | undefined): string {
  const now = data?.approvals.items[0]?.difference?.after ?? []
  const changed = now.filter(
    (field) =>
      !isSameField(
        shown.find(({ name }) => name === field.name),
        field,
      ),
  )
  return changed.map(fieldLabel).join(", ")
}
