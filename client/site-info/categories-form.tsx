import { RowEditor } from "../admin/row-editor.tsx"
import type { CategoryLinkInput } from "../generated/office.ts"
import { SelectField, TextField } from "../ui/text-field.tsx"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import { type PartFormProps, plain } from "./part-form.ts"
import style from "./site-screen.module.css"

const icons = {
  book: "Book",
  palette: "Palette",
  trophy: "Trophy",
  users: "People",
  calendar: "Calendar",
  camera: "Camera",
}

const blank: CategoryLinkInput = { title: "", text: "", path: "/", icon: "book" }

const names = { searchHint: "In the search box", categories: "Links" }

/** The links to the parts of the school on the home page. */
export function CategoriesForm({ site, save, onCancel }: PartFormProps) {
  const { searchHint, categories } = site
  const start: { searchHint: string; categories: CategoryLinkInput[] } = {
    searchHint,
    categories: categories.map(plain),
  }
  const writing = useWriting(start, site.version)

  return (
    <WritingForm writing={writing} names={names} submitLabel="Update" onCancel={onCancel} onSubmit={save}>
      {({ fields }) => (
        <>
          <TextField
            label="In the search box"
            hint="Until something is typed, such as: Uniform, lunch…"
            maxLength={60}
            error={fields.searchHint}
            value={writing.typed.searchHint}
            onChange={({ target }) => writing.type({ searchHint: target.value })}
          />
          <RowEditor
            label="Links"
            hint="In the order in which they are shown."
            one="link"
            nameOf={({ title }) => title}
            rows={writing.typed.categories}
            blank={blank}
            most={12}
            error={fields.categories}
            onChange={(categories) => writing.type({ categories })}
          >
            {(link, change, index) => (
              <>
                <TextField
                  label="Name"
                  maxLength={60}
                  error={fields[`categories.${index}.title`]}
                  value={link.title}
                  onChange={({ target }) => change({ ...link, title: target.value })}
                />
                <TextField
                  label="Leads to"
                  required
                  maxLength={200}
                  error={fields[`categories.${index}.path`]}
                  value={link.path}
                  onChange={({ target }) => change({ ...link, path: target.value })}
                />
                <TextField
                  label="Short line"
                  className={style.whole}
                  maxLength={200}
                  error={fields[`categories.${index}.text`]}
                  value={link.text}
                  onChange={({ target }) => change({ ...link, text: target.value })}
                />
                <SelectField
                  label="Icon"
                  required
                  error={fields[`categories.${index}.icon`]}
                  value={link.icon}
                  onChange={({ target }) => change({ ...link, icon: target.value })}
                >
                  {Object.entries(icons).map(([icon, name]) => (
                    <option key={icon} value={icon}>
                      {name}
                    </option>
                  ))}
                </SelectField>
              </>
            )}
          </RowEditor>
        </>
      )}
    </WritingForm>
  )
}
