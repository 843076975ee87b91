import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { inApp } from "../../../test/in-app.tsx"
import { PictureWall } from "./picture-wall.tsx"

const picture = (id: number) => ({
  id,
  caption: `Kite ${id}.`,
  picture: { url: `/images/${id}.jpg`, alt: "", width: 1600, height: 1000 },
})

it("The viewer keeps its picture when another is deleted, and shows the next when its own is", async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  const wall = (...ids: number[]) => <PictureWall name="Kites" pictures={ids.map(picture) as never} />
  const { rerender } = render(wall(1, 2, 3, 4, 5), inApp)
  fireEvent.click(screen.getByRole("button", { name: /^Open picture 3/ }))
  const shown = async (words: string) =>
    expect.poll(() => document.querySelector(".yarl__slide_current")?.textContent).toBe(words)
  await shown("Kite 3.3 of 5")
  rerender(wall(2, 3, 4, 5))
  await shown("Kite 3.2 of 4")
  rerender(wall(2, 4, 5))
  await shown("Kite 4.2 of 3")
})
