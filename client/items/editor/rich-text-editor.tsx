import { HistoryExtension } from "@lexical/history"
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext"
import { ContentEditable } from "@lexical/react/LexicalContentEditable"
import { LexicalExtensionComposer } from "@lexical/react/LexicalExtensionComposer"
import { useExtensionSignalValue } from "@lexical/react/useExtensionSignalValue"
import type { LexicalEditor } from "lexical"
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { flushSync } from "react-dom"
import { EditorFrame, textClass } from "./editor-frame.tsx"
import type { RichTextEditorProps } from "./editor-props.ts"
import { registerChange, siteEditor } from "./extension.ts"
import { LineMenu } from "./insert/line-menu.tsx"
import { LinkCard } from "./links/link-card.tsx"
import { usePictures } from "./pictures/use-pictures.ts"
import style from "./rich-text-editor.module.css"
import { BubbleToolbar } from "./toolbar/bubble-toolbar.tsx"
import { $readFormatting, type Formatting } from "./toolbar/formatting.ts"
import { focusToolbar, Toolbar } from "./toolbar/toolbar.tsx"

export function RichTextEditor(props: RichTextEditorProps) {
  const [initialHtml] = useState(props.value)
  const [extension] = useState(() => siteEditor(initialHtml))

  return (
    <LexicalExtensionComposer extension={extension} contentEditable={null}>
      <FramedEditor {...props} value={initialHtml} />
    </LexicalExtensionComposer>
  )
}

function FramedEditor(props: RichTextEditorProps) {
  const { value, onChange, theme = "snow", rows = 3, label, hint, error, required } = props
  const [editor] = useLexicalComposerContext()
  const canUndo = useExtensionSignalValue(HistoryExtension, "canUndo")
  const canRedo = useExtensionSignalValue(HistoryExtension, "canRedo")
  const formatting = useFormatting(editor)
  const state = useMemo(() => ({ ...formatting, canUndo, canRedo }), [formatting, canUndo, canRedo])
  const toolbar = useRef<HTMLDivElement>(null)
  const { active, summoned, ...events } = useFocusInside(toolbar)
  const note = usePictures(editor)
  useChange(editor, value, onChange)

  return (
    <EditorFrame {...{ label, hint, error, required }} className={style[theme]} {...events}>
      {(text) => (
        <>
          {theme === "snow" ? (
            <Toolbar ref={toolbar} state={state} textId={text.id} />
          ) : (
            <BubbleToolbar ref={toolbar} state={state} textId={text.id} active={active} summoned={summoned} />
          )}
          {active && <LinkCard href={state.href} />}
          {active && state.place && <LineMenu key={state.place.key} place={state.place} />}
          <ContentEditable
            {...text}
            ariaMultiline
            className={textClass(rows)}
            autoCapitalize="sentences"
            tabIndex={0}
          />
          <p role="status" className={style.note}>
            {note}
          </p>
        </>
      )}
    </EditorFrame>
  )
}

function useFormatting(editor: LexicalEditor): Formatting {
  const subscribe = useCallback((changed: () => void) => editor.registerUpdateListener(changed), [editor])
  // A string, so that an equal state causes no render.
  const formattingJson = useSyncExternalStore(subscribe, () =>
    JSON.stringify(editor.getEditorState().read($readFormatting)),
  )
  return useMemo(() => JSON.parse(formattingJson), [formattingJson])
}

function useChange(editor: LexicalEditor, initialHtml: string, onChange: (html: string) => void) {
  const change = useEffectEvent(onChange)
  useEffect(() => registerChange(editor, initialHtml, (html) => change(html)), [editor, initialHtml])
}

function useFocusInside(toolbar: { current: HTMLDivElement | null }) {
  const [active, setActive] = useState(false)
  const [summoned, setSummoned] = useState(false)

  return {
    active,
    summoned,
    onFocus: () => setActive(true),
    onBlur: ({ currentTarget: box }: FocusEvent<HTMLElement>) => {
      // A change of the text briefly takes the focus from a button: wait for its final place.
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
