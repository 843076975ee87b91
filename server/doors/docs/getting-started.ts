import { html } from "../../base/text/html.ts"
import { code, type DocsPage, sampleFigure, section } from "./docs-page.ts"
import { testedGenerators, typedClient } from "./typed-client.ts"

export const gettingStarted: DocsPage = {
  path: "getting-started",
  title: "Getting started",
  about: "From nothing to a typed client in five minutes.",
  body: (facts) => [
    section(
      "The first request",
      "There is one endpoint, `/graphql`, and reading public content needs no key. In a shell, set the address of the site and send a query:",
      code(`SITE=${facts.siteUrl}`),
      sampleFigure("firstQuery", facts),
      "A query can also be sent by GET, which is easier to share and to open in a browser. Mutations always use POST.",
      sampleFigure("byGet", facts),
    ),
    section(
      "Variables",
      "Put values that differ between requests into variables, not into the document:",
      sampleFigure("oneStory", facts),
      "IDs are integers. An item that does not exist, or is not visible to this viewer, is `null` rather than an error. The server parses a document only once as long as its text stays the same.",
    ),
    section(
      "A typed client",
      "`/schema.graphql` has every type, field and rule, and introspection is open. With GraphQL Code Generator, in an empty folder:",
      code(typedClient.install),
      Object.entries(typedClient.files).map(
        ([name, content]) => html`<figure><figcaption><code>${name}</code></figcaption>${code(content)}</figure>`,
      ),
      code(typedClient.commands.join("\n")),
      "It prints the titles of the latest stories. A field that is not in the schema is an error before it runs.",
      testedGenerators,
    ),
    section(
      "Where to look",
      html`<ul class="list">
          <li>The <a href="/graphql">sandbox</a> has the documentation of every field, an example of every operation, and a sign-in.</li>
          <li><a href="/docs/signing-in">Signing in</a> for all that asks for an account.</li>
          <li><a href="/docs/rest">REST</a> for programs that were written for the school's earlier server.</li>
        </ul>`,
    ),
  ],
}
