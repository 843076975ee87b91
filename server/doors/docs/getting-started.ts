import { html } from "../../base/text/html.ts"
import { code, type DocsPage, section, shown } from "./docs-page.ts"
import { triedGenerators, typedClient } from "./typed-client.ts"

export const gettingStarted: DocsPage = {
  path: "getting-started",
  title: "Getting started",
  about: "From nothing to a typed client in five minutes.",
  body: (facts) => [
    section(
      "The first request",
      "There is one address, `/graphql`, and no key is needed to read what every visitor may read. In a shell, say where the site is, and ask:",
      code(`SITE=${facts.siteUrl}`),
      shown("firstQuery", facts),
      "A query can also be a GET, which shared tools and browsers find easier. Mutations are always a POST.",
      shown("byGet", facts),
    ),
    section(
      "Variables",
      "What differs from one request to the next goes into variables, not into the document:",
      shown("oneStory", facts),
      "Ids are whole numbers. An item that is not there, or is not for this viewer, is `null` and no error. A document whose text stays the same is also read only once by the server.",
    ),
    section(
      "A typed client",
      "`/schema.graphql` has every type, field and rule, and introspection is open. With GraphQL Code Generator, in an empty folder:",
      code(typedClient.install),
      Object.entries(typedClient.files).map(
        ([name, content]) => html`<figure><figcaption><code>${name}</code></figcaption>${code(content)}</figure>`,
      ),
      code(typedClient.commands.join("\n")),
      "It prints the titles of the latest stories; a field that the schema has not is an error before it runs.",
      triedGenerators,
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
