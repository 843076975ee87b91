import { msg } from "../../base/ui/words/translate.ts"
import type { Section } from "../../items/content/section.ts"

export const classSection: Section = {
  type: "SCHOOL_CLASS",
  title: msg("Classes"),
  path: "/classes",
  all: msg("All classes"),
  noun: "class",
  toastName: "Class",
  add: { path: "/classes/add", label: "Add Class", operation: "addSchoolClass" },
}
