import { registerEnumType } from "type-graphql"

/** The API's name for a value that is stored under an older one. */
const renamed: Record<string, string> = { PAGE: "CONTENT_PAGE" }

/** Types fill it as they are loaded. Its values are sorted: in which order modules are loaded is nobody's choice. */
export class OpenEnum {
  readonly values: Record<string, string> = {}
  private readonly valuesConfig: Record<string, { description: string }> = {}

  constructor(name: string, description: string) {
    registerEnumType(this.values, { name, description, valuesConfig: this.valuesConfig })
  }

  /** @param description what the value stands for, in a sentence */
  add(value: string, description: string) {
    const name = renamed[value] ?? value
    this.valuesConfig[name] = { description }
    for (const [known, stored] of Object.entries({ ...this.values, [name]: value }).sort()) {
      delete this.values[known]
      this.values[known] = stored
    }
  }
}

/** NEWS_STORY, of the class NewsStory. */
export const itemTypeNamed = ({ name }: { name: string }) => name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase()
