import { html } from "../../base/text/html.ts"
import { publicEvents } from "../../content/items/site-event.ts"
import { maxListeners, maxListenersOfAddress, maxMissed } from "../../school/webhooks/live.ts"
import { code, type DocsPage, sampleFigure, section } from "./docs-page.ts"
import { liveClient } from "./live-client.ts"

export const stayingInStep: DocsPage = {
  path: "staying-in-step",
  title: "Staying in step",
  about: "Keeping a copy of the public content, and being notified of changes at once.",
  body: (facts) => [
    section(
      "Keeping a copy up to date",
      "`changes` returns all public content from the beginning, and a `token`. Send it as `since` in the next request: the response has everything that was added, changed or removed since, each item once, as it is now. Repeat while `more` is true, and store the last token with the copy.",
      sampleFigure("sync", facts),
      sampleFigure("syncAgain", facts),
      "An item that is `gone` has no `item`: delete it from the copy. It is listed for 90 days. A copy that is older, or from before a backup was restored, gets `reset`: whatever is not listed again by the time `more` is false no longer exists.",
      "Dates, notices and the school information are listed by type and ID only: query `schoolDate`, `currentNotices` or `site`. A notice is listed when it starts, is changed and ends.",
      "Submissions of families, with the office's marks, are in `forms` for viewers who may list them: administrators, and programs with the right to read them. For everybody else, not even the token reveals that there are any. `absence`, `enquiry` and `application` return one by the ID from a webhook or `changes`. If a viewer's rights have changed since the token was issued, the response has `reset`.",
      "No change is missed, even if clocks differ. Do not poll for items newer than a certain time instead: `changes` does not depend on times.",
    ),
    section(
      "The live stream",
      `\`/events/live\` notifies browsers and programs of the same changes as they happen, as server-sent events, without an account. Each event has the type of the item and what happened to it (${publicEvents.map((event) => `\`${event}\``).join(", ")}), with its ID and address; read the item itself, or \`changes\`.`,
      html`<figure><figcaption>In a browser</figcaption>${code(liveClient)}</figure>`,
      html`<figure><figcaption>In a shell</figcaption>${code('curl -N "$SITE/events/live"')}</figure>`,
      `If the connection ends, a browser reconnects automatically and sends its last event as \`Last-Event-ID\`: it then gets up to ${maxMissed} missed events. If it missed more, or events that are no longer stored, it gets a single event of type \`reset\`: reload, or query \`changes\`. At most ${maxListeners.toLocaleString("en-GB")} clients can listen at a time, ${maxListenersOfAddress} from one network address; others are told when to retry.`,
    ),
    section(
      "Which one to use",
      html`<ul class="list">
          <li>For an open page: the live stream.</li>
          <li>For an app or a partner's site with a copy: <code>changes</code>, on start and every few minutes, or whenever the live stream or a webhook signals a change.</li>
          <li>For a server that must be notified at once, also of forms sent by families: <a href="/docs/webhooks">a webhook</a>.</li>
        </ul>`,
    ),
  ],
}
