import { CreateTables, table, text } from "./tables.ts"

const key = (name: string) => ({ ...text(name), isPrimary: true })

/** What has come from other programs, and where it was read there. */
export class CreateMovedAddresses1764840000000 extends CreateTables {
  tables = [table("moved_addresses", [key("path"), text("to")]), table("imported_items", [key("guid"), text("path")])]
}
