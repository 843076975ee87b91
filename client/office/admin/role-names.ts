import type { Role } from "../../generated/office.ts"

export const roleNames: Record<Exclude<Role, "PUBLIC">, { name: string; rights: string }> = {
  REGULAR: { name: "Regular", rights: "signs in and keeps their own page" },
  AUTHOR: { name: "Author", rights: "as Regular; somebody the school writes about" },
  EDITOR: { name: "Editor", rights: "adds news, posts, people, galleries and events, and edits their own" },
  ADMINISTRATOR: { name: "Administrator", rights: "edits everything and uses this admin area" },
  SUPERUSER: { name: "Superuser", rights: "as Administrator; also deletes accounts, and has programs and backups" },
}

export const roleName = (role: Role | null): string => (role && role !== "PUBLIC" ? roleNames[role].name : "")

/** In the order of the specification, section 2; `key` is for the address. */
export const userGroups: { key: string; title: string; roles: Role[] }[] = [
  { key: "administrators", title: "Administrators", roles: ["ADMINISTRATOR", "SUPERUSER"] },
  { key: "editors", title: "Editors", roles: ["EDITOR"] },
  { key: "authors", title: "Authors", roles: ["AUTHOR"] },
  { key: "users", title: "Regular Users", roles: ["REGULAR"] },
]
