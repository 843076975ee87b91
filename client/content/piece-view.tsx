import type { ReactNode } from "react"
import { Page } from "../layout/page.tsx"
import { Byline } from "../ui/byline.tsx"
import { Picture } from "../ui/picture.tsx"
import { RichText } from "../ui/rich-text.tsx"
import { Loading, SkeletonHeading, SkeletonPicture, SkeletonText } from "../ui/skeleton.tsx"
import type { Piece } from "./piece.ts"
import style from "./piece-view.module.css"
import { Share } from "./share.tsx"

/** A story or an article as it is read. Its picture is 500 px high where there is room (specification, section 9). */
export function PieceView({ piece }: { piece: Piece }) {
  return (
    <>
      <article className={style.piece}>
        <Picture
          of={piece.picture}
          height={500}
          sizes="(min-width: 64rem) 56rem, 100vw"
          className={style.picture}
          priority
        />
        <h1 className={style.title}>{piece.title}</h1>
        <Byline author={piece.user.name} date={piece.createdAt} />
        <RichText html={piece.detail} className={style.text} />
      </article>
      <Share title={piece.title} />
    </>
  )
}

type PieceSkeletonProps = { banner: ReactNode; label: string; aside?: ReactNode; width?: "text" | "full" }

/** The grey shape of one. */
export function PieceSkeleton({ banner, label, aside, width = "text" }: PieceSkeletonProps) {
  return (
    <>
      {banner}
      <Page width={width} aside={aside}>
        <Loading label={label}>
          <div className={style.piece}>
            <SkeletonPicture shape="tall" />
            <SkeletonHeading />
            <SkeletonText lines={8} />
          </div>
        </Loading>
      </Page>
    </>
  )
}
