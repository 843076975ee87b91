import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { beforeEach, expect, it } from "vitest"
import type { Language } from "../ui/words/language.ts"
import { translate } from "../ui/words/translate.ts"
import { WordsContext } from "../ui/words/words.tsx"
import { LanguageOffer } from "./language-offer.tsx"
import { useOfferedLanguage } from "./saved-language.ts"
import { SiteContext, type SiteInfo } from "./site-info.tsx"

function Offered() {
  const offered = useOfferedLanguage()
  return offered && <LanguageOffer {...offered} />
}

function visit(path: string, language: Language = "en", languages = ["EN", "SW"]) {
  cleanup()
  render(
    <SiteContext value={{ languages } as Partial<SiteInfo> as SiteInfo}>
      <WordsContext value={translate(language)}>
        <MemoryRouter initialEntries={[path]}>
          <Offered />
        </MemoryRouter>
      </WordsContext>
    </SiteContext>,
  )
  return screen.queryByRole("link")?.getAttribute("href")
}

beforeEach(() => localStorage.clear())

it("The English home page offers the language last read on this device, until English is chosen", async () => {
  expect(visit("/")).toBeUndefined()
  expect(visit("/news", "sw")).toBeUndefined()
  expect(visit("/news")).toBeUndefined()
  expect(visit("/")).toBe("/sw")
  expect(visit("/", "en", ["EN", "FR"])).toBeUndefined()
  visit("/")
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Stay in English" })))
  expect(screen.queryByRole("link")).toBeNull()
  expect(visit("/")).toBeUndefined()
})
