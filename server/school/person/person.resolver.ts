import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import { OwnPassword, requireOwnPassword } from "../../access/own-password.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import { badInput } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { eraseHeld } from "./erase-held.ts"
import { findHeld } from "./find-held.ts"
import { giveHeld } from "./give-held.ts"
import { EraseArgs, ErasedData, GivenData, HeldAbout, HeldArgs, PersonInput, Retention } from "./person.ts"
import { matchersFor } from "./person-matcher.ts"

const stale = { CONFLICT: "if a row has changed since it was shown: nothing is done" }

@Resolver()
export class PersonResolver {
  @Auth(Role.SUPERUSER)
  @Fails("BAD_USER_INPUT")
  @Query(() => HeldAbout, {
    description:
      "All that the site holds about a person, in all its tables. Text in pictures and PDF files is not searched.",
  })
  heldAbout(
    @Arg("person", () => PersonInput, { description: "Whom to look for." }) person: PersonInput,
    @Ctx() context: Context,
  ): Promise<HeldAbout> {
    requireWords(person)
    return heldAbout(person, context)
  }

  @Auth(Role.SUPERUSER)
  @Fails("BAD_USER_INPUT", stale)
  @WithoutAsking
  @Mutation(() => GivenData, {
    description: "Packs rows about a person, to give them to that person. The audit log says that it was done.",
  })
  giveHeld(@Args(() => HeldArgs) args: HeldArgs, @Ctx() context: Context): Promise<GivenData> {
    requireWords(args.person)
    return giveHeld(args, context)
  }

  @Auth(Role.SUPERUSER)
  @Fails("BAD_USER_INPUT", "TOO_MANY_REQUESTS", stale, { FORBIDDEN: "for the account of the last administrator" })
  @Mutation(() => ErasedData, {
    description:
      "Erases rows about a person for good, and overwrites their place on the disk. Repeated, it erases nothing more. " +
      "The audit log says that it was done, without the name.",
  })
  async eraseHeld(
    @Args(() => EraseArgs) args: EraseArgs,
    @OwnPassword() password: string,
    @Ctx() context: Context,
  ): Promise<ErasedData> {
    requireWords(args.person)
    await requireOwnPassword(context, password)
    return { ...(await eraseHeld(args, context)), left: await heldAbout(args.person, context) }
  }

  @Auth(Role.ADMINISTRATOR)
  @Query(() => [Retention], { description: "How long the site keeps what it deletes by itself." })
  retention(@Ctx() { purge }: Context): Promise<Retention[]> {
    return purge.retention()
  }
}

async function heldAbout(person: PersonInput, context: Context): Promise<HeldAbout> {
  return { ...(await findHeld(context, person)), backups: await context.backups.containing(new Date(0)) }
}

function requireWords(person: PersonInput) {
  if (matchersFor(person).length === 0)
    throw badInput({ name: "Please give a name of three letters, an email address, or a number of seven digits." })
}
