import { Signatures } from "./signatures.ts"

/** The row that a key opens. `createdAt` identifies it even if its id is reused, as after a restore. */
export interface KeyedRow {
  id: number
  createdAt: Date
}

/** A parsed but unverified key: call `matches`. */
interface SignedKey {
  purpose: string
  id: number
  matches(row: KeyedRow): boolean
}

/** Keys are not stored: they work while row and secret exist (docs/decisions/15-families-forms-and-mail.md). */
export class SignedKeys {
  private readonly signatures: Signatures

  constructor(tokenSecret: string) {
    this.signatures = new Signatures(tokenSecret, "keys of rows")
  }

  /** `application.12.…`: letters, digits, dots, hyphens and underscores. */
  sign(purpose: string, row: KeyedRow): string {
    return `${purpose}.${row.id}.${this.signatures.sign(signedText(purpose, row))}`
  }

  /** Ignores the full stop or bracket behind a link in a mail that is passed on. */
  read(key: string): SignedKey | undefined {
    const [, purpose = "", id, signature = ""] =
      /^([a-z]{1,30})\.([1-9]\d{0,8})\.([\w-]{43})[^\w-]{0,3}$/.exec(key) ?? []
    if (!purpose) return undefined
    return {
      purpose,
      id: Number(id),
      matches: (row) => this.signatures.isValid(signedText(purpose, row), signature),
    }
  }
}

const signedText = (purpose: string, { id, createdAt }: KeyedRow) => `${purpose}.${id}.${createdAt.getTime()}`
