import { CardLink } from "../ui/controls/card-link.tsx"
import { DateText, formatDate, formatDateTime, useZone } from "../ui/dates/dates.tsx"
import { Picture, type PictureFile } from "../ui/pictures/picture.tsx"
import style from "./post-list.module.css"

export type Post = { id: number; title: string; displayDate: string; picture: PictureFile | null }

type PostListProps = {
  posts: Post[]
  /** Where one of them is read: "/news/view". */
  path: string
}

export function PostList({ posts, path }: PostListProps) {
  const dateFormat = useDateFormats(posts)

  return (
    <ol className={style.list}>
      {posts.map((post) => (
        <li key={post.id} className={style.post}>
          <Picture of={post.picture} className={style.thumbnail} sizes="6rem" alt="" />
          <div className={style.words}>
            <h3 className={style.title}>
              <CardLink to={`${path}/${post.id}`}>{post.title}</CardLink>
            </h3>
            <p className={style.date}>
              <DateText of={post.displayDate} as={dateFormat(post)} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The day of each, and the time too where the same title came twice on that day. */
function useDateFormats(posts: Post[]) {
  const zone = useZone()
  const nameOf = ({ title, displayDate }: Post) => `${formatDate(displayDate, zone)} ${title}`
  const names = posts.map(nameOf)
  const isUnique = (post: Post) => names.filter((name) => name === nameOf(post)).length === 1
  return (post: Post) => (isUnique(post) ? formatDate : formatDateTime)
}
