import { CreateTables, indexOn, integer, references, table, text } from "./tables.ts"

/** What mailed links let somebody do to an account, once. */
export class CreateAccountLinks1764790000000 extends CreateTables {
  tables = [
    table(
      "account_links",
      [
        { ...text("secretHash"), isPrimary: true },
        integer("userId"),
        ...["purpose", "email", "createdAt", "expiresAt"].map(text),
      ],
      { foreignKeys: [references("userId", "users", "CASCADE")], indices: [indexOn("userId"), indexOn("expiresAt")] },
    ),
  ]
}
