/** What a transaction says before and after its work, and statements that change nothing. */
const harmless = /^\s*(?:SELECT|PRAGMA|BEGIN|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b/i

const change = /^\s*(?:INSERT(?:\s+OR\s+\w+)?\s+INTO|REPLACE\s+INTO|UPDATE(?:\s+OR\s+\w+)?|DELETE\s+FROM)\s+"?(\w+)/i

/** Sees from the statements of a writer whether anything that visitors may read was changed. */
export class TouchedTables {
  private public = false
  private readonly unseen: Set<string>

  /** `unseen` are the tables of which no visitor sees anything. */
  constructor(unseen: string[]) {
    this.unseen = new Set(unseen)
  }

  /** What is neither known to be harmless nor to change such a table counts. */
  note(sql: string) {
    if (harmless.test(sql)) return
    const table = change.exec(sql)?.[1]
    if (!table || !this.unseen.has(table)) this.public = true
  }

  /** Whether something public was changed since the last time that this was asked. */
  takePublic() {
    const changed = this.public
    this.public = false
    return changed
  }
}
