import { html } from "../../base/text/html.ts"
import { publicEvents } from "../../content/items/site-event.ts"
import { maxListeners, maxListenersOfAddress, maxMissed } from "../../school/webhooks/live.ts"
import { code, type DocsPage, section, shown } from "./docs-page.ts"
import { liveClient } from "./live-client.ts"

export const stayingInStep: DocsPage = {
  path: "staying-in-step",
  title: "Staying in step",
  about: "Keeping a copy of what is public, and hearing at once of what changes.",
  body: (facts) => [
    section(
      "A copy that follows",
      "`changes` gives all that is public, from the beginning, and a `token`. Send that as `since` the next time: the answer holds what was added, changed or taken away meanwhile, each item once, as it is now. Ask on while `more` is true, and keep the last token beside the copy.",
      shown("sync", facts),
      shown("syncAgain", facts),
      "What is `gone` has no `item`: delete it from the copy. It is listed for 90 days. A copy that is older, or from before the site was put back to a backup, gets `reset`: what is not listed again by the time `more` is false is no longer there.",
      "Dates, notices and the school's information are listed by type and id: ask for `schoolDate`, `currentNotices` or `site` then. A notice is listed as it begins, is changed and ends.",
      "What families send, and how far the office is with it, is in `forms` for those who may read its list: administrators, and programs with the right to read it. To everybody else not even the token says that there is any. `absence`, `enquiry` and `application` give one by the id that a webhook or `changes` names. Whoever may read more than when the token was given, or less, gets `reset`.",
      "No change is missed, whatever the clocks say. Times are not what it goes by, so do not ask for what is newer than a moment.",
    ),
    section(
      "The live stream",
      `\`/events/live\` tells browsers and programs of the same as it happens, as server-sent events, without an account. Each has the type of the item and what became of it (${publicEvents.map((event) => `\`${event}\``).join(", ")}), with its id and its address; read the item itself, or \`changes\`.`,
      html`<figure><figcaption>In a browser</figcaption>${code(liveClient)}</figure>`,
      html`<figure><figcaption>In a shell</figcaption>${code('curl -N "$SITE/events/live"')}</figure>`,
      `A browser comes back by itself where the connection ends, and says by \`Last-Event-ID\` what it had: up to ${maxMissed} events that it missed follow. A browser that missed more, or events that are stored no more, is sent one event of the type \`reset\`: it reads anew, or asks for \`changes\`. At most ${maxListeners.toLocaleString("en-GB")} listen at a time, ${maxListenersOfAddress} of one network address; others are told when to come back.`,
    ),
    section(
      "Which of them",
      html`<ul class="list">
          <li>A page that is open: the live stream.</li>
          <li>An app, or a partner's site with a copy: <code>changes</code>, as it starts and every few minutes, or as the live stream or a webhook says that there is something.</li>
          <li>A server that must hear of it at once, also of forms that families send: <a href="/docs/webhooks">a webhook</a>.</li>
        </ul>`,
    ),
  ],
}
