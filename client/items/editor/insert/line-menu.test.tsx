import { act, fireEvent, render, screen, within } from "@testing-library/react"
import { $getRoot, type ElementNode, type LexicalEditor } from "lexical"
import { describe, expect, it, vi } from "vitest"
import { RichTextEditor } from "../rich-text-editor.tsx"

const header = "<tr><th>a</th><th>b</th></tr>"

async function renderEditor(html: string, $select: () => unknown = () => $getRoot().selectEnd()) {
  const onChange = vi.fn()
  render(<RichTextEditor label="Details" value={html} onChange={onChange} />)
  const box = screen.getByRole("textbox")
  const { __lexicalEditor: editor } = box as HTMLElement & { __lexicalEditor: LexicalEditor }
  await act(async () => {
    fireEvent.focus(box)
    editor.update(() => void $select(), { discrete: true })
  })
  const pressed = (key: string) => act(async () => void fireEvent.keyDown(document.activeElement ?? box, { key }))
  const chosen = async (label: string) => {
    await act(async () => void fireEvent.click(screen.getByRole("menuitem", { name: label })))
    return onChange.mock.lastCall?.[0]
  }
  return { box, pressed, chosen, html: () => onChange.mock.lastCall?.[0] }
}

const $firstCellOfLastRow = () => {
  const table = $getRoot().getLastChild<ElementNode>()
  return table?.getLastChild<ElementNode>()?.getFirstChild<ElementNode>()?.selectStart()
}

describe("the Insert menu at an empty line", () => {
  it.each([
    ["Heading", "<p>One</p><h2><br></h2>"],
    ["Smaller heading", "<p>One</p><h3><br></h3>"],
    ["Line", "<p>One</p><hr><p><br></p>"],
    [
      "Table",
      `<p>One</p><table><tr>${"<th></th>".repeat(3)}</tr>${`<tr>${"<td></td>".repeat(3)}</tr>`.repeat(2)}</table><p><br></p>`,
    ],
  ])("makes a %s", async (label, html) => {
    const { chosen } = await renderEditor("<p>One</p><p><br></p>")
    fireEvent.click(screen.getByRole("button", { name: "Insert" }))
    expect(await chosen(label)).toBe(html)
  })

  it("opens by a slash, moves by arrow keys, and closes when a letter is typed", async () => {
    const { box, pressed, html } = await renderEditor("")
    await act(async () => void fireEvent.keyDown(box, { key: "/" }))
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Heading")
    await pressed("ArrowUp")
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Line")
    await pressed("ArrowDown")
    await pressed("a")
    expect(html()).toBe("<p>/a</p>")
    expect(screen.queryByRole("menu")).toBe(null)
  })

  it("is not shown at a line with text", async () => {
    await renderEditor("<p>One</p>")
    expect(screen.queryByRole("button", { name: "Insert" })).toBe(null)
  })
})

describe("the Table menu", () => {
  it.each([
    ["Add row below", `${header}<tr><td>c</td><td>d</td></tr><tr><td></td><td></td></tr>`],
    ["Add row above", `${header}<tr><td></td><td></td></tr><tr><td>c</td><td>d</td></tr>`],
    ["Add column after", "<tr><th>a</th><th></th><th>b</th></tr><tr><td>c</td><td></td><td>d</td></tr>"],
    ["Add column before", "<tr><th></th><th>a</th><th>b</th></tr><tr><td></td><td>c</td><td>d</td></tr>"],
    ["Header row", "<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>"],
    ["Remove row", header],
    ["Remove column", "<tr><th>b</th></tr><tr><td>d</td></tr>"],
  ])("changes the table: %s", async (label, rows) => {
    const { chosen } = await renderEditor(`<table>${header}<tr><td>c</td><td>d</td></tr></table>`, $firstCellOfLastRow)
    fireEvent.click(screen.getByRole("button", { name: "Table" }))
    expect(await chosen(label)).toBe(`<table>${rows}</table>`)
  })

  it("removes the table but not the text around it, and a cell takes no list, quote or indent", async () => {
    const { chosen } = await renderEditor(`<p>One</p><table>${header}</table>`, $firstCellOfLastRow)
    const toolbar = within(screen.getByRole("toolbar"))
    for (const name of ["Bullet list", "Quote", "Indent"])
      expect(toolbar.getByRole("button", { name }).getAttribute("aria-disabled")).toBe("true")
    fireEvent.click(screen.getByRole("button", { name: "Table" }))
    expect(await chosen("Remove table")).toBe("<p>One</p>")
  })
})
