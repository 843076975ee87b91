import { ContentBanner } from "../content/content-banner.tsx"
import { pagedTitle, usePageNumber } from "../content/page-number.ts"
import { PagedList } from "../content/paged-list.tsx"
import { useGalleriesQuery } from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonCard } from "../ui/loading/skeleton.tsx"
import style from "./galleries-screen.module.css"
import { GalleryCard } from "./gallery-card.tsx"
import { gallerySection } from "./gallery-section.ts"

const perPage = 12

/** All galleries as cards, newest first, in pages. */
export function GalleriesScreen() {
  const page = usePageNumber()
  const query = useGalleriesQuery({ variables: { page, perPage } })
  useTitle(pagedTitle("Gallery", page))

  return (
    <>
      <ContentBanner section={gallerySection} />
      <Page>
        <Loaded query={query} skeleton={<Skeleton />}>
          {({ galleries }) => (
            <PagedList
              list={galleries}
              page={page}
              path="/gallery"
              title="Gallery"
              empty="There are no photos at the moment."
            >
              {(items) => (
                <ol className={style.grid}>
                  {items.map((gallery, index) => (
                    <GalleryCard key={gallery.id} gallery={gallery} first={index === 0} />
                  ))}
                </ol>
              )}
            </PagedList>
          )}
        </Loaded>
      </Page>
    </>
  )
}

function Skeleton() {
  return (
    <Loading label="Loading the galleries…">
      <div className={style.grid}>
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
    </Loading>
  )
}
