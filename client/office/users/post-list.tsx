import type { ReactNode } from "react"
import { CardLink } from "../../base/ui/controls/card-link.tsx"
import { DateText, formatDate, formatDateTime, useZone } from "../../base/ui/dates/dates.tsx"
import { Picture, type PictureFile } from "../../base/ui/pictures/picture.tsx"
import style from "./post-list.module.css"

export type Post = { id: number; title: string; displayDate: string; picture: PictureFile | null }

type PostsProps = {
  title: string
  heading?: ReactNode
  posts: Post[]
  path: string
  none?: string
  children?: ReactNode
}

export function Posts({ title, heading = title, posts, path, none, children }: PostsProps) {
  return (
    <section aria-label={title} className="stack4">
      <h2 className="step2">{heading}</h2>
      {posts.length === 0 && none ? <p className="soft">{none}</p> : <PostList posts={posts} path={path} />}
      {children}
    </section>
  )
}

function PostList({ posts, path }: Pick<PostsProps, "posts" | "path">) {
  const dateFormat = useDateFormats(posts)

  return (
    <ol className="stack">
      {posts.map((post) => (
        <li key={post.id} className={style.post}>
          <Picture of={post.picture} className={style.thumbnail} sizes="6rem" alt="" />
          <div className="shrinks">
            <h3 className={style.title}>
              <CardLink to={`${path}/${post.id}`}>{post.title}</CardLink>
            </h3>
            <p className="small">
              <DateText of={post.displayDate} as={dateFormat(post)} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function useDateFormats(posts: Post[]) {
  const zone = useZone()
  const nameOf = ({ title, displayDate }: Post) => `${formatDate(displayDate, zone)} ${title}`
  const names = posts.map(nameOf)
  const isUnique = (post: Post) => names.filter((name) => name === nameOf(post)).length === 1
  return (post: Post) => (isUnique(post) ? formatDate : formatDateTime)
}
