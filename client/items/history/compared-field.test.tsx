import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { inApp } from "../../../test/in-app.tsx"
import { ComparedField } from "./compared-field.tsx"
import { isSameField, type VersionField } from "./same-field.ts"

const field = (kind: string, more: object) =>
  ({ name: "x", label: "X", kind, text: "", picture: null, pictures: [], ...more }) as unknown as VersionField

function open(now: VersionField, was?: VersionField) {
  render(<ComparedField {...{ was, now }} isFirst={!was} />, inApp)
  return document.body.textContent ?? ""
}

const differences = () => [...document.querySelectorAll("[data-difference]")].map(({ textContent }) => textContent)

describe("a field of two versions", () => {
  const shown = (name: string, caption = "", alt = "") => ({
    ...{ caption, erased: false },
    picture: { name, alt, url: `/${name}.jpg`, width: 64, height: 48, color: "#888888", focus: null },
  })
  const compared = (was: object[], now: object[]) => {
    open(field("PICTURES", { pictures: now }), field("PICTURES", { pictures: was }))
    return [...differences(), ...screen.queryAllByText(/as before/).map(({ textContent }) => textContent)]
  }
  const [one, two, three] = [shown("1", "One"), shown("2", "Two"), shown("3", "Three")]

  it("is unchanged if its text and pictures are, whatever their signed addresses", () => {
    const now = { text: "One", picture: one, pictures: [one, two] }
    const same = (more: object) => isSameField(field("TEXT", { ...now, ...more }), field("TEXT", now))
    const changed = (more: object) => ({ picture: { ...one, picture: { ...one.picture, ...more } } })
    expect(same(changed({ url: "/1.jpg?signed=2" }))).toBe(true)
    for (const other of [
      ...[{ text: "Two" }, { picture: null }, { pictures: [two, one] }, { pictures: [one] }],
      ...[{ name: "2" }, { alt: "Two hats" }, { focus: { x: 0, y: 0 } }].map(changed),
    ])
      expect(same(other), JSON.stringify(other)).toBe(false)
    expect(isSameField(undefined, field("TEXT", now))).toBe(false)
  })

  it.each([
    ["one taken out", [one, two, three], [one, three], ["Taken outTwo", "2 pictures are as before."]],
    ["one added", [one], [one, two], ["AddedTwo", "1 picture is as before."]],
    ["all replaced", [one, two], [three], ["Taken outOneTwo", "AddedThree"]],
    ["another order", [one, two, three], [two, one, three], ["Their order has changed.", "3 pictures are as before."]],
    [
      "one taken out, one added and none moved",
      [one, two, three],
      [two, three, shown("4", "Four")],
      [...["Taken outOne", "AddedFour", "2 pictures are as before."]],
    ],
    ["new caption", [one, two], [shown("1", "First", "A hat"), two], ["One First · A hat", "1 picture is as before."]],
    ["no caption", [one], [shown("1")], ["One No words"]],
  ])("shows what changed among its pictures: %s", (_, was, now, expected) => {
    expect(compared(was, now)).toEqual(expected)
  })

  it("folds three or more unchanged paragraphs until asked", async () => {
    const text = (paragraphs: number, last: string) =>
      field("RICH_TEXT", { text: `${"<p>Same.</p>".repeat(paragraphs)}<p>Fig won ${last}.</p>` })
    open(text(2, "late"), text(2, "soon"))
    expect(screen.getAllByText("Same.")).toHaveLength(2)
    cleanup()
    open(text(3, "late"), text(3, "soon"))
    expect(screen.queryByText("Same.")).toBeNull()
    await act(async () => fireEvent.click(screen.getByText("3 paragraphs are the same: show them")))
    expect(screen.getAllByText("Same.")).toHaveLength(3)
  })

  it.each([
    ["RICH_TEXT", "<p>One</p>", "XOne"],
    ["TEXT", "1 <b>\n2", "X1 <b>2"],
    ["TEXT", "", "XNothing"],
    ["FLAG", "yes", "XYes"],
    ["FLAG", "no", "XNo"],
    ["DATE", "2031-03-07T09:00:00Z", "XFriday 7 March 2031, 12:00"],
    ["DATE", "soon", "Xsoon"],
  ])("is shown in plain words: %s %j", (kind, text, expected) => {
    expect(open(field(kind, { text }))).toBe(expected)
  })
})
