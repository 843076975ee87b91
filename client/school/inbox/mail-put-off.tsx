import { DateText, formatDateTime } from "../../base/ui/dates/dates.tsx"
import { rich } from "../../base/ui/words/rich.tsx"
import { useT } from "../../base/ui/words/words.tsx"

export function MailPutOff({ until }: { until: string }) {
  return rich(useT(), "The mail that confirms it follows on <day>that day</day>, as there is much to send.", {
    day: () => <DateText of={until} as={formatDateTime} />,
  })
}
