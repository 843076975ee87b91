import type { Feature } from "../api/feature.ts"
import { BlurResolver } from "./blur.resolver.ts"
import { Child, ChildInPicture } from "./child.ts"
import { PictureResolver } from "./picture.resolver.ts"
import { Picture, publicAddress } from "./picture.ts"
import { PictureAddressesResolver } from "./picture-addresses.resolver.ts"
import { UploadCount } from "./quota.ts"

export const images: Feature = {
  entities: [Picture, UploadCount, Child, ChildInPicture],
  unseen: [UploadCount, Child, ChildInPicture],
  aboutPeople: [{ type: Picture, called: "Pictures", path: ({ file }) => publicAddress({ file: String(file) }) }],
  // Names are sealed, so that no search of texts finds them: the office removes a child in its own list.
  aboutNobody: [Child, ChildInPicture],
  resolvers: [PictureAddressesResolver, PictureResolver, BlurResolver],
  jobs: ({ pictureFiles }) => [pictureFiles],
}
