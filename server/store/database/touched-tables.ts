const harmless = /^\s*(?:SELECT|PRAGMA|BEGIN|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b/i

const change = /^\s*(?:INSERT(?:\s+OR\s+\w+)?\s+INTO|REPLACE\s+INTO|UPDATE(?:\s+OR\s+\w+)?|DELETE\s+FROM)\s+"?(\w+)/i

/** The changed tables; `"all"` after a statement that is not understood. */
export type Touched = ReadonlySet<string> | "all"

export class TouchedTables {
  private touched: Set<string> | "all" = new Set()
  private readonly unseen: Set<string>

  /** `unseen`: tables of which visitors see nothing. */
  constructor(unseen: string[]) {
    this.unseen = new Set(unseen)
  }

  /** A statement that is neither harmless nor a change of one table counts as changing all. */
  note(sql: string) {
    if (this.touched === "all" || harmless.test(sql)) return
    const table = change.exec(sql)?.[1]
    if (table) this.touched.add(table)
    else this.touched = "all"
  }

  take(): Touched {
    const { touched } = this
    this.touched = new Set()
    return touched
  }

  isPublic(touched: Touched) {
    return touched === "all" || [...touched].some((table) => !this.unseen.has(table))
  }
}

export interface Changes {
  tables: Touched
  isPublic: boolean
}

export class GroupChanges {
  private readonly writes: { tables: Touched; late?: boolean }[] = []

  constructor(private readonly touched: TouchedTables) {}

  noteWrite({ late }: { late?: boolean }) {
    this.writes.push({ tables: this.touched.take(), late })
  }

  get current(): Changes {
    const isPublic = this.writes.some(({ tables, late }) => !late && this.touched.isPublic(tables))
    return { tables: together(this.writes.map(({ tables }) => tables)), isPublic }
  }

  take(): Changes {
    const { current } = this
    this.writes.length = 0
    return current
  }
}

const together = (all: Touched[]): Touched =>
  all.includes("all") ? "all" : new Set(all.flatMap((touched) => [...touched]))
