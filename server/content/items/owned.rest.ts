import { deleted, shape } from "../../base/failures/shape.ts"
import { list, type RestRow, row } from "../api/rest.ts"
import { ContentState } from "./content-state.ts"
import { withoutArticle } from "./owned-type.ts"
import { onlyValue, operation, pageIn, type RestItem, type RestType } from "./rest-type.ts"

type View = Pick<RestType, "selection" | "shape" | "show">

type Result = Record<string, RestItem>
interface ById {
  id: number
}
interface WithInput {
  input: Record<string, unknown>
}

interface SavedItem extends RestItem {
  updatedAt: string
  /** Newer than the item if the edit was stored as a pending change. */
  pendingChange: { updatedAt: string } | null
}

const { DRAFT, WAITING } = ContentState

export function itemRows(rest: RestType, view: View = rest): Record<string, RestRow> {
  const { path, names, type, one, parts, countsReads, selection, body, ignores } = rest
  const withParts = parts ? ` with ${parts}` : ""
  const savedSelection = `${selection} state heldBack updatedAt pendingChange { updatedAt }`
  const reply = (result: Record<string, SavedItem>) => {
    const { state, heldBack, updatedAt, pendingChange } = onlyValue(result)
    const isWaiting = state === WAITING || (pendingChange && pendingChange.updatedAt > updatedAt)
    const heldFields = (state === DRAFT || state === WAITING) && heldBack != null && { state, heldBack }
    return { ...rest.show(onlyValue(result)), ...heldFields, ...(isWaiting && { state: WAITING }) }
  }
  return {
    [`GET ${path}/view/:id`]: row(
      operation<Record<string, RestItem | null>, ById>(
        `query ($id: Int!) { ${names.one}(id: $id${countsReads ? ", countAsRead: true" : ""}) { ${view.selection} } }`,
      ),
      {
        summary: `Gets one ${withoutArticle(one)}${withParts}.`,
        with: (request) => ({ id: request.id() }),
        reply: (result) => {
          const item = onlyValue(result)
          return item && view.show(item)
        },
        returns: view.shape,
      },
    ),
    [`POST ${path}/add`]: row(
      operation<Record<string, SavedItem>, WithInput>(
        `mutation ($input: Add${type}Input!) { ${names.add}(input: $input) { ${savedSelection} } }`,
      ),
      {
        ...{ body: { input: body }, ignores: ignores.add, reply, returns: rest.saved, status: 201 },
        summary: `Adds ${one}. If a picture may not be public, it is a draft, as \`state\` says.`,
      },
    ),
    [`PUT ${path}/edit/:id`]: row(
      operation<Record<string, SavedItem>, ById & WithInput>(
        `mutation ($id: Int!, $input: Edit${type}Input!) { ${names.edit}(id: $id, input: $input) { ${savedSelection} } }`,
      ),
      {
        ...{ body: { input: body }, ignores: ignores.edit, reply, returns: rest.saved },
        summary: `Edits ${one}. Omitted fields are unchanged. A change that waits for approval is not shown, as \`state\` says.`,
        with: (request) => ({ id: request.id() }),
      },
    ),
    [`DELETE ${path}/delete/:id`]: row(
      operation<Result, ById>(`mutation ($id: Int!) { ${names.delete}(id: $id) { id } }`),
      {
        summary: `Deletes ${one}${withParts}.`,
        with: (request) => ({ id: request.id() }),
        reply: ({ [names.delete]: item }) => item && { id: item.id },
        returns: deleted,
      },
    ),
  }
}

interface ListOptions {
  summary: string
}

export function listRow(rest: RestType, { summary }: ListOptions): RestRow {
  return list(rest.list, {
    summary,
    page: pageIn,
    reply: (items) => items.map(rest.show),
    returns: rest.shape.array(),
  })
}

interface LeadOptions extends ListOptions {
  shape: string
  first: string
  all: string
}

/** Like `listRow`, with the newest item in addition to the list on every page. */
export function listRowWithNewest(rest: RestType, { summary, shape: id, first, all }: LeadOptions): RestRow {
  return list(rest.list, {
    summary,
    page: pageIn,
    withFirst: true,
    reply: (items, newest) => ({ [first]: newest && rest.show(newest), [all]: items.map(rest.show) }),
    returns: shape(id, { [first]: newestOf(rest), [all]: rest.shape.array().describe("All of them, newest first.") }),
  })
}

export const newestOf = (rest: RestType) => rest.shape.nullable().describe("The newest one; null if there are none.")
