import { CreateAccountsAndNews1761000000000 } from "./1761000000000-create-accounts-and-news.ts"
import { AddUserPictures1761100000000 } from "./1761100000000-add-user-pictures.ts"
import { CreateContent1761200000000 } from "./1761200000000-create-content.ts"
import { CreateSearch1761300000000 } from "./1761300000000-create-search.ts"
import { IndexLists1761400000000 } from "./1761400000000-index-lists.ts"

/** In the order in which they run. The same ones serve SQLite and PostgreSQL. */
export const migrations = [
  CreateAccountsAndNews1761000000000,
  AddUserPictures1761100000000,
  CreateContent1761200000000,
  CreateSearch1761300000000,
  IndexLists1761400000000,
]
