import { usePageNumber } from "../../base/addresses/page-number.ts"
import { Loading, SkeletonCard } from "../../base/ui/loading/skeleton.tsx"
import { msg } from "../../base/ui/words/translate.ts"
import { useGalleriesQuery } from "../../generated/graphql.ts"
import { ListScreen } from "../../items/content/list-screen.tsx"
import style from "./galleries-screen.module.css"
import { GalleryCard } from "./gallery-card.tsx"
import { gallerySection } from "./gallery-section.ts"

const perPage = 12

export function GalleriesScreen() {
  const query = useGalleriesQuery({ variables: { page: usePageNumber(), perPage } })

  return (
    <ListScreen
      section={gallerySection}
      query={query}
      list={({ galleries }) => galleries}
      empty={msg("There are no photos at the moment.")}
      skeleton={<Skeleton />}
    >
      {(items) => (
        <ol className={style.grid}>
          {items.map((gallery, index) => (
            <GalleryCard key={gallery.id} gallery={gallery} first={index === 0} />
          ))}
        </ol>
      )}
    </ListScreen>
  )
}

function Skeleton() {
  return (
    <Loading>
      <div className={style.grid}>
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
    </Loading>
  )
}
