import type { DataSource } from "typeorm"

type Fate =
  /** They go to whoever takes the account's items on, and stay as they are where nobody does. */
  | "handed on"
  /** They were there for the account alone. */
  | "deleted"
  /** They no longer say whose they were. */
  | "forgotten"
  /** They say who did something: they name what is left of the account. */
  | "kept"

export interface AccountColumn {
  table: string
  column: string
  fate: Fate
}

/** All columns that name an account, by table, parts before their whole. Item types declare their owner columns. */
const fates: Record<string, Record<string, Fate>> = {
  sessions: { userId: "deleted" },
  programs: { userId: "deleted" },
  account_links: { userId: "deleted" },
  added_items: { userId: "deleted" },
  uploads: { userId: "deleted" },
  draft_pictures: { userId: "deleted" },
  drafts: { userId: "deleted" },
  previews: { userId: "deleted" },
  pictures: { uploaderId: "forgotten" },
  pending_changes: { ownerId: "handed on", userId: "handed on" },
  kept_pictures: { ownerId: "handed on" },
  bin_items: { ownerId: "handed on", deletedById: "kept" },
  activities: { userId: "kept", ownerId: "kept" },
  reviews: { userId: "kept" },
}

export function accountColumns(source: DataSource): AccountColumn[] {
  const others = Object.entries(fates).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, fate]) => ({ table, column, fate })),
  )
  return [...others, ...ownedTables(source).map((table) => ({ table, column: "userId", fate: "handed on" as const }))]
}

export function ownedTables({ entityMetadatas }: DataSource): string[] {
  return entityMetadatas.filter(({ target }) => "listedStates" in Object(target)).map(({ tableName }) => tableName)
}
