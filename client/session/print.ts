import type { ASTNode } from "graphql"

type Nodes = readonly ASTNode[] | undefined

/** In the place of GraphQL's own printer (bundle/lean-packages.ts), which knows schemas, comments and line breaks as well. */
export function print(node: ASTNode): string {
  switch (node.kind) {
    case "Document":
      return all(node.definitions)
    case "OperationDefinition": {
      const { operation, name, variableDefinitions, directives, selectionSet } = node
      return `${operation} ${name?.value ?? ""}${inBrackets(variableDefinitions)}${all(directives)}${print(selectionSet)}`
    }
    case "FragmentDefinition":
      return `fragment ${node.name.value} on ${print(node.typeCondition)}${all(node.directives)}${print(node.selectionSet)}`
    case "SelectionSet":
      return `{${all(node.selections)}}`
    case "Field": {
      const { alias, name, directives, selectionSet } = node
      const called = alias ? `${alias.value}:` : ""
      return `${called}${name.value}${inBrackets(node.arguments)}${all(directives)}${selectionSet ? print(selectionSet) : ""}`
    }
    case "FragmentSpread":
      return `...${node.name.value}${all(node.directives)}`
    case "InlineFragment": {
      const { typeCondition, directives, selectionSet } = node
      return `...${typeCondition ? `on ${print(typeCondition)}` : ""}${all(directives)}${print(selectionSet)}`
    }
    case "VariableDefinition": {
      const { variable, type, defaultValue, directives } = node
      return `${print(variable)}:${print(type)}${defaultValue ? `=${print(defaultValue)}` : ""}${all(directives)}`
    }
    case "Directive":
      return `@${node.name.value}${inBrackets(node.arguments)}`
    case "Argument":
    case "ObjectField":
      return `${node.name.value}:${print(node.value)}`
    case "Variable":
      return `$${node.name.value}`
    case "NamedType":
      return node.name.value
    case "NonNullType":
      return `${print(node.type)}!`
    case "ListType":
      return `[${print(node.type)}]`
    case "ListValue":
      return `[${all(node.values)}]`
    case "ObjectValue":
      return `{${all(node.fields)}}`
    case "StringValue":
      return JSON.stringify(node.value)
    case "NullValue":
      return "null"
    case "IntValue":
    case "FloatValue":
    case "BooleanValue":
    case "EnumValue":
      return String(node.value)
    default:
      throw new Error(`No operation holds a ${node.kind}.`)
  }
}

const all = (nodes: Nodes = []) => nodes.map(print).join(" ")

const inBrackets = (nodes: Nodes = []) => (nodes.length > 0 ? `(${all(nodes)})` : "")
