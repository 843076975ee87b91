import { useState } from "react"
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
import style from "../admin/choosing.module.css"
import { ChoosingTools, ChosenBar, choosingKeys, useChoosing } from "../admin/choosing.tsx"
import { ExportButton, type TableColumns } from "../admin/export-button.tsx"
import { Filters } from "../admin/filters.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { Listing } from "../admin/listing.tsx"
import { PrintButton } from "../admin/print-button.tsx"
import { SearchBox } from "../admin/search-box.tsx"
import { answerTo, formNames, InboxItem, typedNoteOf } from "./inbox-item.tsx"
import { type Change, useMarking } from "./use-marking.ts"

const stateNames = { new: "New", "": "Open", mine: "Mine", done: "Done", spam: "Spam", all: "All" }
const kindNames = { "": "Everything", enquiry: "Enquiries", application: "Applications", absence: "Absences" }

const keys = { ...choosingKeys, a: "I have it", e: "done", r: "answer" } as const

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
  const query = useInboxQuery({ variables: { ...variables, page, perPage: 20 }, fetchPolicy: "cache-and-network" })
  const narrow = (next: Record<string, string>) => change({ ...next, open: "" })

  return (
    <AdminPage title="Inbox">
      <div className="column stack3 unprinted">
        <Filters chosen={[stateNames[state], kindNames[kind]]}>
          <Choices label="State" options={stateNames} value={state} onChoose={(next) => narrow({ state: next })} />
          <Choices label="Form" options={kindNames} value={kind} onChoose={(next) => narrow({ kind: next })} />
        </Filters>
        <SearchBox label="Search names, words, numbers" value={search} onSearch={(q) => narrow({ q })} />
      </div>
      <Listing
        query={query}
        list={list}
        title="Submissions"
        one="submission"
        narrowed={Boolean(search || kind || state)}
        empty="Nothing is open. What families send by the forms arrives here."
      >
        {(items) => <Items items={items} />}
      </Listing>
      <div className="row3">
        <Takings kind={kind} variables={variables} />
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
  const choosing = useChoosing(items)
  const { chosen, clear } = choosing

  const bulk: [label: string, Change, does: string][] = [
    ["Done", { done: true }, "done"],
    ["I have it", { assigneeId: viewer?.id }, "yours"],
    ["Spam", { spam: true }, "spam"],
  ]

  /** Moves on to the next item if a single item leaves the list. */
  const markAndMoveOn = async (them: Item[], change: Change, done: string, also?: (item: Item) => Change) => {
    const isMarked = await mark(them, change, done, also)
    const [first] = them
    if (isMarked && first && them.length === 1 && leavesList(change, filter("state"))) {
      const next = items[items.indexOf(first) + 1]
      if (first.id === opened) open(next?.id ?? "")
      choosing.focus(next)
    }
    return isMarked
  }
  const markThem = async (them: Item[], change: Change, does: string) => {
    const [first] = them
    if (!first) return
    const done = them.length === 1 ? `${first.id} is ${does}` : `${them.length} are ${does}`
    if (await markAndMoveOn(them, change, done, (item) => typedNoteOf(viewer?.id, item))) clear()
  }
  const press = (key: keyof typeof keys) => {
    const here = choosing.here()
    const them = chosen.length > 0 ? chosen : here ? [here] : []
    const answer = here && answerTo(here, school)
    if (key === "e") void markThem(them, { done: true }, "done")
    else if (key === "a") void markThem(them, { assigneeId: viewer?.id }, "yours")
    else if (key === "r" && answer) {
      window.location.assign(answer)
      setAnswering(here)
    } else choosing.press(key)
  }

  return (
    <>
      <ChoosingTools of={choosing} keys={keys} onPress={press} />
      <ul className={style.items}>
        {items.map((item) => {
          const isOpen = opened === item.id
          return (
            <InboxItem
              key={item.id}
              item={item}
              open={isOpen}
              choosing={choosing}
              onToggle={() => open(isOpen ? "" : item.id)}
              onAnswer={() => setAnswering(item)}
              busy={busy}
              mark={(change, done) => markAndMoveOn([item], change, done)}
            />
          )
        })}
      </ul>
      <ChosenBar of={choosing}>
        {bulk.map(([label, change, does]) => (
          <Button key={label} size="small" busy={busy} onClick={() => markThem(chosen, change, does)}>
            {label}
          </Button>
        ))}
      </ChosenBar>
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
              if (answering) void markThem([answering], { answeredHow: "MAIL" }, "answered")
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

function Takings({ kind, variables }: { kind: keyof typeof kindNames; variables: object }) {
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
