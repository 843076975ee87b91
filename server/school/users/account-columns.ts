import type { DataSource } from "typeorm"

type Fate =
  /** Reassigned to the heir; unchanged if there is none. */
  | "handed on"
  | "deleted"
  /** Set to null. */
  | "forgotten"
  /** Keeps pointing at the anonymised account, in records of who did what. */
  | "kept"

/** Parts before their whole. Owner columns of item types are added below. */
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
  profiles: { accountId: "forgotten" },
  pending_changes: { ownerId: "handed on", userId: "handed on" },
  kept_pictures: { ownerId: "handed on" },
  bin_items: { ownerId: "handed on", deletedById: "kept" },
  activities: { userId: "kept", ownerId: "kept" },
  reviews: { userId: "kept" },
  enquiries: { assigneeId: "forgotten", doneById: "kept", markedById: "kept" },
  applications: { assigneeId: "forgotten", doneById: "kept", markedById: "kept" },
  absences: { assigneeId: "forgotten", doneById: "kept", markedById: "kept" },
}

export function accountColumns(source: DataSource): { table: string; column: string; fate: Fate }[] {
  const others = Object.entries(fates).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, fate]) => ({ table, column, fate })),
  )
  return [...others, ...ownedTables(source).map((table) => ({ table, column: "userId", fate: "handed on" as const }))]
}

export const ownedTables = ({ entityMetadatas }: DataSource): string[] =>
  entityMetadatas.filter(({ target }) => "listedStates" in Object(target)).map(({ tableName }) => tableName)
