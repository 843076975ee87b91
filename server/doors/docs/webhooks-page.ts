import { maxTries, pauseAfter } from "../../base/background/retries.ts"
import { html } from "../../base/text/html.ts"
import { eventTopics } from "../../content/items/site-event.ts"
import { callTimeoutMs } from "../../school/webhooks/call.ts"
import { bodyOf } from "../../school/webhooks/site-events.ts"
import { bothSignMs, maxWaiting, patienceMs } from "../../school/webhooks/webhooks.ts"
import { code, type DocsPage, section, table } from "./docs-page.ts"
import { receiver } from "./receiver.ts"

const hourMs = 60 * 60 * 1000

export const webhooksPage: DocsPage = {
  path: "webhooks",
  title: "Webhooks",
  about: "Having this site call a program as soon as something happens.",
  body: ({ siteUrl }) => [
    section(
      "What is sent",
      "A superuser adds the address of the program under Programs in the office, and chooses which events it receives. Each call is a POST with JSON. It says what happened and where, and holds no word that somebody wrote: read the item with the rights that your program has.",
      html`<figure><figcaption>The body</figcaption>${code(pretty(bodyOf(example, siteUrl)))}</figure>`,
      table(
        ["Topic", "Types"],
        eventTopics().map(({ topic, name, events }) => [
          name,
          html`${events.map((event) => html`<code>${topic.toLowerCase()}.${event}</code> `)}`,
        ]),
      ),
      "`taken_down` is also what was deleted: its `address` is null. Beside them come `test`, which the office sends to try a receiver, and `webhook.resumed`, below.",
    ),
    section(
      "Checking that it is the school's",
      "Calls are signed as Standard Webhooks (standardwebhooks.com) has it, whose libraries check them in most languages: `webhook-id`, `webhook-timestamp` in seconds, and `webhook-signature`, which is `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by dots, in base64. The key is the secret that the office was shown once, after `whsec_`, from base64.",
      html`<figure><figcaption><code>receiver.mjs</code></figcaption>${code(receiver)}</figure>`,
      code("PORT=4100 SECRET=whsec_… node receiver.mjs"),
      `Where the office renews the secret, there are two signatures for ${bothSignMs / hourMs} hours, separated by a space: one by each secret. Take up the new one within that time.`,
    ),
    section(
      "Answering",
      `Any status from 200 to 299 within ${callTimeoutMs / 1000} seconds means that it was taken. Answer first and work later. What is not taken is tried ${maxTries} times, after a minute and then after twice as long each time, up to ${pauseAfter(maxTries) / hourMs} hours; no redirect is followed. A receiver gets one call at a time. While none of its calls succeeds, new events wait for its next try; \`Retry-After\` is honoured.`,
      "A call can arrive twice, with the same `webhook-id`: pass over what was there before. The office sees each call of the last 30 days with what was answered, and can send it again.",
    ),
    section(
      "What was missed",
      `A receiver to which nothing gets through for ${patienceMs / hourMs / 24} days, or which answers 410, is switched off, and the office is told by mail. No more than ${maxWaiting.toLocaleString("en-GB")} calls wait for one. Once it is switched on again it is told so first, by \`webhook.resumed\` with \`offSince\`: \`changes\`, by the token that it had before, tells all that happened meanwhile.`,
      "So a copy that must be right goes by `changes`, and takes a call for a sign that there is something to ask for.",
      html`<p>How that is done: <a href="/docs/staying-in-step">Staying in step</a>.</p>`,
    ),
  ],
}

const example = {
  ...{ at: new Date("2026-11-23T07:30:00Z"), type: "news_story.published", topic: "NEWS_STORY" },
  ...{ itemId: 12, path: "/news/view/12" },
}

const pretty = (json: string) => JSON.stringify(JSON.parse(json), null, 2)
