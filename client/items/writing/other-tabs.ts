type Message = { about: "who?" | "here"; form: string; id: string }

const answerWithinMs = 150
let sharedChannel: BroadcastChannel | null = null

/** Opened by the first form, and never on the server, which renders forms too. */
function channelOfTabs() {
  if (typeof BroadcastChannel !== "undefined") sharedChannel ??= new BroadcastChannel("writing")
  return sharedChannel
}

/** Tells other tabs `draftId`; `onOther` gets their drafts' ids. @returns a stop function */
export function announceDraft(form: string, draftId: string | null, onOther: (id: string) => void) {
  const channel = channelOfTabs()
  const announce = () => draftId && channel?.postMessage({ about: "here", form, id: draftId } satisfies Message)
  const receive = ({ data }: MessageEvent<Message>) => {
    if (data.form !== form) return
    if (data.about === "who?") announce()
    else onOther(data.id)
  }
  channel?.addEventListener("message", receive)
  announce()
  return () => channel?.removeEventListener("message", receive)
}

/** The answers go to the `onOther` of `announceDraft`. */
export async function queryOtherTabs(form: string): Promise<void> {
  channelOfTabs()?.postMessage({ about: "who?", form, id: "" } satisfies Message)
  await new Promise((resolve) => setTimeout(resolve, answerWithinMs))
}
