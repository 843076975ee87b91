import { maxTries, pauseAfter } from "../../base/background/retries.ts"
import { html } from "../../base/text/html.ts"
import { eventTopics, eventType } from "../../content/items/site-event.ts"
import { callTimeoutMs } from "../../school/webhooks/call.ts"
import { bodyOf } from "../../school/webhooks/site-event-row.ts"
import { maxWaiting, patienceMs, secretOverlapMs } from "../../school/webhooks/webhooks.ts"
import { code, type DocsPage, section, table } from "./docs-page.ts"
import { receiver } from "./receiver.ts"

const hourMs = 60 * 60 * 1000

export const webhooksPage: DocsPage = {
  path: "webhooks",
  title: "Webhooks",
  about: "Letting this site call a program as soon as something happens.",
  body: ({ siteUrl }) => [
    section(
      "What is sent",
      "A superuser adds the URL of the program under Programs in the office, and chooses the events that it receives. Each call is a POST with a JSON body. It says what happened and where, but contains no text of the item: read the item with the rights of your program.",
      html`<figure><figcaption>The body</figcaption>${code(pretty(bodyOf(example, siteUrl)))}</figure>`,
      table(
        ["Topic", "Types"],
        eventTopics().map(({ topic, name, events }) => [
          name,
          html`${events.map((event) => html`<code>${eventType(topic, event)}</code> `)}`,
        ]),
      ),
      "`taken_down` also covers deleted items: their `address` is null. There are also `test`, which the office sends to try a receiver, and `webhook.resumed` (see below).",
    ),
    section(
      "Verifying the signature",
      "Calls are signed according to Standard Webhooks (standardwebhooks.com), which has libraries for most languages: `webhook-id`, `webhook-timestamp` in seconds, and `webhook-signature`, which is `v1,` and the base64 of the HMAC-SHA256 of the ID, timestamp and body, joined by dots. The key is the secret that the office was shown once: the part after `whsec_`, decoded from base64.",
      html`<figure><figcaption><code>receiver.mjs</code></figcaption>${code(receiver)}</figure>`,
      code("PORT=4100 SECRET=whsec_… node receiver.mjs"),
      `When the office renews the secret, calls have two signatures for ${secretOverlapMs / hourMs} hours, separated by a space, one for each secret. Switch to the new one within that time.`,
    ),
    section(
      "Responding",
      `Any status from 200 to 299 within ${callTimeoutMs / 1000} seconds means that the call was accepted. Respond first and process later. A call is attempted ${maxTries} times: again after a minute, and then after twice as long each time, up to ${pauseAfter(maxTries) / hourMs} hours; redirects are not followed. A receiver gets one call at a time. While its calls fail, new events wait for the next retry; \`Retry-After\` is honoured.`,
      "A call can arrive twice with the same `webhook-id`: ignore the second one. The office sees the calls of the last 30 days with their responses, and can send them again.",
    ),
    section(
      "Missed events",
      `A receiver is switched off if all calls fail for ${patienceMs / hourMs / 24} days, or if it responds with 410; the office is told by mail. At most ${maxWaiting.toLocaleString("en-GB")} calls wait for one receiver. When it is switched on again, it first gets \`webhook.resumed\` with \`offSince\`: \`changes\`, with the token that it had before, returns everything that happened in the meantime.`,
      "So a reliable copy uses `changes`, and treats a call only as a signal to query it.",
      html`<p>How that is done: <a href="/docs/staying-in-step">Staying in step</a>.</p>`,
    ),
  ],
}

const example = {
  ...{ at: new Date("2026-11-23T07:30:00Z"), type: "news_story.published", topic: "NEWS_STORY" },
  ...{ itemId: 12, path: "/news/view/12" },
}

const pretty = (json: string) => JSON.stringify(JSON.parse(json), null, 2)
