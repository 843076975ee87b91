import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs"
import type { FileUpload } from "graphql-upload/processRequest.mjs"
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql"
import { In } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { Fails } from "../../base/failures/fails.ts"
import { type Batch, batched } from "../../content/api/batched.ts"
import type { Context } from "../../content/api/context.ts"
import { PageDocument, type PageDocumentInput, StoredDocument } from "./document.ts"
import { ContentPage } from "./page.ts"

@Resolver(() => ContentPage)
export class DocumentsResolver {
  @FieldResolver(() => [PageDocument], { description: "Files to download, in display order." })
  documents(@Root() { documents }: ContentPage, @Ctx() context: Context): Promise<PageDocument[]> {
    return withFiles(documents, context)
  }

  @Auth(Role.ADMINISTRATOR, { programs: itemTypeNamed(ContentPage) })
  @Fails(
    {
      BAD_USER_INPUT: "for a file that is not a PDF, or has scripts, commands, submitting forms, videos or attachments",
    },
    "TOO_LARGE",
    { TOO_MANY_REQUESTS: "beyond the number of files that an account may store in a day" },
  )
  @WithoutAsking
  @Mutation(() => StoredDocument, {
    description:
      "Stores a PDF, for later use by a page. Until a page uses it, nobody can download it; it is deleted " +
      "after a day without a page.",
  })
  async uploadDocument(
    @Arg("file", () => GraphQLUpload, { description: "PDF file, at most 10 MB." }) file: Promise<FileUpload>,
    @Ctx() { documents, viewer }: Context,
  ): Promise<StoredDocument> {
    return documents.upload(await file, viewer)
  }
}

export async function withFiles(documents: PageDocumentInput[], context: Context): Promise<PageDocument[]> {
  const shown = documents.map(async ({ name, title }) => {
    const file = await batched(context, filesByName).load(name)
    return file ? Object.assign(new PageDocument(), { title, file }) : []
  })
  return (await Promise.all(shown)).flat()
}

const filesByName: Batch<StoredDocument | undefined, string> = async (names, { database }) => {
  const stored = await database.read.findBy(StoredDocument, { name: In([...names]) })
  return names.map((name) => stored.find((document) => document.name === name))
}
