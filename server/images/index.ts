import type { Noun } from "../api/noun.ts"
import { PictureResolver } from "./picture.resolver.ts"
import { Picture } from "./picture.ts"
import { UploadCount } from "./quota.ts"

export const images: Noun = { entities: [Picture, UploadCount], unseen: [UploadCount], resolvers: [PictureResolver] }
