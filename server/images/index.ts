import type { Noun } from "../api/noun.ts"
import { PictureResolver } from "./picture.resolver.ts"
import { Picture } from "./picture.ts"

export const images: Noun = { entities: [Picture], resolvers: [PictureResolver] }
