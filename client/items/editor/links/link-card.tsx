import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext"
import { $getSelection, $setSelection, type BaseSelection, KEY_DOWN_COMMAND } from "lexical"
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useOptions } from "../../../base/suggestions/use-options.ts"
import { Button, MinorButton } from "../../../base/ui/controls/button.tsx"
import { isPressed } from "../../../base/ui/controls/shortcut.ts"
import { useDebounced } from "../../../base/ui/controls/use-debounced.ts"
import { TextField } from "../../../base/ui/fields/text-field.tsx"
import { useApiLanguage } from "../../../base/ui/words/api-language.ts"
import { usePageDocumentsQuery } from "../../../generated/editor.ts"
import { useSuggestionsQuery } from "../../../generated/suggestions.ts"
import { handle } from "../handle.ts"
import style from "../rich-text-editor.module.css"
import { addressOf } from "./address.ts"
import { $removeLink, $setLink } from "./links.ts"

/** At a link: its target, and ways to change it. After Ctrl+K: a field for an address or the words of a page. */
export function LinkCard({ href }: { href: string | undefined }) {
  const [editor] = useLexicalComposerContext()
  const [isEditing, setEditing] = useState(false)
  const savedSelection = useRef<BaseSelection>(null)
  const card = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const caret = getSelection()?.anchorNode
    if (!card.current || !editor.getRootElement()?.contains(caret ?? null)) return
    const line = caret instanceof Element ? caret : caret?.parentElement
    const containerRect = card.current.parentElement?.getBoundingClientRect()
    const below = (line?.getBoundingClientRect().bottom ?? 0) - (containerRect?.top ?? 0)
    card.current.style.setProperty("top", `${below + 6}px`)
  })

  const edit = () => {
    savedSelection.current = editor.read($getSelection)?.clone() ?? null
    flushSync(() => setEditing(true))
    const field = card.current?.querySelector("input")
    field?.focus()
    field?.select()
  }
  const change = ($change: () => void) => {
    setEditing(false)
    const $apply = () => {
      if (savedSelection.current) $setSelection(savedSelection.current.clone())
      $change()
    }
    editor.update($apply, { onUpdate: () => editor.focus() })
  }
  const $onKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!isPressed({ key: "K" }, event)) return false
    event.preventDefault()
    edit()
    return true
  })
  useEffect(() => handle(editor, KEY_DOWN_COMMAND, (event) => $onKeyDown(event)), [editor])

  if (!isEditing && !href) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML forbids a form within a form
    <div ref={card} role="group" aria-label="Link" className={style.card}>
      {isEditing ? (
        <LinkField
          start={href ?? ""}
          onDone={(href, words) => change(() => $setLink(href, words))}
          onCancel={() => change(() => {})}
        />
      ) : (
        <>
          <a href={href} target="_blank" rel="noopener noreferrer" className="breaks">
            {href?.replace(/^(?:https?:\/\/|mailto:|tel:|#\/)/, "")}
            <span className="unseen"> (opens a new tab)</span>
          </a>
          <MinorButton onClick={edit}>Change</MinorButton>
        </>
      )}
      {href && <MinorButton onClick={() => change($removeLink)}>Remove</MinorButton>}
    </div>
  )
}

type LinkFieldProps = { start: string; onDone: (href: string, words: string) => void; onCancel: () => void }

function LinkField({ start, onDone, onCancel }: LinkFieldProps) {
  const [typed, setTyped] = useState(start)
  const [error, setError] = useState<string>()
  const list = useId()
  const pages = usePages(typed)
  const address = addressOf(typed)
  const { active, press, optionOf } = useOptions({ listId: list, count: pages.length, words: typed })

  const apply = () => {
    if (active) document.getElementById(active)?.click()
    else if (address) onDone(address, typed.trim())
    else setError("Choose a page below, or type a whole address, such as www.example.org.")
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!press(event.nativeEvent)) {
      if (event.key === "Escape") onCancel()
      else if (event.key === "Enter") apply()
      else return
      event.preventDefault()
    }
    event.stopPropagation()
  }

  return (
    <>
      <TextField
        label="Address, or words of a page of this site"
        role="combobox"
        required
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={pages.length > 0}
        aria-controls={list}
        aria-activedescendant={active}
        value={typed}
        error={error}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(undefined)
        }}
      />
      <div id={list} role="listbox" aria-label="Pages of this site">
        {pages.map(({ href, title, heading }, index) => (
          <button
            key={href}
            type="button"
            {...optionOf(index)}
            className={style.page}
            onClick={() => onDone(href, title)}
          >
            {title}
            {heading && <span className="small"> {heading}</span>}
          </button>
        ))}
      </div>
      <Button size="small" onClick={apply}>
        Set link
      </Button>
      <MinorButton onClick={onCancel}>Cancel</MinorButton>
    </>
  )
}

/** Finds documents by their titles, which the site's search does not cover. */
function usePages(typed: string) {
  const q = useDebounced(typed.trim(), 200)
  const skip = q.length < 2 || addressOf(q) !== undefined
  const { data, previousData } = useSuggestionsQuery({ variables: { q, language: useApiLanguage() }, skip })
  const documents = usePageDocumentsQuery({ skip }).data?.pages.flatMap((page) => page.documents) ?? []
  if (skip || q !== typed.trim()) return []
  const items = (data ?? previousData)?.search.items ?? []
  const pages = items.map(({ path, title, heading }) => ({
    href: `#${path}`,
    title: title.map(({ text }) => text).join(""),
    heading: path.includes("#") ? heading : null,
  }))
  const named = documents.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
  const files = named.slice(0, 4).map(({ title, file }) => ({ href: file.url, title, heading: "PDF" }))
  return [...pages, ...files.filter(({ href }, at) => files.findIndex((file) => file.href === href) === at)]
}
