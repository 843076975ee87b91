import "reflect-metadata"
import { Arg, Field, ObjectType, Query, Resolver } from "type-graphql"
import { describe, expect, it } from "vitest"
import { sharedApi } from "../../test/school.ts"
import { buildApi } from "../doors/graphql/schema.ts"
import { features } from "../start/features.ts"
import { Auth, Role, ruleOf } from "./auth.ts"

const publicMutations = [
  "answerConsent",
  "attendEvent",
  "changeAttendance",
  "choosePassword",
  "confirmAttendance",
  "confirmByMail",
  "confirmEmail",
  "forgotPassword",
  "login",
  "logout",
  "refresh",
  "reportAbsence",
  "sendApplication",
  "sendEnquiry",
  "withdrawAttendance",
]

@Resolver()
class Silent {
  @Query(() => String)
  anything() {
    return "open to all"
  }
}

@Resolver()
class Ownerless {
  @Auth(Role.EDITOR, { orOwner: () => 1 })
  @Query(() => String)
  whose(@Arg("name", () => String) name: string) {
    return name
  }
}

@ObjectType()
class Secret {
  @Auth(Role.EDITOR)
  @Field(() => String)
  word!: string
}

@Resolver()
class Unseen {
  @Auth(Role.PUBLIC)
  @Query(() => Secret)
  secret() {
    return new Secret()
  }
}

describe("the rules in the schema", () => {
  it("name who may call each mutation, and open only a few to visitors", () => {
    const schema = sharedApi()
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})
    const open = mutations.filter((name) => ruleOf(schema, name).role === Role.PUBLIC)
    expect(open.sort()).toEqual(publicMutations)
  })

  it.each([
    ["a root field has no rule", Silent, "The root field anything has no @Auth rule"],
    ["the owner cannot be determined", Ownerless, "The root field whose asks who the owner is: it needs"],
    ["a restricted field cannot be null", Unseen, "that has an @Auth rule must be nullable"],
  ])("stop the start if %s", (_where, resolver, why) => {
    expect(() => buildApi([...features, { entities: [], resolvers: [resolver] }])).toThrow(why)
  })
})
