import { type LexicalEditor, SKIP_SELECTION_FOCUS_TAG } from "lexical"
import { type KeyboardEvent, type MouseEvent, type Ref, useState } from "react"
import { classNames } from "../ui/class-names.ts"
import style from "./rich-text-editor.module.css"
import { shortcutForAria, shortcutText } from "./shortcut.ts"
import { $ensureSelection } from "./text-commands.ts"
import { type Now, type ToolbarItem, toolbarGroups, toolbarItems } from "./toolbar-items.ts"

type ToolbarProps = {
  editor: LexicalEditor
  now: Now
  textId: string
  className?: string
  hidden?: boolean
  ref?: Ref<HTMLDivElement>
}

/** The buttons over a text: one stop for Tab, arrow keys between them, Escape back to the text. */
export function Toolbar({ editor, now, textId, className, hidden, ref }: ToolbarProps) {
  const [stop, setStop] = useState(toolbarItems[0])

  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={textId}
      className={classNames(style.toolbar, className)}
      hidden={hidden}
      onKeyDown={(event) => moveOn(event, editor)}
      onFocus={({ target }) => setStop(toolbarItems[buttonsOf(target).indexOf(target)])}
    >
      {toolbarGroups.map((group) => (
        <div key={group[0]?.label} className={style.group}>
          {group.map((item) => (
            <ToolbarButton key={item.label} item={item} editor={editor} now={now} isStop={item === stop} />
          ))}
        </div>
      ))}
    </div>
  )
}

type ToolbarButtonProps = { item: ToolbarItem; editor: LexicalEditor; now: Now; isStop: boolean }

function ToolbarButton({ item, editor, now, isStop }: ToolbarButtonProps) {
  const { label, icon: Icon, shortcut, isOn, isIdle } = item
  const idle = isIdle?.(now) ?? false

  return (
    <button
      type="button"
      className={style.button}
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-pressed={isOn?.(now)}
      aria-disabled={idle || undefined}
      aria-keyshortcuts={shortcut && shortcutForAria(shortcut)}
      title={shortcut ? `${label} (${shortcutText(shortcut)})` : label}
      onMouseDown={leaveFocusInText}
      onClick={({ currentTarget }) => !idle && run(item, editor, currentTarget)}
    >
      <Icon />
    </button>
  )
}

function leaveFocusInText(event: MouseEvent) {
  event.preventDefault()
}

/** Whoever works the toolbar by keyboard stays on it; a mouse or finger never took the focus from the text. */
function run(item: ToolbarItem, editor: LexicalEditor, button: HTMLElement) {
  const byKeyboard = document.activeElement === button
  editor.update(
    () => {
      $ensureSelection()
      item.$run(editor)
    },
    { tag: byKeyboard ? SKIP_SELECTION_FOCUS_TAG : undefined, onUpdate: () => byKeyboard && button.focus() },
  )
}

function moveOn(event: KeyboardEvent<HTMLElement>, editor: LexicalEditor) {
  if (event.key === "Escape") {
    event.stopPropagation()
    editor.focus()
  }
  const target = targetOf(event)
  if (!target) return
  event.preventDefault()
  target.focus()
}

function targetOf({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const buttons = buttonsOf(currentTarget)
  const at = buttons.indexOf(target as HTMLElement)
  const rightToLeft = getComputedStyle(currentTarget).direction === "rtl"
  if (key === "Home") return buttons.at(0)
  if (key === "End") return buttons.at(-1)
  if (key === (rightToLeft ? "ArrowLeft" : "ArrowRight")) return buttons[(at + 1) % buttons.length]
  if (key === (rightToLeft ? "ArrowRight" : "ArrowLeft")) return buttons.at(at - 1)
}

function buttonsOf(element: Element) {
  return [...(element.closest("[role=toolbar]")?.querySelectorAll("button") ?? [])] as HTMLElement[]
}

/** Puts the focus on the button that Tab would stop at. */
export function focusToolbar(toolbar: HTMLElement | null) {
  toolbar?.querySelector<HTMLElement>("[tabindex='0']")?.focus()
}
