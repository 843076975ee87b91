import { ObjectType } from "type-graphql"
import { Column, Entity, type EntityManager, PrimaryColumn } from "typeorm"
import { Seal } from "../../access/seal.ts"
import { randomWords } from "../../access/second-factor.ts"
import { OptionalInstantField } from "../../store/database/instant.ts"

/** One row, with id 1. */
@Entity("consent_register")
@ObjectType({ description: "The register of children in pictures as a whole." })
export class ConsentRegister {
  @PrimaryColumn("integer")
  id!: number

  /** The key of the names, sealed with the token secret. */
  @Column("text")
  sealedKey!: string

  /** The key of the names, sealed with the recovery key. */
  @Column("text", { nullable: true })
  recoverySealedKey!: string | null

  @OptionalInstantField("Time at which the recovery key was made; null if there is none.")
  recoveryMadeAt!: Date | null

  @OptionalInstantField(
    "Time of the backup from which the site was restored: no yes from before counts. Null once that is confirmed.",
  )
  missingSince!: Date | null
}

export type Query = (sql: string, parameters?: unknown[]) => Promise<unknown[]>

type SealedKeys = Pick<ConsentRegister, "sealedKey" | "recoverySealedKey">

const secretSeal = (tokenSecret: string) => new Seal(tokenSecret, "register of consent")
const recoverySeal = (recoveryKey: string) => new Seal(normalize(recoveryKey), "recovery of the register of consent")

export const sealKey = (key: string, tokenSecret: string) => secretSeal(tokenSecret).encrypt(key)

/** Returns the key of the names; null unless `input` is the token secret or the recovery key. */
export function openKey(input: string, { sealedKey, recoverySealedKey }: SealedKeys): string | null {
  return (
    secretSeal(input).decrypt(sealedKey) ?? (recoverySealedKey ? recoverySeal(input).decrypt(recoverySealedKey) : null)
  )
}

const normalize = (recoveryKey: string) => recoveryKey.toLowerCase().replace(/[^a-z0-9]/g, "")

/** Stores a new recovery key in place of the last, and returns it. */
export async function makeRecoveryKey(rows: EntityManager, key: string): Promise<string> {
  const recoveryKey = randomWords(5)
  const recoverySealedKey = recoverySeal(recoveryKey).encrypt(key)
  await rows.update(ConsentRegister, 1, { recoverySealedKey, recoveryMadeAt: new Date() })
  return recoveryKey
}

/** The keys that a backup or an export names; undefined for an empty register. */
export async function sealedKeysIn(query: Query): Promise<SealedKeys | undefined> {
  const [register] = await query(
    `SELECT "sealedKey", "recoverySealedKey" FROM "consent_register" WHERE EXISTS (SELECT 1 FROM "children")`,
  )
  return register as SealedKeys | undefined
}
