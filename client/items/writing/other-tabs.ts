type Message = { about: "who?" | "here"; form: string; id: string }

const answerWithinMs = 150
let opened: BroadcastChannel | null = null

/** Opened by the first form, and never on the server, which renders forms too. */
function channelOfTabs() {
  if (typeof BroadcastChannel !== "undefined") opened ??= new BroadcastChannel("writing")
  return opened
}

/** `written` returns this form's draft id; `onOther` gets the id that another tab uses for the same form. */
export function otherTabs(form: string, written: () => string | null, onOther: (id: string) => void) {
  const channel = channelOfTabs()
  const announce = (about: Message["about"]) =>
    channel?.postMessage({ about, form, id: written() ?? "" } satisfies Message)
  const receive = ({ data }: MessageEvent<Message>) => {
    if (data.form !== form) return
    if (data.about === "who?" && written()) announce("here")
    if (data.about === "here") onOther(data.id)
  }
  channel?.addEventListener("message", receive)
  return { announce: () => announce("here"), stop: () => channel?.removeEventListener("message", receive) }
}

export async function writtenElsewhere(form: string): Promise<Set<string>> {
  const channel = channelOfTabs()
  const ids = new Set<string>()
  if (!channel) return ids
  const receive = ({ data }: MessageEvent<Message>) => {
    if (data.form === form && data.about === "here") ids.add(data.id)
  }
  channel.addEventListener("message", receive)
  channel.postMessage({ about: "who?", form, id: "" } satisfies Message)
  await new Promise((resolve) => setTimeout(resolve, answerWithinMs))
  channel.removeEventListener("message", receive)
  return ids
}
