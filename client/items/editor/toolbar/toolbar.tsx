import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext"
import { useLexicalRovingTabIndexRef } from "@lexical/react/useLexicalRovingTabIndexRef"
import { type LexicalEditor, SKIP_SELECTION_FOCUS_TAG } from "lexical"
import { type KeyboardEvent, type MouseEvent, memo, type RefObject, useCallback } from "react"
import { shortcutForAria, shortcutText } from "../../../base/ui/controls/shortcut.ts"
import style from "../rich-text-editor.module.css"
import { $ensureSelection } from "./text-commands.ts"
import { type ToolbarItem, type ToolbarState, toolbarGroups } from "./toolbar-items.ts"

type ToolbarProps = {
  state: ToolbarState
  textId: string
  hidden?: boolean
  ref: RefObject<HTMLDivElement | null>
}

/** Memoised, so that typing does not render it again. */
export const Toolbar = memo(function Toolbar({ state, textId, hidden, ref }: ToolbarProps) {
  const [editor] = useLexicalComposerContext()
  const rove = useLexicalRovingTabIndexRef({ itemSelector: "button" })
  const attach = useCallback(
    (toolbar: HTMLDivElement | null) => {
      ref.current = toolbar
      rove(toolbar)
    },
    [ref, rove],
  )

  return (
    <div
      ref={attach}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={textId}
      className={style.toolbar}
      hidden={hidden}
      onKeyDown={(event) => focusEditorOnEscape(event, editor)}
    >
      {toolbarGroups.map((group) => (
        <div key={group[0]?.label} className={style.group}>
          {group.map((item) => (
            <ToolbarButton key={item.label} item={item} editor={editor} now={state} />
          ))}
        </div>
      ))}
    </div>
  )
})

function ToolbarButton({ item, editor, now: state }: { item: ToolbarItem; editor: LexicalEditor; now: ToolbarState }) {
  const { label, icon: Icon, shortcut, isOn, isDisabled } = item
  const disabled = isDisabled?.(state) ?? false

  return (
    <button
      type="button"
      className={style.button}
      aria-label={label}
      aria-pressed={isOn?.(state)}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={shortcut && shortcutForAria(shortcut)}
      title={shortcut ? `${label} (${shortcutText(shortcut)})` : label}
      onMouseDown={keepFocusInText}
      onClick={({ currentTarget }) => !disabled && run(item, editor, currentTarget)}
    >
      <Icon />
    </button>
  )
}

export function keepFocusInText(event: MouseEvent) {
  event.preventDefault()
}

/** Keeps keyboard users on the toolbar; a mouse or finger never takes the focus from the text. */
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

function focusEditorOnEscape(event: KeyboardEvent<HTMLElement>, editor: LexicalEditor) {
  if (event.key !== "Escape") return
  event.stopPropagation()
  editor.focus()
}

export function focusToolbar(toolbar: HTMLElement | null) {
  toolbar?.querySelector<HTMLElement>("[tabindex='0']")?.focus()
}
