import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { School } from "../school.ts"
import { hireStaff } from "../staff.ts"
import { openChromium } from "./chromium.ts"
import { openFirefox } from "./firefox.ts"
import { Walker } from "./walker.ts"
import { openWebKit } from "./webkit.ts"

const opens = { Chromium: openChromium, Firefox: openFirefox, WebKit: openWebKit }
type Name = keyof typeof opens

interface Fault {
  title: string
  thread: string
  /** By default all three; one if the fault needs a protocol that only it has. */
  only?: Name
  /** Begins in an empty text. */
  play(writer: Writer): Promise<unknown>
  /** The correct text, without attributes that the editor adds. */
  text: string
  /** The faulty text of today, by engine: the test fails when a version of the library fixes it. */
  today?: Partial<Record<Name, string>>
}

const lexical = (number: number) => `https://github.com/facebook/lexical/issues/${number}`
const sentence = "The quick brown fox jumps over the lazy dog, and back again. "

const faults: Fault[] = [
  {
    title: "a keyboard with prediction composes over letters that stand there",
    thread: lexical(7210),
    only: "Chromium",
    async play(writer) {
      await writer.type("Hello wo")
      await writer.compose("wor", 2)
      for (const word of ["worl", "world"]) await writer.compose(word)
      await writer.commit("world")
      await writer.type("s")
      for (let letter = 0; letter < 6; letter++) await writer.press("Shift+ArrowLeft")
      for (const word of ["y", "yo", "you"]) await writer.compose(word)
      await writer.commit("you")
    },
    text: "<p>Hello you</p>",
  },
  {
    title: "bold is switched on and off while a word is composed",
    thread: lexical(7649),
    only: "Chromium",
    async play(writer) {
      await writer.type("One ")
      await writer.press("Control+b")
      for (const word of ["t", "tw"]) await writer.compose(word)
      await writer.press("Control+b")
      await writer.compose("two")
      await writer.commit("two")
      await writer.type(" three")
    },
    text: "<p>One <strong>two</strong> three</p>",
    today: { Chromium: "<p>One <strong>tw</strong>two three</p>" },
  },
  {
    title: "somebody goes back into a composed word, and composes it anew",
    thread: lexical(7716),
    only: "Chromium",
    async play(writer) {
      for (const word of ["pare", "parent"]) await writer.compose(word)
      await writer.commit("parent")
      await writer.type(" day")
      for (let letter = 0; letter < 4; letter++) await writer.press("ArrowLeft")
      await writer.compose("parents", 6)
      await writer.commit("parents'")
    },
    text: "<p>parents' day</p>",
  },
  {
    title: "a letter deleted within a composed word comes back by one undo",
    thread: lexical(4149),
    only: "Chromium",
    async play(writer) {
      await writer.type("Hello")
      await writer.rest(600)
      await writer.press("ArrowLeft")
      await writer.compose("Hel", 4)
      await writer.commit("Hel")
      await writer.press("Control+z")
    },
    text: "<p>Hello</p>",
  },
  {
    title: "a corrected word loses its last letter, and gets a mark",
    thread: lexical(7565),
    async play(writer) {
      await writer.type("good after")
      await writer.replaceLast("after", "afternoon")
      await writer.press("Backspace")
      await writer.type("!")
    },
    text: "<p>good afternoo!</p>",
  },
  {
    title: "a replaced word leaves the next line of a list alone",
    thread: lexical(1054),
    async play(writer) {
      await writer.type("- omw\nnext")
      await writer.moveCaret("backward", "line")
      await writer.moveCaret("forward", "lineboundary")
      await writer.replaceLast("omw", "On my way!")
    },
    text: "<ul><li>On my way!</li><li>next</li></ul>",
  },
  {
    title: "a line is cut and pasted twice",
    thread: "https://github.com/basecamp/lexxy/issues/868",
    async play(writer) {
      await writer.type("Kites")
      await writer.press("Control+a")
      await writer.press("Control+x")
      await writer.press("Control+v")
      await writer.press("Control+v")
    },
    text: "<p>KitesKites</p>",
  },
  {
    title: "a link that is copied stays one",
    thread: lexical(8705),
    async play(writer) {
      await writer.paste("text/plain", "https://example.com/a")
      await writer.press("Control+a")
      await writer.press("Control+c")
      await writer.moveCaret("forward", "lineboundary")
      await writer.type(" and ")
      await writer.press("Control+v")
    },
    text: '<p><a href="https://example.com/a">https://example.com/a</a> and <a href="https://example.com/a">https://example.com/a</a></p>',
  },
  {
    title: "the caret reaches the end of a line from right to left",
    thread: lexical(7783),
    async play(writer) {
      await writer.type("שלום עולם")
      await writer.moveCaret("backward", "lineboundary")
      await writer.type("א")
      await writer.moveCaret("forward", "lineboundary")
      await writer.type("ת")
      expect(await writer.direction()).toBe("rtl")
    },
    text: "<p>אשלום עולםת</p>",
  },
  {
    title: "Word's list within a list stays one",
    thread: "https://github.com/cds-snc/platform-forms-client/issues/3967",
    play: (writer) => writer.paste("text/html", [1, 2, 1].map(wordItem).join("")),
    text: "<ul><li>Item 0</li><li><ul><li>Item 1</li></ul></li><li>Item 2</li></ul>",
  },
  {
    title: "scripts in addresses that cannot be parsed lead nowhere",
    thread: lexical(8846),
    async play(writer) {
      const hrefs = ["javascript://[%0aalert(1)", "java\tscript://[", " javascript:alert(1)", "data://[text/html,x"]
      await writer.paste("text/html", hrefs.map((href) => `<a href="${href}">words</a> `).join(""))
      await writer.paste("text/plain", "http://[")
    },
    text: "<p>words words words wordshttp://[</p>",
  },
  {
    title: "forty letters a second all arrive",
    thread: lexical(8635),
    play: (writer) => writer.type(sentence.repeat(3), 25),
    text: `<p>${sentence.repeat(3)}</p>`,
  },
]

/** Faults that no engine here can reproduce. */
const unplayable = [
  [lexical(7994), "the suggestions above the keyboard stand still after ⌫: they are drawn by iOS"],
  [lexical(8711), "dictation deletes words when it stops: it is a service of iOS"],
  [lexical(4373), "the link card is out of reach on Android: only TalkBack, by hand, tells"],
]

function wordItem(level: number, index: number) {
  const marker = '<span style="mso-list:Ignore">·<span>&nbsp;&nbsp; </span></span>'
  return `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1">${marker}Item ${index}</p>`
}

/** Somebody who writes a story. */
class Writer extends Walker {
  private isIn?: Promise<void>

  compose(word: string, replaced?: number) {
    return this.engine.compose?.(word, replaced)
  }

  commit(text: string) {
    return this.engine.commit?.(text)
  }

  /** Waits like a person until the last letter is shown. */
  override async press(chord: string) {
    await this.rest(100)
    await super.press(chord)
  }

  /** Not by keys, which Firefox lacks for this without a desktop. */
  async moveCaret(direction: "backward" | "forward", by: "line" | "lineboundary") {
    await this.rest(100)
    await this.engine.run("(...how) => getSelection().modify('move', ...how)", direction, by)
    await this.rest(100)
  }

  rest(duration: number) {
    return this.engine.act([{ type: "key", id: "keyboard", actions: [{ type: "pause", duration }] }])
  }

  paste(type: string, data: string) {
    const work = (type: string, data: string) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(type, data)
      const paste = new ClipboardEvent("paste", { bubbles: true, cancelable: true })
      // Firefox ignores it in the constructor.
      Object.defineProperty(paste, "clipboardData", { value: clipboardData })
      document.activeElement?.dispatchEvent(paste)
    }
    return this.engine.run(String(work), type, data)
  }

  /** Corrects the word before the caret, like a spelling checker. */
  replaceLast(word: string, by: string) {
    const work = (length: number, by: string) => {
      const { anchorNode: node, anchorOffset: end } = getSelection() ?? {}
      if (!node || end === undefined) return
      const range = { startContainer: node, startOffset: end - length, endContainer: node, endOffset: end }
      const dataTransfer = new DataTransfer()
      dataTransfer.setData("text/plain", by)
      const how = { inputType: "insertReplacementText", bubbles: true, cancelable: true }
      const event = new InputEvent("beforeinput", how)
      const getTargetRanges = () => [new StaticRange(range)]
      // WebKit ignores both in the constructor.
      Object.defineProperties(event, {
        dataTransfer: { value: dataTransfer },
        getTargetRanges: { value: getTargetRanges },
      })
      document.activeElement?.dispatchEvent(event)
    }
    return this.engine.run(String(work), word.length, by)
  }

  direction() {
    return this.engine.run("() => getComputedStyle(document.activeElement.firstElementChild).direction")
  }

  async startAnew() {
    this.isIn ??= this.signIn("Eda Editor")
    await this.isIn
    await this.goTo("/news/add")
    await this.fill("Content", "")
    await this.press("Backspace")
    this.engine.logged.length = 0
  }

  async text() {
    const html = (await this.html("Content")) ?? ""
    return html.replaceAll(/<\/?span[^>]*>/g, "").replaceAll(/ (?!href)[\w-]+="[^"]*"/g, "")
  }
}

let school: School

beforeAll(async () => {
  school = await School.openPages({ SEED: "school" })
  await hireStaff(school)
})
afterAll(() => school?.close())

describe.each(Object.keys(opens) as Name[])("in %s", (name) => {
  let writer: Writer

  beforeAll(async () => {
    writer = new Writer(await opens[name](), school.url)
  })
  afterAll(() => writer?.engine.close())

  for (const { title, thread, only = name, play, text, today } of faults)
    it.runIf(only === name)(`${title} (${thread})`, async () => {
      await writer.startAnew()
      await play(writer)
      await expect.poll(() => writer.text()).toBe(today?.[name] ?? text)
      expect(writer.engine.logged).toEqual([])
    })
})

describe("by hand", () => {
  it.skip.each(unplayable)("%s: %s", () => {})
})
