import "reflect-metadata"
import { execute, parse } from "graphql"
import { Field, Mutation, ObjectType, Query, Resolver } from "type-graphql"
import { describe, expect, it } from "vitest"
import { Auth, Role } from "../../access/auth.ts"
import { visitor } from "../../access/viewer.ts"
import { features } from "../../start/features.ts"
import { buildApi } from "../graphql/schema.ts"

const milliseconds = 30

@ObjectType()
class Snail {
  @Field(() => Number)
  busy(): number {
    for (const start = performance.now(); performance.now() - start < 2 * milliseconds; );
    this.steps++
    return this.steps
  }

  steps = 0

  @Field(() => String)
  stuck() {
    return new Promise(() => undefined)
  }

  @Field(() => Snail)
  async next(): Promise<Snail> {
    await new Promise((resolve) => setTimeout(resolve, milliseconds / 3))
    return this
  }
}

const snail = new Snail()
const waits = () => new Promise<string>((resolve) => setTimeout(() => resolve("arrived"), 3 * milliseconds))

@Resolver()
class Snails {
  @Auth(Role.PUBLIC)
  @Query(() => String, { nullable: true })
  never() {
    return new Promise(() => undefined)
  }

  @Auth(Role.PUBLIC)
  @Query(() => [Snail])
  many() {
    return Array.from({ length: 100 }, () => snail)
  }

  @Auth(Role.PUBLIC)
  @Mutation(() => String)
  arrive() {
    return waits()
  }
}

const schema = buildApi([...features, { entities: [], resolvers: [Snails] }], milliseconds)
const run = (document: string) => execute({ schema, document: parse(document), contextValue: { viewer: visitor } })

const patienceMs = 20_000

describe("a query that takes too long", { timeout: patienceMs }, () => {
  it("times out while it waits", async () => {
    const { errors } = await run("{ never }")
    expect(errors?.[0]).toMatchObject({ path: ["never"], extensions: { code: "TIMED_OUT", retryAfter: 5 } })
  })

  it("times out between two items while it is busy", async () => {
    const { errors } = await run("{ many { busy } }")
    expect(errors?.[0]?.extensions.code).toBe("TIMED_OUT")
    expect(snail.steps).toBe(1)
  })

  it("times out with all that still waits in it", async () => {
    const { errors } = await run("{ many { stuck busy } }")
    expect(errors?.[0]?.extensions.code).toBe("TIMED_OUT")
  })

  it("times out by its own clock, also beside another query", async () => {
    const steps = 10
    const document = `{ many ${"{ next ".repeat(steps)}{ __typename }${" }".repeat(steps)} }`
    for (const { errors } of await Promise.all([run(document), run(document)]))
      expect(errors?.[0]?.extensions.code).toBe("TIMED_OUT")
  })
})

it("A slow mutation runs to its end", async () => {
  expect((await run("mutation { arrive }")).data).toEqual({ arrive: "arrived" })
})
