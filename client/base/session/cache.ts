import { InMemoryCache } from "@apollo/client"
import { possibleTypes } from "../../generated/constants.ts"

export function newCache() {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Viewer: { keyFields: false },
      Look: { merge: true },
      EventAttendance: { merge: true },
      // A hit's id is unique only within its type, and its marks depend on the search text.
      SearchHit: { keyFields: false },
      BinItem: { keyFields: ["type", "id"] },
      ContentItem: { keyFields: ["type", "id"] },
      Dashboard: { keyFields: [], fields: { newEnquiries: { merge: true }, newApplications: { merge: true } } },
    },
  })
}
