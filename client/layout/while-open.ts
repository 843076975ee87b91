import type { Copy } from "../session/copies.ts"
import { followNotices } from "./follow-notices.ts"
import { keepReading } from "./keep-reading.ts"
import type { CurrentNotice } from "./notices.tsx"
import { watchLine } from "./watch-line.ts"

/** What an open page hears of: what is announced, and that what it shows is a copy; null where it is not. */
export type News = { notices: CurrentNotice[] } | { copy: Copy | null }

/**
 * All that a page does besides what was asked of it: it follows what is announced, keeps what is read for when there is no
 * line, and says so then. Comes after the page, of which it is not part.
 */
export function whileOpen(tell: (news: News) => void, known: CurrentNotice[] | undefined) {
  const line = watchLine((copy) => tell({ copy }))
  const notices = followNotices({ tell: (notices) => tell({ notices }), onLine: line.is }, known)
  const reading = keepReading()

  return {
    step() {
      notices.ask()
      line.step()
      reading.step()
    },
    end() {
      notices.end()
      line.end()
      reading.end()
    },
  }
}
