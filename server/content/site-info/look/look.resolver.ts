import { Arg, Query, Resolver } from "type-graphql"
import { Auth, Role } from "../../../access/auth.ts"
import { Fails } from "../../../base/failures/fails.ts"
import { LookInput, styleSheetOf } from "./look.ts"

@Resolver()
export class LookResolver {
  @Auth(Role.ADMINISTRATOR)
  @Fails("BAD_USER_INPUT")
  @Query(() => String, { description: "Style sheet of a look, to see it before it is saved." })
  lookPreview(@Arg("input", () => LookInput) input: LookInput): string {
    return styleSheetOf(input)
  }
}
