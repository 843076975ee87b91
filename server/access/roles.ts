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
  description: "What an account may do, from little to much. Each role may do all that the ones before it may.",
  valuesConfig: {
    PUBLIC: { description: "A visitor who is not signed in. No account has this role." },
    REGULAR: { description: "1 in REST. Sees user pages and keeps their own profile." },
    AUTHOR: { description: "2 in REST. As REGULAR; the school's word for people who are written about." },
    EDITOR: { description: "3 in REST. Adds content; edits and deletes what they added." },
    ADMINISTRATOR: { description: "4 in REST. Edits and deletes anyone's content, edits pages, administers users." },
    SUPERUSER: { description: "5 in REST. As ADMINISTRATOR, and cannot be changed by one." },
  },
})

export const AccountRole = () =>
  ValidateBy(
    { name: "accountRole", validator: { validate: (role) => role !== Role.PUBLIC } },
    { message: "No account has this role." },
  )
