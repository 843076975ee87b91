import type { Feature } from "../api/feature.ts"
import { BlurResolver } from "./blur.resolver.ts"
import { Child, ChildInPicture } from "./child.ts"
import { ConsentRegister } from "./consent-register.ts"
import { PictureResolver } from "./picture.resolver.ts"
import { Picture, publicAddress } from "./picture.ts"
import { PictureAddressesResolver } from "./picture-addresses.resolver.ts"
import { UploadCount } from "./quota.ts"

export const images: Feature = {
  entities: [Picture, UploadCount, Child, ChildInPicture, ConsentRegister],
  unseen: [UploadCount, Child, ChildInPicture, ConsentRegister],
  aboutPeople: [{ type: Picture, called: "Pictures", path: ({ file }) => publicAddress({ file: String(file) }) }],
  // Names are sealed, so that no search of texts finds them: the office removes a child in its own list.
  aboutNobody: [Child, ChildInPicture, ConsentRegister],
  resolvers: [PictureAddressesResolver, PictureResolver, BlurResolver],
  jobs: ({ pictureFiles }) => [pictureFiles],
}
