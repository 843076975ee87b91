import { useGroups } from "../../base/layout/menu.ts"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import { menuNoteLimits } from "../../generated/limits.ts"
import look from "../../items/forms/groups.module.css"
import { useWriting } from "../../items/writing/use-writing.ts"
import { WritingForm } from "../../items/writing/writing-form.tsx"
import type { PartFormProps } from "./part-form.tsx"
import style from "./site-screen.module.css"

export function MenuForm({ site, save, onCancel }: PartFormProps) {
  const groups = useGroups()
  const links = groups.flatMap((group) => group.links)
  const notes = [...links.map(({ path }) => [path, ""]), ...site.menuNotes.map(({ path, note }) => [path, note])]
  const writing = useWriting<Record<string, string>>(Object.fromEntries(notes), site.version)
  const { typed, type } = writing
  const names = Object.fromEntries(
    Object.keys(typed).map((path) => [path, { name: links.find((link) => link.path === path)?.label ?? path }]),
  )

  return (
    <WritingForm
      writing={writing}
      names={names}
      submitLabel="Update"
      onCancel={onCancel}
      onSubmit={(typed, sent) => save({ menuNotes: notesFrom(typed) }, sent)}
    >
      {({ fields }) =>
        groups.map((group) => (
          <fieldset key={group.label}>
            <legend className={look.legend}>{group.label}</legend>
            <div className={style.two}>
              {group.links.map(({ path, label }) => (
                <TextField
                  key={path}
                  label={label}
                  maxLength={menuNoteLimits.note.max}
                  error={fields[`menuNotes.${notesFrom(typed).findIndex((note) => note.path === path)}.note`]}
                  value={typed[path] ?? ""}
                  onChange={({ target }) => type({ [path]: target.value })}
                />
              ))}
            </div>
          </fieldset>
        ))
      }
    </WritingForm>
  )
}

/** Includes notes of pages that are not in the menu now. */
const notesFrom = (typed: Record<string, string>) =>
  Object.entries(typed).flatMap(([path, note]) => (note.trim() ? { path, note } : []))
