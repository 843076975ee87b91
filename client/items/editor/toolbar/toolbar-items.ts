import {
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  KEY_DOWN_COMMAND,
  type LexicalCommand,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from "lexical"
import Bold from "lucide-react/icons/bold"
import Italic from "lucide-react/icons/italic"
import List from "lucide-react/icons/list"
import Outdent from "lucide-react/icons/list-indent-decrease"
import Indent from "lucide-react/icons/list-indent-increase"
import ListOrdered from "lucide-react/icons/list-ordered"
import Redo from "lucide-react/icons/redo-2"
import Quote from "lucide-react/icons/text-quote"
import Undo from "lucide-react/icons/undo-2"
import type { ComponentType } from "react"
import { isPressed, type Shortcut } from "../../../base/ui/controls/shortcut.ts"
import { handle } from "../handle.ts"
import { type ListKind, maxIndent, type TextSize } from "../lines/lines.ts"
import type { Formatting } from "./formatting.ts"
import { LargeLetter, MediumLetter, SmallLetter } from "./letter-icons.tsx"
import { $setSize, $toggleList, $toggleQuote } from "./text-commands.ts"

export type ToolbarItem = {
  label: string
  icon: ComponentType
  shortcut?: Shortcut
  /** Runs inside an update. */
  $run: (editor: LexicalEditor) => void
  /** Only for toggle buttons. */
  isOn?: (state: ToolbarState) => boolean
  isDisabled?: (state: ToolbarState) => boolean
}

export type ToolbarState = Formatting & { canUndo: boolean; canRedo: boolean }

export const toolbarGroups: ToolbarItem[][] = [
  [textFormat("Bold", "bold", Bold, { key: "B" }), textFormat("Italic", "italic", Italic, { key: "I" })],
  [
    textSize("Small text", "small", SmallLetter),
    textSize("Medium text", "medium", MediumLetter),
    textSize("Large text", "large", LargeLetter),
  ],
  [
    list("Numbered list", "ol", ListOrdered, { key: "7", shift: true }),
    list("Bullet list", "ul", List, { key: "8", shift: true }),
    command("Indent", Indent, { key: "]" }, INDENT_CONTENT_COMMAND, cannotIndent),
    command("Outdent", Outdent, { key: "[" }, OUTDENT_CONTENT_COMMAND, (state) => state.deepestIndent === 0),
  ],
  [
    {
      label: "Quote",
      icon: Quote,
      shortcut: { key: "9", shift: true },
      $run: $toggleQuote,
      isOn: (state) => state.kind === "blockquote",
      isDisabled: isInTable,
    },
  ],
  [
    command("Undo", Undo, { key: "Z" }, UNDO_COMMAND, (state) => !state.canUndo),
    command("Redo", Redo, { key: "Z", shift: true }, REDO_COMMAND, (state) => !state.canRedo),
  ],
]

export const toolbarItems = toolbarGroups.flat()

function command(
  label: string,
  icon: ComponentType,
  shortcut: Shortcut,
  command: LexicalCommand<void>,
  isDisabled: ToolbarItem["isDisabled"],
): ToolbarItem {
  return { label, icon, shortcut, $run: (editor) => editor.dispatchCommand(command, undefined), isDisabled }
}

function textFormat(label: string, format: "bold" | "italic", icon: ComponentType, shortcut: Shortcut): ToolbarItem {
  const $run = (editor: LexicalEditor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)
  return { label, icon, shortcut, $run, isOn: (state) => state[format] }
}

function textSize(label: string, size: TextSize | "medium", icon: ComponentType): ToolbarItem {
  return { label, icon, $run: () => $setSize(size), isOn: (state) => state.size === size }
}

function list(label: string, kind: ListKind, icon: ComponentType, shortcut: Shortcut): ToolbarItem {
  return {
    label,
    icon,
    shortcut,
    $run: (editor) => $toggleList(editor, kind),
    isOn: (state) => state.kind === kind,
    isDisabled: isInTable,
  }
}

function cannotIndent(state: ToolbarState) {
  return state.deepestIndent >= maxIndent || state.kind === "h2" || state.kind === "h3" || isInTable(state)
}

/** Cells have no lists, quotes or indents. */
function isInTable({ place }: ToolbarState) {
  return place?.of === "table"
}

export function registerShortcuts(editor: LexicalEditor): () => void {
  return handle(editor, KEY_DOWN_COMMAND, (event) => {
    const item = toolbarItems.find(({ shortcut }) => shortcut && isPressed(shortcut, event))
    if (!item) return false
    event.preventDefault()
    item.$run(editor)
    return true
  })
}
