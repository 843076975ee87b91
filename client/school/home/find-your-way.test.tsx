import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { inApp } from "../../../test/in-app.tsx"
import { SiteContext, type SiteInfo } from "../../base/layout/site-info.tsx"
import { FindYourWay } from "./find-your-way.tsx"

const arts = { title: "Arts", text: "", path: "/arts", icon: "palette" }
const site = { unwrittenPages: ["/p/trips"] } as SiteInfo

it("The home page's category links leave out an unwritten page", () => {
  const categories = [arts, { ...arts, title: "Trips", path: "/p/trips" }] as SiteInfo["categories"]
  render(
    <SiteContext value={site}>
      <FindYourWay categories={categories} searchHint="Keyword" />
    </SiteContext>,
    inApp,
  )
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Arts"])
})
