import { useApolloClient } from "@apollo/client/react"
import { useState } from "react"
import { useToast } from "../../base/layout/toasts.tsx"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { lazyPart } from "../../base/ui/loading/lazy.tsx"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import type { AddEventInput, EventFieldsFragment } from "../../generated/graphql.ts"
import type { EditOptions } from "../../items/content/edit-item.tsx"
import { followingIn, seriesSummary } from "./series.tsx"
import type { EventVersion } from "./series-changes.ts"

const SeriesChoice = lazyPart(() => import("./series-choice.tsx"), "SeriesChoice")

/** Imported when needed, as visitors see this screen too. */
const loadChanges = () => import("./series-changes.ts")

/** Changes an event alone, or with all later events of its series. */
export function useSeries(event: EventFieldsFragment) {
  const [all, setAll] = useState(false)
  const client = useApolloClient()
  const toast = useToast()
  const zone = useZone()
  const language = useApiLanguage()
  const following = followingIn(event)
  const events = [event, ...following]
  const undoOf = (method: "restoreEdited" | "restoreDeleted", changed: readonly EventVersion[]) => async () => {
    await (await loadChanges())[method](client, changed)
    toast(seriesSummary(events, "are as before", zone))
  }
  const edit = async (input: AddEventInput & EditOptions, context: Sending) => {
    const { editEvents, versionOf } = await loadChanges()
    const variables = { id: event.id, input, also: following.map(versionOf), language }
    const edited = await editEvents(client, variables, context)
    return { data: { editEvent: edited[0] }, undo: undoOf("restoreEdited", edited) }
  }

  return {
    choice: <SeriesChoice {...{ following, all }} onChange={setAll} />,
    ...(all && {
      edit,
      edited: seriesSummary(events, "edited", zone),
      deletion: {
        remove: async () => (await loadChanges()).deleteEvents(client, events),
        alert: seriesSummary(events, "deleted", zone),
        undo: undoOf("restoreDeleted", events),
      },
    }),
  }
}
