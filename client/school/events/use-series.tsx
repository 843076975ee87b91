import { useApolloClient } from "@apollo/client/react"
import { useState } from "react"
import { useToast } from "../../base/layout/toasts.tsx"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { lazyPart } from "../../base/ui/loading/lazy.tsx"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import type { AddEventInput, EventFieldsFragment } from "../../generated/graphql.ts"
import type { EditedWith } from "../../items/content/edit-item.tsx"
import { followingIn, saidOf } from "./series.tsx"
import type { Seen } from "./series-changes.ts"

const SeriesChoice = lazyPart(() => import("./series-choice.tsx"), "SeriesChoice")

/** Imported when needed, as visitors see this screen too. */
const changes = () => import("./series-changes.ts")

/** Changes an event alone, or with all later events of its series. */
export function useSeries(event: EventFieldsFragment) {
  const [all, setAll] = useState(false)
  const client = useApolloClient()
  const toast = useToast()
  const zone = useZone()
  const language = useApiLanguage()
  const following = followingIn(event)
  const events = [event, ...following]
  const undoOf = (how: "restoreEdited" | "restoreDeleted", changed: readonly Seen[]) => async () => {
    await (await changes())[how](client, changed)
    toast(saidOf(events, "are as before", zone))
  }
  const edit = async (input: AddEventInput & EditedWith, context: Sending) => {
    const { editEvents, seen } = await changes()
    const variables = { id: event.id, input, also: following.map(seen), language }
    const edited = await editEvents(client, variables, context)
    return { data: { editEvent: edited[0] }, undo: undoOf("restoreEdited", edited) }
  }

  return {
    choice: <SeriesChoice {...{ following, all }} onChange={setAll} />,
    ...(all && {
      edit,
      edited: saidOf(events, "edited", zone),
      deletion: {
        remove: async () => (await changes()).deleteEvents(client, events),
        alert: saidOf(events, "deleted", zone),
        undo: undoOf("restoreDeleted", events),
      },
    }),
  }
}
