import { fireEvent, render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { expect, it, vi } from "vitest"
import { PictureWall } from "./picture-wall.tsx"

const picture = (id: number) => ({
  id,
  caption: `Kite ${id}.`,
  picture: { url: `/images/${id}.jpg`, alt: "", width: 1600, height: 1000 },
})

it("The picture that somebody looks at stays while one before it is deleted; in its own place the next is shown", async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  const wall = (...ids: number[]) => (
    <MemoryRouter>
      <PictureWall name="Kites" pictures={ids.map(picture) as never} />
    </MemoryRouter>
  )
  const { rerender } = render(wall(1, 2, 3, 4, 5))
  fireEvent.click(screen.getByRole("button", { name: /^Open picture 3/ }))
  const shown = async (words: string) =>
    expect.poll(() => document.querySelector(".yarl__slide_current")?.textContent).toBe(words)
  await shown("Kite 3.3 of 5")
  rerender(wall(2, 3, 4, 5))
  await shown("Kite 3.2 of 4")
  rerender(wall(2, 4, 5))
  await shown("Kite 4.2 of 3")
})
