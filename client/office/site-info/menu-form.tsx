import { menu } from "../../base/layout/menu.ts"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import { menuNoteLimits } from "../../generated/limits.ts"
import groups from "../../items/forms/groups.module.css"
import { useWriting } from "../../items/writing/use-writing.ts"
import { WritingForm } from "../../items/writing/writing-form.tsx"
import type { PartFormProps } from "./part-form.tsx"
import style from "./site-screen.module.css"

const links = menu.flatMap((group) => group.links)

const names = Object.fromEntries(links.map(({ path, label }) => [path, { name: label }]))

export function MenuForm({ site, save, onCancel }: PartFormProps) {
  const writing = useWriting(typedFrom(site), site.version)
  const { typed, type } = writing

  return (
    <WritingForm
      writing={writing}
      names={names}
      submitLabel="Update"
      onCancel={onCancel}
      onSubmit={(typed, sent) =>
        save({ menuNotes: links.map(({ path }) => ({ path, note: typed[path] ?? "" })) }, sent)
      }
    >
      {({ fields }) =>
        menu.map((group) => (
          <fieldset key={group.label}>
            <legend className={groups.legend}>{group.label}</legend>
            <div className={style.two}>
              {group.links.map(({ path, label }) => (
                <TextField
                  key={path}
                  label={label}
                  maxLength={menuNoteLimits.note.max}
                  error={fields[`menuNotes.${links.findIndex((link) => link.path === path)}.note`]}
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

const typedFrom = ({ menuNotes }: PartFormProps["site"]): Record<string, string> =>
  Object.fromEntries(links.map(({ path }) => [path, menuNotes.find((note) => note.path === path)?.note ?? ""]))
