import { Arg, Args, ArgsType, Ctx, FieldResolver, GraphQLISODateTime, Mutation, Query, Resolver } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Fails } from "../../base/failures/fails.ts"
import { conflict } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { Filled } from "../../content/items/fields.ts"
import { ConsentRegister, makeRecoveryKey } from "../../content/pictures/consent-register.ts"
import { noteChange } from "./child.resolver.ts"
import { settleAndReport } from "./withheld.ts"

const maxKey = 500

@ArgsType()
class OpenArgs {
  @NullableField(
    () => String,
    "The printed recovery key or the earlier token secret; null gives the names up for good.",
  )
  @Filled("Please write the recovery key.", (key) => typeof key === "string" && key.length <= maxKey)
  key?: string | null
}

@Resolver(() => ConsentRegister)
export class RegisterResolver {
  @Auth(Role.ADMINISTRATOR)
  @Query(() => ConsentRegister, { description: "Whether the names can be read, and what the office has to confirm." })
  async consentRegister(@Ctx() { database: { read }, children }: Context) {
    await children.tryOpen(read)
    return readRegister(read)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("BAD_USER_INPUT", { CONFLICT: "if there is another key than that" })
  @Mutation(() => String, {
    description:
      "Makes the key to print, by which a restored site reads the names again. It is shown once, and ends the last one.",
  })
  createRecoveryKey(
    @Arg("replaces", () => GraphQLISODateTime, { nullable: true, description: "`recoveryMadeAt` of the last key." })
    replaces: Date | null,
    @Ctx() { database, children, viewer }: Context,
  ) {
    return database.write(async (rows) => {
      const { recoveryMadeAt } = await readRegister(rows)
      if (recoveryMadeAt?.getTime() !== replaces?.getTime()) throw conflict("Another key was made meanwhile.")
      await noteChange(rows, null, viewer.id, "Made a recovery key.")
      return makeRecoveryKey(rows, children.names.key)
    })
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("BAD_USER_INPUT", "TOO_MANY_REQUESTS")
  @Mutation(() => ConsentRegister, {
    description: "Opens a register whose names cannot be read, as after a change of the token secret.",
  })
  async openConsentRegister(@Args(() => OpenArgs) { key: recoveryKey }: OpenArgs, @Ctx() context: Context) {
    const { children, outbox, viewer, throttle } = context
    await throttle.consume("passwordByAccount", "register of consent")
    const key = await outbox.write(async (rows) => {
      await children.tryOpen(rows)
      if (children.isOpen) return children.names.key
      await noteChange(
        rows,
        null,
        viewer.id,
        recoveryKey ? "Opened the register." : "Gave up the names of the register.",
      )
      return recoveryKey ? children.recover(rows, recoveryKey) : children.reset(rows)
    })
    children.open(key)
    return settleRegister(context)
  }

  @Auth(Role.ADMINISTRATOR)
  @Mutation(() => ConsentRegister, {
    description: "Says, after a restore, that no family has withdrawn since the backup: each yes counts again.",
  })
  async confirmConsentRegister(@Ctx() context: Context) {
    await context.database.write(async (rows) => {
      await rows.update(ConsentRegister, 1, { missingSince: null })
      await noteChange(rows, null, context.viewer.id, "Confirmed the answers of a backup.")
    })
    return settleRegister(context)
  }

  @FieldResolver(() => Boolean, { description: "True if the names can be read." })
  isOpen(@Ctx() { children }: Context): boolean {
    return children.isOpen
  }
}

const readRegister = (rows: Context["database"]["read"]) => rows.findOneByOrFail(ConsentRegister, { id: 1 })

const settleRegister = (context: Context) =>
  context.outbox.write(async (rows) => {
    await settleAndReport(rows, context)
    return readRegister(rows)
  })
