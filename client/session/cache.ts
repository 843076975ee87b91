import { InMemoryCache } from "@apollo/client"
import { possibleTypes } from "../generated/constants.ts"

export function newCache() {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Viewer: { keyFields: false },
      // Its id is one among its kind, and what of it is marked depends on what was searched for.
      SearchHit: { keyFields: false },
      // Of any type, each of which counts for itself.
      BinItem: { keyFields: ["type", "id"] },
      ContentItem: { keyFields: ["type", "id"] },
      // There is one; each screen asks for another part of it.
      Dashboard: { keyFields: [], fields: { newEnquiries: { merge: true }, newApplications: { merge: true } } },
    },
  })
}
