import { InMemoryCache } from "@apollo/client"

/** What the API answered, kept by what it is about. */
export function newCache() {
  return new InMemoryCache({
    typePolicies: {
      Picture: { keyFields: ["name"] },
      Viewer: { keyFields: false },
      // There is one; each screen asks for another part of it.
      Dashboard: { keyFields: [], fields: { newEnquiries: { merge: true }, newApplications: { merge: true } } },
    },
  })
}
