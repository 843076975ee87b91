import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { registerProgramArea } from "../access/program-areas.ts"
import { Role } from "../access/roles.ts"
import { AskFirst } from "../api/ask-first.ts"
import type { Context } from "../api/context.ts"
import { Fails } from "../api/fails.ts"
import { Page, SearchArgs } from "../content/paging.ts"
import { containing } from "../content/search-text.ts"
import { AddCommitteeInput, Committee, EditCommitteeInput } from "./committee.ts"

const CommitteePage = Page(Committee)

const area = { programs: registerProgramArea(Committee, "Committees") }

@Resolver()
export class CommitteeResolver {
  @Auth(Role.ADMINISTRATOR, area)
  @Query(() => CommitteePage, { description: "The committees, by name. Searched are names, descriptions and members." })
  committees(@Args(() => SearchArgs) { q, search = q, ...page }: SearchArgs, @Ctx() { content }: Context) {
    return content.page(Committee, page, {
      where: search ? { searchText: containing(search) } : {},
      order: { name: "ASC", id: "ASC" },
    })
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Query(() => Committee, { nullable: true, description: "One committee, or null where there is none of this id." })
  committee(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    return content.one(Committee, id)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => Committee, {
    description: "Adds a committee.",
  })
  addCommittee(@Arg("input", () => AddCommitteeInput) input: AddCommitteeInput, @Ctx() { content, viewer }: Context) {
    return content.add(Committee, input, viewer)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("NOT_FOUND", "CONFLICT", "BAD_USER_INPUT")
  @Mutation(() => Committee, {
    description: "Changes a committee.",
  })
  editCommittee(
    @Arg("id", () => Int) id: number,
    @Arg("input", () => EditCommitteeInput) input: EditCommitteeInput,
    @Ctx() { content, viewer }: Context,
  ) {
    return content.edit(Committee, id, input, viewer)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("NOT_FOUND")
  @AskFirst
  @Mutation(() => Committee, { description: "Deletes a committee and returns it as it was." })
  deleteCommittee(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    return content.remove(Committee, id)
  }
}
