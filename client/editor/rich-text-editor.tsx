import type { HistoryState } from "@lexical/history"
import { COMMAND_PRIORITY_HIGH, KEY_DOWN_COMMAND, type LexicalEditor, mergeRegister } from "lexical"
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react"
import { flushSync } from "react-dom"
import { BubbleToolbar } from "./bubble-toolbar.tsx"
import { openEditor, registerBehaviour, registerChange } from "./editor.ts"
import { EditorFrame, frameTie, textClass } from "./editor-frame.tsx"
import type { RichTextEditorProps } from "./editor-props.ts"
import style from "./rich-text-editor.module.css"
import { isPressed } from "./shortcut.ts"
import { focusToolbar, Toolbar } from "./toolbar.tsx"
import { toolbarItems } from "./toolbar-items.ts"
import { useFormatting } from "./use-formatting.ts"

/** A text with bold, italic, sizes, lists, indents, quotes and undo, as HTML. Load it lazily, through `index.tsx`. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, theme = "snow", rows = 3, placeholder, id, label, hint, error, required } = props
  const ownId = useId()
  const textId = id ?? ownId
  const [opened] = useState(() => openEditor(value))
  const { editor } = opened
  const history = useBehaviour(opened, onChange)
  const now = { ...useFormatting(editor), ...history }
  const toolbar = useRef<HTMLDivElement>(null)
  const { active, summoned, ...events } = useFocusInside(toolbar)
  const attach = useCallback((root: HTMLElement | null) => editor.setRootElement(root), [editor])

  return (
    <EditorFrame {...{ label, hint, error, required, textId }} className={style[theme]} {...events}>
      {theme === "snow" ? (
        <Toolbar ref={toolbar} editor={editor} now={now} textId={textId} />
      ) : (
        <BubbleToolbar ref={toolbar} editor={editor} now={now} textId={textId} active={active} summoned={summoned} />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: no native control holds formatted text */}
      <div
        ref={attach}
        role="textbox"
        aria-multiline="true"
        {...frameTie({ label, hint, error, required, textId })}
        aria-placeholder={placeholder}
        data-placeholder={now.isEmpty ? placeholder : undefined}
        className={textClass(rows)}
        contentEditable
        suppressContentEditableWarning
        spellCheck
        autoCapitalize="sentences"
        tabIndex={0}
      />
    </EditorFrame>
  )
}

function useBehaviour(opened: ReturnType<typeof openEditor>, onChange: (html: string) => void) {
  const [history, setHistory] = useState({ canUndo: false, canRedo: false })
  const change = useEffectEvent(onChange)

  useEffect(() => {
    const { editor } = opened
    const onHistory = (state: HistoryState) => setHistory(ends(state))
    const onText = (html: string) => change(html)
    return mergeRegister(
      registerBehaviour(editor, onHistory),
      registerChange(opened, onText),
      registerShortcuts(editor),
    )
  }, [opened])

  return history
}

function ends({ undoStack, redoStack }: HistoryState) {
  return { canUndo: undoStack.length > 0, canRedo: redoStack.length > 0 }
}

function registerShortcuts(editor: LexicalEditor) {
  return editor.registerCommand(
    KEY_DOWN_COMMAND,
    (event) => {
      const item = toolbarItems.find(({ shortcut }) => shortcut && isPressed(shortcut, event))
      if (!item) return false
      event.preventDefault()
      item.$run(editor)
      return true
    },
    COMMAND_PRIORITY_HIGH,
  )
}

/** Whether the focus is in the box, and whether Alt+F10 called the toolbar. */
function useFocusInside(toolbar: { current: HTMLDivElement | null }) {
  const [active, setActive] = useState(false)
  const [summoned, setSummoned] = useState(false)

  return {
    active,
    summoned,
    onFocus: () => setActive(true),
    onBlur: ({ currentTarget: box }: FocusEvent<HTMLElement>) => {
      // A change of the text takes the focus from a button for a moment: only where it comes to rest counts.
      setTimeout(() => {
        if (!box.contains(document.activeElement)) setActive(false)
        if (!toolbar.current?.contains(document.activeElement)) setSummoned(false)
      })
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!event.altKey || event.key !== "F10") return
      event.preventDefault()
      flushSync(() => setSummoned(true))
      focusToolbar(toolbar.current)
    },
  }
}
