import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext"
import { $getSelection, $isRangeSelection, KEY_DOWN_COMMAND } from "lexical"
import Plus from "lucide-react/icons/plus"
import TableIcon from "lucide-react/icons/table-properties"
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useListener } from "../../../base/ui/controls/use-listener.ts"
import { handle } from "../handle.ts"
import style from "../rich-text-editor.module.css"
import { tableItems } from "../tables/table-items.ts"
import type { MenuPlace } from "../toolbar/formatting.ts"
import { keepFocusInText } from "../toolbar/toolbar.tsx"
import { insertItems, type MenuItem } from "./insert-items.ts"

const menus = {
  line: { label: "Insert", icon: Plus, items: insertItems, key: "/" },
  table: { label: "Table", icon: TableIcon, items: tableItems, key: undefined },
}

/** Beside an empty line, where it covers no text, or above the table that the caret is in. */
export function LineMenu({ place }: { place: MenuPlace }) {
  const [editor] = useLexicalComposerContext()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const openingKey = useRef("")
  const { label, icon: Icon, items, key } = menus[place.of]

  useLayoutEffect(() => {
    const line = editor.getElementByKey(place.key)?.getBoundingClientRect()
    const containerRect = box.current?.parentElement?.getBoundingClientRect()
    if (line && containerRect) box.current?.style.setProperty("top", `${line.top - containerRect.top}px`)
  })

  useEffect(() => {
    if (!key) return
    return handle(editor, KEY_DOWN_COMMAND, (event) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.isComposing) return false
      event.preventDefault()
      openingKey.current = key
      open(true)
      return true
    })
  })

  const closeOutside = ({ target }: Event) => !box.current?.contains(target as Node) && setOpen(false)
  useListener("pointerdown", closeOutside)
  useListener("focusin", closeOutside)

  const open = (byKey: boolean) => {
    flushSync(() => setOpen(true))
    const items = itemsIn(box.current)
    items.at(-1)?.scrollIntoView?.({ block: "nearest" })
    if (byKey) items[0]?.focus({ preventScroll: true })
  }

  const close = () => {
    setOpen(false)
    editor.focus()
  }

  const choose = ({ $run }: MenuItem) => {
    setOpen(false)
    editor.update($run, { onUpdate: () => editor.focus() })
  }

  /** A letter typed in the open menu goes into the text, after the key that opened the menu. */
  const type = (letter: string) => {
    close()
    editor.update(() => {
      const selection = $getSelection()
      if ($isRangeSelection(selection)) selection.insertText(openingKey.current + letter)
    })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) move(box.current, step)
    else if (event.key === "Escape") close()
    else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey) type(event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={box} className={style.lineMenu} data-of={place.of}>
      <button
        type="button"
        className={style.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-keyshortcuts={key}
        title={key && `${label} (${key})`}
        onMouseDown={keepFocusInText}
        onClick={({ detail }) => {
          openingKey.current = ""
          if (isOpen) setOpen(false)
          else open(detail === 0)
        }}
      >
        <Icon />
        {label}
      </button>
      {isOpen && (
        <div role="menu" aria-label={label} className={style.menu} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={style.button}
              aria-label={item.label}
              onMouseDown={keepFocusInText}
              onClick={() => choose(item)}
            >
              <item.icon />
              {item.label}
              {item.markdown && <kbd>{item.markdown}</kbd>}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

const itemsIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])]

function move(box: HTMLElement | null, step: number) {
  const items = itemsIn(box)
  const at = items.indexOf(document.activeElement as HTMLElement)
  items.at((at + step) % items.length)?.focus()
}
