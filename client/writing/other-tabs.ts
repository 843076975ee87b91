type Message = { about: "who?" | "here"; form: string; id: string }

const patienceMs = 150
let opened: BroadcastChannel | null = null

/** Opened by the first form, and never by the server, which draws forms too. */
function channelOfTabs() {
  if (typeof BroadcastChannel !== "undefined") opened ??= new BroadcastChannel("writing")
  return opened
}

/**
 * Tells other tabs which draft of a form is written here, when they ask and when `say` is called, and calls back when
 * one of them writes the same form.
 */
export function otherTabs(form: string, written: () => string | null, onOther: () => void) {
  const channel = channelOfTabs()
  const say = (about: Message["about"]) => channel?.postMessage({ about, form, id: written() ?? "" } satisfies Message)
  const hear = ({ data }: MessageEvent<Message>) => {
    if (data.form !== form) return
    if (data.about === "who?" && written()) say("here")
    if (data.about === "here") onOther()
  }
  channel?.addEventListener("message", hear)
  return { say: () => say("here"), stop: () => channel?.removeEventListener("message", hear) }
}

/** The drafts of a form that other tabs are writing at this moment. */
export async function writtenElsewhere(form: string): Promise<Set<string>> {
  const channel = channelOfTabs()
  const ids = new Set<string>()
  if (!channel) return ids
  const hear = ({ data }: MessageEvent<Message>) => {
    if (data.form === form && data.about === "here") ids.add(data.id)
  }
  channel.addEventListener("message", hear)
  channel.postMessage({ about: "who?", form, id: "" } satisfies Message)
  await new Promise((resolve) => setTimeout(resolve, patienceMs))
  channel.removeEventListener("message", hear)
  return ids
}
