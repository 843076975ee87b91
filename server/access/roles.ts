import { ValidateBy } from "class-validator"
import { registerEnumType } from "type-graphql"

/** Levels of access, ascending. Tokens and REST carry the number (specification, section 6). */
export enum Role {
  PUBLIC = 0,
  REGULAR = 1,
  AUTHOR = 2,
  EDITOR = 3,
  ADMINISTRATOR = 4,
  SUPERUSER = 5,
}

export const accountRoles = [Role.REGULAR, Role.AUTHOR, Role.EDITOR, Role.ADMINISTRATOR, Role.SUPERUSER]

registerEnumType(Role, {
  name: "Role",
  description: "Account role, from fewest to most permissions. Each role includes the permissions of those before it.",
  valuesConfig: {
    PUBLIC: { description: "A visitor who is not signed in. No account has this role." },
    REGULAR: { description: "1 in REST. Sees user profiles and edits their own." },
    AUTHOR: {
      description: "2 in REST. Same permissions as REGULAR; the school's label for people who are written about.",
    },
    EDITOR: { description: "3 in REST. Adds content; edits and deletes their own." },
    ADMINISTRATOR: { description: "4 in REST. Edits and deletes all content, edits pages, manages users." },
    SUPERUSER: { description: "5 in REST. Also deletes accounts, and manages programs and backups." },
  },
})

export const AccountRole = () =>
  ValidateBy(
    { name: "accountRole", validator: { validate: (role) => role !== Role.PUBLIC } },
    { message: "No account has this role." },
  )
