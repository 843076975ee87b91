import { registerEnumType } from "type-graphql"

/** Types fill it as they are loaded. Its values are sorted: in which order modules are loaded is nobody's choice. */
export class OpenEnum {
  readonly values: Record<string, string> = {}
  private readonly valuesConfig: Record<string, { description: string }> = {}

  constructor(name: string, description: string) {
    registerEnumType(this.values, { name, description, valuesConfig: this.valuesConfig })
  }

  /** @param description what the value stands for, in a sentence */
  add(value: string, description: string) {
    this.valuesConfig[value] = { description }
    for (const known of [...Object.keys(this.values), value].sort()) {
      delete this.values[known]
      this.values[known] = known
    }
  }
}
