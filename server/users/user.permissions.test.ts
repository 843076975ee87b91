import { describe } from "vitest"
import { itObeys, type PermissionRow } from "../../test/permissions.ts"
import { Role } from "../access/roles.ts"

const nobody = 999_999

const rows: PermissionRow[] = [
  { operation: "users", call: "{ users { total } }", lowest: Role.ADMINISTRATOR },
  { operation: "user", call: `{ user(id: ${nobody}) { id } }`, lowest: Role.REGULAR },
  {
    operation: "addUser",
    call: 'mutation { addUser(input: { name: "", email: "", role: REGULAR, password: "" }) { id } }',
    lowest: Role.ADMINISTRATOR,
  },
  // Whoever is signed in may try: an account that does not exist belongs to nobody, and is NOT_FOUND.
  { operation: "editUser", call: `mutation { editUser(id: ${nobody}, input: {}) { id } }`, lowest: Role.REGULAR },
  {
    operation: "setUserRole",
    call: `mutation { setUserRole(id: ${nobody}, role: EDITOR) { id } }`,
    lowest: Role.ADMINISTRATOR,
  },
  {
    operation: "setUserSuspended",
    call: `mutation { setUserSuspended(id: ${nobody}, suspended: true) { id } }`,
    lowest: Role.ADMINISTRATOR,
  },
  {
    operation: "setUserAccess",
    call: `mutation { setUserAccess(id: ${nobody}, suspend: true) { id } }`,
    lowest: Role.ADMINISTRATOR,
  },
  {
    operation: "resetPassword",
    call: `mutation { resetPassword(id: ${nobody}, password: "Jacaranda!1974") { id } }`,
    lowest: Role.ADMINISTRATOR,
  },
  {
    operation: "changePassword",
    call: 'mutation { changePassword(oldPassword: "Wrong!1234", newPassword: "Jacaranda!1975") }',
    lowest: Role.REGULAR,
  },
  { operation: "sessions", call: "{ sessions { id } }", lowest: Role.REGULAR },
  { operation: "endSession", call: 'mutation { endSession(id: "x") }', lowest: Role.REGULAR },
  { operation: "endOtherSessions", call: "mutation { endOtherSessions }", lowest: Role.REGULAR },
]

describe("who may do what with accounts:", () => itObeys(rows))
