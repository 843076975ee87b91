import { RovingTabIndexExtension } from "@lexical/a11y"
import {
  buildEditorFromExtensions,
  ClickAfterLastBlockExtension,
  HorizontalRuleExtension,
  InitialStateExtension,
} from "@lexical/extension"
import { HistoryExtension } from "@lexical/history"
import { LinkNode } from "@lexical/link"
import { ListExtension } from "@lexical/list"
import { RichTextExtension } from "@lexical/rich-text"
import {
  $createParagraphNode,
  $getRoot,
  configExtension,
  defineExtension,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
  mergeRegister,
} from "lexical"
import { flushSync } from "react-dom"
import richText from "../../base/ui/texts/rich-text.module.css"
import { registerLimits } from "./limits.ts"
import { htmlFromLines } from "./lines/html-from-lines.ts"
import { linesFromHtml } from "./lines/lines-from-html.ts"
import { $linesOfEditor } from "./lines/lines-from-nodes.ts"
import { $nodesFromLines } from "./lines/nodes-from-lines.ts"
import { registerTypedLinks } from "./links/links.ts"
import { registerMarkdown } from "./markdown.ts"
import { namespace, registerPaste } from "./paste/paste.ts"
import { FigureNode } from "./pictures/figure-node.tsx"
import style from "./rich-text-editor.module.css"
import { registerTables, tableNodes } from "./tables/tables.ts"
import { registerShortcuts } from "./toolbar/toolbar-items.ts"

/** Milliseconds: typing with shorter pauses is undone in one step (specification, section 9). */
const undoDelay = 500
const undoSteps = 100

export function siteEditor(html: string) {
  return defineExtension({
    name: "site-editor",
    namespace,
    nodes: [LinkNode, FigureNode, ...tableNodes],
    dependencies: [
      RichTextExtension,
      ListExtension,
      HorizontalRuleExtension,
      ClickAfterLastBlockExtension,
      RovingTabIndexExtension,
      configExtension(HistoryExtension, { delay: undoDelay, maxDepth: undoSteps }),
      // Discrete, so that the state's HTML can be read before it is rendered.
      configExtension(InitialStateExtension, { updateOptions: { discrete: true, tag: HISTORY_MERGE_TAG } }),
    ],
    theme: {
      text: { bold: style.bold, italic: style.italic },
      list: { nested: { listitem: style.nest } },
      hrSelected: style.selected,
      tableCellSelected: style.selected,
      tableScrollableWrapper: `${richText.scroll} ${style.tableBox}`,
    },
    onError: (error) => console.error(error),
    $initialEditorState: () => $fill(html),
    register: (editor) =>
      mergeRegister(
        registerLimits(editor),
        registerTables(editor),
        registerMarkdown(editor),
        registerTypedLinks(editor),
        registerPaste(editor),
        registerShortcuts(editor),
      ),
  })
}

export const openEditor = (html: string) => buildEditorFromExtensions(siteEditor(html))

function $fill(html: string) {
  const nodes = $nodesFromLines(linesFromHtml(html))
  $getRoot().append(...(nodes.length > 0 ? nodes : [$createParagraphNode()]))
}

export const htmlOfEditor = (editor: LexicalEditor): string =>
  editor.getEditorState().read(() => htmlFromLines($linesOfEditor()))

/** In milliseconds: the pause in typing before the HTML is created, and the longest wait while typing goes on. */
const pauseMs = 250
const maxWaitMs = 500

/** Events at which the user may send the text, leave it, or hide the page. */
const flushEvents = ["click", "submit", "visibilitychange", "beforeunload"]

/**
 * Calls `onChange` with the HTML; with `initial` itself while the text is the initial one. Waits for a pause in typing:
 * a long text is slow to convert, and its form is slow to render.
 */
export function registerChange(editor: LexicalEditor, initial: string, onChange: (html: string) => void): () => void {
  const initialHtml = htmlOfEditor(editor)
  let lastReported = initial
  let pendingSince = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const report = () => {
    clearTimeout(timer)
    pendingSince = 0
    const now = htmlOfEditor(editor)
    const html = now === initialHtml ? initial : now
    if (html !== lastReported) onChange(html)
    lastReported = html
  }
  const reportPending = () => pendingSince > 0 && flushSync(report)
  for (const eventName of flushEvents) addEventListener(eventName, reportPending, true)
  const unregister = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
    if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
    const isTypedLetter =
      dirtyLeaves.size === 1 && [...dirtyElements].every(([key, isIntentional]) => key === "root" || !isIntentional)
    if (!isTypedLetter || tags.has(HISTORY_MERGE_TAG)) return report()
    clearTimeout(timer)
    pendingSince ||= Date.now()
    timer = setTimeout(report, Math.min(pauseMs, pendingSince + maxWaitMs - Date.now()))
  })
  return () => {
    unregister()
    for (const eventName of flushEvents) removeEventListener(eventName, reportPending, true)
    if (pendingSince > 0) report()
  }
}
