import { followNotices } from "./follow-notices.ts"
import { keepReading } from "./keep-reading.ts"
import type { CurrentNotice } from "./kept-notices.ts"
import { type LineNews, watchLine } from "./watch-line.ts"

export type News = { notices: CurrentNotice[] } | { line: LineNews | null }

export function whileOpen(dispatch: (news: News) => void, known: CurrentNotice[] | undefined) {
  const line = watchLine((line) => dispatch({ line }))
  const notices = followNotices({ show: (notices) => dispatch({ notices }), onLine: line.is }, known)
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
