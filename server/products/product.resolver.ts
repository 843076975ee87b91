import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { registerProgramArea } from "../access/program-areas.ts"
import { Role } from "../access/roles.ts"
import { AskFirst } from "../api/ask-first.ts"
import type { Context } from "../api/context.ts"
import { adding, editing, Fails } from "../api/fails.ts"
import { Page, SearchArgs } from "../content/paging.ts"
import { containing } from "../content/search-text.ts"
import { AddProductInput, EditProductInput, Product } from "./product.ts"

const ProductPage = Page(Product)

const area = { programs: registerProgramArea(Product, "Products") }

@Resolver()
export class ProductResolver {
  @Auth(Role.ADMINISTRATOR, area)
  @Query(() => ProductPage, { description: "The products, by name. Searched are names and descriptions." })
  products(@Args(() => SearchArgs) { q, search = q, ...page }: SearchArgs, @Ctx() { content }: Context) {
    return content.page(Product, page, {
      where: search ? { searchText: containing(search) } : {},
      order: { name: "ASC", id: "ASC" },
    })
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Query(() => Product, { nullable: true, description: "One product, or null where there is none of this id." })
  product(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    return content.one(Product, id)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails(...adding)
  @Mutation(() => Product, {
    description: "Adds a product.",
  })
  addProduct(@Arg("input", () => AddProductInput) input: AddProductInput, @Ctx() { content, viewer }: Context) {
    return content.add(Product, input, viewer)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails(...editing)
  @Mutation(() => Product, { description: "Changes a product." })
  editProduct(
    @Arg("id", () => Int) id: number,
    @Arg("input", () => EditProductInput) input: EditProductInput,
    @Ctx() { content, viewer }: Context,
  ) {
    return content.edit(Product, id, input, viewer)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("NOT_FOUND")
  @AskFirst
  @Mutation(() => Product, { description: "Deletes a product and returns it as it was." })
  deleteProduct(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    return content.remove(Product, id)
  }
}
