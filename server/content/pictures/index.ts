import type { Feature } from "../api/feature.ts"
import { PictureResolver } from "./picture.resolver.ts"
import { Picture, publicAddress } from "./picture.ts"
import { PictureAddressesResolver } from "./picture-addresses.resolver.ts"
import { UploadCount } from "./quota.ts"

export const images: Feature = {
  entities: [Picture, UploadCount],
  unseen: [UploadCount],
  aboutPeople: [{ type: Picture, called: "Pictures", path: ({ file }) => publicAddress({ file: String(file) }) }],
  resolvers: [PictureAddressesResolver, PictureResolver],
  jobs: ({ pictureFiles }) => [pictureFiles],
}
