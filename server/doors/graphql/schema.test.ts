import "reflect-metadata"
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql"
import { describe, expect, it } from "vitest"
import { sharedApi } from "../../../test/school.ts"
import { describeRules } from "../../access/describe-rules.ts"
import { mutationsToConfirm } from "../../base/api/ask-first.ts"
import { failureCodes } from "../../base/failures/failures.ts"
import { ownedTypes } from "../../start/features.ts"
import { printApi } from "./schema.ts"

const schema = sharedApi()

interface Described {
  name: string
  description?: string | null
  args?: readonly Described[]
}

describe("the schema as documentation", () => {
  it("describes every type, field, argument and enum value", () => {
    const types = Object.values(schema.getTypeMap()).filter(
      (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
    )
    const silent = types.flatMap((type) => [
      ...undescribed([type]),
      ...undescribed(partsOf(type)).map((part) => `${type.name}.${part}`),
    ])
    expect(silent).toEqual([])
  })

  it("has the same paging in every list", () => {
    const lists = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter((type) => type.getFields().items && type.getFields().pages)
    expect(lists.length).toBeGreaterThan(20)
    for (const list of lists) expect(list.getInterfaces().map(String)).toEqual(["ListPage"])
  })

  it("lists every failure code, with its meaning and its REST status", () => {
    const codes = schema.getType("FailureCode")
    const values = isEnumType(codes) ? codes.getValues() : []
    expect(values.map(({ name }) => name)).toEqual(failureCodes)
    expect(values.find(({ name }) => name === "BUSY")?.description).toMatch(/ REST: 503\.$/)
    expect(printApi(describeRules(schema))).toContain("enum FailureCode {")
  })

  it("says in words who may call what, for tools that hide directives", () => {
    const served = describeRules(schema)
    const fields = { ...served.getQueryType()?.getFields(), ...served.getMutationType()?.getFields() }
    expect(fields.newsStories?.description).toMatch(/ Open to anyone\.$/)
    expect(fields.uploadImage?.description).toMatch(/ Needs you to be signed in\.$/)
    expect(fields.addNewsStory?.description).toMatch(/ Needs the role EDITOR or above\.$/)
    expect(fields.editNewsStory?.description).toMatch(
      / ADMINISTRATOR or above, or to be the one who created the item\.$/,
    )
    for (const { description } of Object.values(fields)) expect(description).not.toMatch(/\b(?:false|undefined)\b/)
  })

  it("has tools ask before mutations, unless these are private or easily undone", () => {
    const live = [
      ...["addNotice", "addSchoolDate", "addGalleryImages", "editNotice", "editSchoolDate", "editGalleryImage"],
      ...["addAttendance", "editEvents", "restoreEvents"],
      ...[
        "addPage",
        "editChild",
        "editPage",
        "editSite",
        "restoreVersion",
        "restoreFromBin",
        ...ownedTypes.map(({ names }) => names.edit),
      ],
    ]
    const plain =
      /^(add|begin|confirmByMail|confirmEmail|discardDraft|edit|editing|enter|give|login|logout|mark|note|preview|refresh|restore|review|save|upload)(?![a-z])/
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})
    expect(mutationsToConfirm(schema)).toEqual(mutations.filter((name) => !plain.test(name) || live.includes(name)))
    const served = describeRules(schema).getMutationType()?.getFields()
    expect(served?.deleteNewsStory?.description).toMatch(/ ask before you send it\. Needs the role /)
    expect(served?.addNewsStory?.description).not.toMatch(/ask before/)
  })

  it("keeps arguments in the order of the code", () => {
    const login = schema.getMutationType()?.getFields().login
    expect(login?.args.map(({ name }) => name)).toEqual(["email", "password", "code", "trust"])
  })
})

function undescribed(parts: readonly Described[]): string[] {
  return parts.flatMap(({ name, description, args = [] }) => [
    ...(description ? [] : [name]),
    ...undescribed(args).map((arg) => `${name}(${arg})`),
  ])
}

function partsOf(type: unknown): readonly Described[] {
  if (isEnumType(type)) return type.getValues()
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) return Object.values(type.getFields())
  return []
}
