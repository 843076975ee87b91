import { registerEnumType } from "type-graphql"

const renamed: Record<string, string> = { PAGE: "CONTENT_PAGE" }

/** Types fill it as they load. Values are sorted, as the order in which modules load is arbitrary. */
export class OpenEnum {
  readonly values: Record<string, string> = {}
  private readonly valuesConfig: Record<string, { description: string }> = {}

  constructor(name: string, description: string) {
    registerEnumType(this.values, { name, description, valuesConfig: this.valuesConfig })
  }

  add(value: string, description: string) {
    const name = renamed[value] ?? value
    this.valuesConfig[name] = { description }
    for (const [known, stored] of Object.entries({ ...this.values, [name]: value }).sort()) {
      delete this.values[known]
      this.values[known] = stored
    }
  }
}

/** NEWS_STORY for the class NewsStory. */
export const itemTypeNamed = ({ name }: { name: string }) => name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase()
