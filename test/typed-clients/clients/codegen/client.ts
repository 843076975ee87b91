import { fetchWithCookies } from "../given"

globalThis.fetch = fetchWithCookies

export { ask } from "./ask"
export { graphql } from "./gql"
