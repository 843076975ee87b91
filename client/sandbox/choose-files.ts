import type { FetcherParams } from "@graphiql/toolkit"
import { type DocumentNode, Kind, type TypeNode } from "graphql"

/** A file for each variable of type Upload. */
export type Files = Map<string, File>

/** Asks for the files that an operation declares, such as `$file: Upload!`. What is not chosen stays null. */
export async function chooseFiles({ operationName }: FetcherParams, document?: DocumentNode): Promise<Files> {
  const files: Files = new Map()
  for (const name of uploadVariables(document, operationName)) {
    const file = await chooseFile()
    if (file) files.set(name, file)
  }
  return files
}

function uploadVariables(document?: DocumentNode, operationName?: string | null): string[] {
  const operations = document?.definitions.filter((found) => found.kind === Kind.OPERATION_DEFINITION) ?? []
  const operation = operations.find(({ name }) => name?.value === operationName) ?? operations[0]
  const uploads = operation?.variableDefinitions?.filter(({ type }) => nameOf(type) === "Upload") ?? []
  return uploads.map(({ variable }) => variable.name.value)
}

function nameOf(type: TypeNode): string | undefined {
  if (type.kind === Kind.NAMED_TYPE) return type.name.value
  return type.kind === Kind.NON_NULL_TYPE ? nameOf(type.type) : undefined
}

function chooseFile(): Promise<File | undefined> {
  const input = document.createElement("input")
  input.type = "file"
  return new Promise((resolve) => {
    input.addEventListener("change", () => resolve(input.files?.[0]))
    input.addEventListener("cancel", () => resolve(undefined))
    input.click()
  })
}
