import { startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { App } from "./app/app.tsx"
import { routes } from "./app/routes.tsx"
import { servedContent } from "./app/served/content.ts"
import { hashHistory } from "./base/addresses/history.ts"
import { prefetchScreens } from "./base/addresses/prefetch.ts"
import { enterHashRoute, hashRoute, isServedPage } from "./base/addresses/real-address.ts"
import { SiteRouter } from "./base/addresses/router.tsx"
import { isMissingPart } from "./base/layout/old-version.ts"
import { apiClient, restoreAnswers } from "./base/session/api-client.ts"
import { mayBeSignedIn } from "./base/session/session-hint.ts"
import { loadTables } from "./base/ui/dates/dates.tsx"
import { fetchScreens } from "./base/ui/loading/lazy.tsx"
import { loadDictionary, loadOrFallBack } from "./base/ui/words/dictionaries.ts"
import type { Language } from "./base/ui/words/language.ts"
import { languageOf } from "./base/ui/words/language-path.ts"

/** @throws if the dictionary of a server-rendered page does not load: the page stays, and the next input retries */
export async function start() {
  const language = languageOf(hashRoute())
  await (document.getElementById("served-content") ? loadDictionary(language) : loadOrFallBack(language))
  prefetchScreens(routes)
  void begin(language)
}

async function begin(language: Language) {
  const root = document.getElementById("root") as HTMLElement
  const restore = mayBeSignedIn()
  // A shared cache may give signed-in users a visitor's page.
  const served = restore ? null : servedContent()
  const hydrates = served && isServedPage() && !import.meta.env.DEV
  enterHashRoute()
  const history = hashHistory(served ? restoreAnswers(served.answers) : undefined)
  const app = (
    <App
      client={apiClient}
      restore={restore}
      writtenAt={served?.writtenAt ?? null}
      router={(site) => <SiteRouter history={history}>{site}</SiteRouter>}
    />
  )
  if (!hydrates) {
    // React renders later: until then, another address's page would stay visible.
    root.replaceChildren()
    return createRoot(root, { onCaughtError }).render(app)
  }

  await Promise.all([fetchScreens(served.screens), painted().then(() => loadTables(language))])
  // Rendered in slices, between which a slow phone can scroll.
  startTransition(() => void hydrateRoot(root, app, { onCaughtError }))
}

/** Only after the first paint is hydration free for the visitor. */
function painted() {
  return new Promise<void>((go) => {
    if (document.hidden) return go()
    requestAnimationFrame(() => setTimeout(go))
  })
}

/** A broken connection is not a program error: the screen shows it. */
function onCaughtError(error: unknown) {
  if (!isMissingPart(error)) console.error(error)
}
