import { useState } from "react"
import { stayingHere } from "../../base/addresses/navigate-from-here.ts"
import { useSite } from "../../base/layout/site-info.tsx"
import { useSession } from "../../base/session/session.tsx"
import { Button, QuietButton } from "../../base/ui/controls/button.tsx"
import { Dialog } from "../../base/ui/controls/dialog.tsx"
import {
  type FormName,
  InboxDocument,
  type InboxQuery,
  type InboxState,
  type InboxItemFieldsFragment as Item,
  useInboxQuery,
  useNoteExportMutation,
} from "../../generated/office.ts"
import { AdminPage } from "../admin/admin-page.tsx"
import { Choices } from "../admin/choices.tsx"
import { ExportButton, type TableColumns } from "../admin/export-button.tsx"
import { Filters } from "../admin/filters.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { Listing } from "../admin/listing.tsx"
import { PrintButton } from "../admin/print-button.tsx"
import { SearchBox } from "../admin/search-box.tsx"
import style from "../admin/selection.module.css"
import { SelectionBar, SelectionTools, selectionKeys, useSelection } from "../admin/selection.tsx"
import { answerLink, formNames, InboxItem, typedNoteOf } from "./inbox-item.tsx"
import { type Change, useMarking } from "./use-marking.ts"

const stateNames = { new: "New", "": "Open", mine: "Mine", done: "Done", spam: "Spam", all: "All" }
const kindNames = { "": "Everything", enquiry: "Enquiries", application: "Applications", absence: "Absences" }

const keys = { ...selectionKeys, a: "I have it", e: "done", r: "answer" } as const

const list = ({ inbox }: InboxQuery) => inbox

function useFilter() {
  const { viewer } = useSession()
  const { search, choice } = useListAddress()
  const [state, kind] = [choice("state", stateNames) ?? "", choice("kind", kindNames) ?? ""] as const
  const variables = {
    q: search || null,
    form: kind ? (kind.toUpperCase() as FormName) : null,
    state: state === "all" ? null : ((state && state !== "mine" ? state.toUpperCase() : "OPEN") as InboxState),
    assigneeId: state === "mine" ? (viewer?.id ?? null) : null,
  }
  return { state, kind, variables }
}

export function InboxScreen() {
  const { page, search, change } = useListAddress()
  const { state, kind, variables } = useFilter()
  const query = useInboxQuery({ variables: { ...variables, page, perPage: 20 } })
  const applyFilter = (next: Record<string, string>) => change({ ...next, open: "" })

  return (
    <AdminPage title="Inbox">
      <div className="column stack3 unprinted">
        <Filters chosen={[stateNames[state], kindNames[kind]]}>
          <Choices label="State" options={stateNames} value={state} onChoose={(next) => applyFilter({ state: next })} />
          <Choices label="Form" options={kindNames} value={kind} onChoose={(next) => applyFilter({ kind: next })} />
        </Filters>
        <SearchBox label="Search names, words, numbers" value={search} onSearch={(q) => applyFilter({ q })} />
      </div>
      <Listing
        query={query}
        list={list}
        title="Submissions"
        one="submission"
        filtered={Boolean(search || kind || state)}
        empty="Nothing is open. What families send by the forms arrives here."
      >
        {(items) => <Items items={items} />}
      </Listing>
      <div className="row3">
        <ExportActions kind={kind} variables={variables} />
      </div>
    </AdminPage>
  )
}

function Items({ items }: { items: Item[] }) {
  const { filter, open } = useListAddress()
  const opened = filter("open")
  const { viewer } = useSession()
  const school = useSite()?.name ?? ""
  const { busy, mark } = useMarking()
  const [answering, setAnswering] = useState<Item>()
  const selection = useSelection(items)
  const { chosen, clear } = selection

  const bulk: [label: string, Change, does: string][] = [
    ["Done", { done: true }, "done"],
    ["I have it", { assigneeId: viewer?.id }, "yours"],
    ["Spam", { spam: true }, "spam"],
  ]

  /** Moves on to the next item if a single item leaves the list. */
  const markAndMoveOn = async (targets: Item[], change: Change, text: string, more?: (item: Item) => Change) => {
    const isHere = stayingHere()
    const isMarked = await mark(targets, change, text, more)
    const [first] = targets
    if (isMarked && isHere() && first && targets.length === 1 && leavesList(change, filter("state"))) {
      const next = items[items.findIndex(({ id }) => id === first.id) + 1]
      if (first.id === opened) open(next?.id ?? "")
      // The user may have gone on to another line meanwhile.
      if ((selection.focusedItem()?.id ?? first.id) === first.id) selection.focus(next)
    }
    return isMarked
  }
  const markAll = async (targets: Item[], change: Change, result: string) => {
    const [first] = targets
    if (!first) return
    const text = targets.length === 1 ? `${first.id} is ${result}` : `${targets.length} are ${result}`
    if (await markAndMoveOn(targets, change, text, (item) => typedNoteOf(viewer?.id, item))) clear(targets)
  }
  const press = (key: keyof typeof keys) => {
    // On a box: the focus may have come from a line that has left the list, and the key be meant for that.
    const focused = document.activeElement?.matches("[type=checkbox]") ? undefined : selection.focusedItem()
    const targets = chosen.length > 0 ? chosen : focused ? [focused] : []
    const answer = focused && answerLink(focused, school)
    if (key === "e") void markAll(targets, { done: true }, "done")
    else if (key === "a") void markAll(targets, { assigneeId: viewer?.id }, "yours")
    else if (key === "r" && answer) {
      window.location.assign(answer)
      setAnswering(focused)
    } else selection.onKey(key)
  }

  return (
    <>
      <SelectionTools of={selection} keys={keys} onPress={press} />
      <ul className={style.items}>
        {items.map((item) => {
          const isOpen = opened === item.id
          return (
            <InboxItem
              key={item.id}
              item={item}
              open={isOpen}
              selection={selection}
              onToggle={() => open(isOpen ? "" : item.id)}
              onAnswer={() => setAnswering(item)}
              busy={busy}
              mark={(change, text) => markAndMoveOn([item], change, text)}
            />
          )
        })}
      </ul>
      <SelectionBar of={selection}>
        {bulk.map(([label, change, result]) => (
          <Button key={label} size="small" busy={busy} onClick={() => markAll(chosen, change, result)}>
            {label}
          </Button>
        ))}
      </SelectionBar>
      <Dialog
        open={answering !== undefined}
        title={`Have you answered ${answering?.id}?`}
        onClose={() => setAnswering(undefined)}
        role="alertdialog"
      >
        <p>Your mail program has the answer to {answering?.from}. Once it is sent, nobody else needs to answer.</p>
        <div className="row3">
          <QuietButton onClick={() => setAnswering(undefined)} data-first-focus>
            Not yet
          </QuietButton>
          <Button
            onClick={() => {
              setAnswering(undefined)
              if (answering) void markAll([answering], { answeredHow: "MAIL" }, "answered")
            }}
          >
            Answered by mail
          </Button>
        </div>
      </Dialog>
    </>
  )
}

const leavesList = ({ done, answeredHow, spam }: Change, state: string | null) =>
  [null, "new", "mine"].includes(state) && Boolean(done || answeredHow || spam)

function ExportActions({ kind, variables }: { kind: keyof typeof kindNames; variables: object }) {
  const [noteExport] = useNoteExportMutation()
  const title = kind ? kindNames[kind].toLowerCase() : "inbox"

  return (
    <>
      <ExportButton
        {...{ document: InboxDocument, variables, list }}
        name={title}
        columns={columnsOf}
        log={(rows) => noteExport({ variables: { list: title, rows } })}
      />
      <PrintButton />
    </>
  )
}

/** One column per fact that any of the items has. */
function columnsOf(items: Item[]): TableColumns<Item> {
  const labels = new Set(items.flatMap(({ facts }) => facts.map(({ label }) => label)))
  const factOf = (name: string) => (item: Item) => item.facts.find(({ label }) => label === name)?.value ?? ""
  return {
    Number: ({ id }) => id,
    Form: ({ form }) => formNames[form],
    Arrived: ({ createdAt }) => createdAt,
    ...Object.fromEntries([...labels].map((label) => [label, factOf(label)])),
    Message: ({ message }) => message ?? "",
    "Who has it": ({ assignee }) => assignee?.name ?? "",
    Done: ({ doneAt }) => doneAt ?? "",
    "Done by": ({ doneBy }) => doneBy?.name ?? "",
    Answered: ({ answeredHow }) => answeredHow?.toLowerCase().replace("_", " ") ?? "",
    Spam: ({ isSpam }) => (isSpam ? "yes" : ""),
    Note: ({ note }) => note,
  }
}
