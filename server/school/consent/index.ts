import type { Feature } from "../../content/api/feature.ts"
import { ChildResolver, ChildrenInPictureResolver } from "./child.resolver.ts"
import { startConsent } from "./consent.start.ts"
import { consentCheck } from "./consent-check.ts"
import { FamilyResolver } from "./family.resolver.ts"
import { NamesInTextsResolver } from "./names-in-texts.ts"
import { RegisterResolver } from "./register.resolver.ts"
import { ReviewResolver } from "./review.ts"
import { WithheldResolver } from "./withheld.ts"

export const consent: Feature = {
  entities: [],
  resolvers: [
    ChildResolver,
    ChildrenInPictureResolver,
    FamilyResolver,
    RegisterResolver,
    WithheldResolver,
    ReviewResolver,
    NamesInTextsResolver,
  ],
  health: [consentCheck],
  start: startConsent,
  jobs: ({ withheldPictures }) => [withheldPictures],
}
