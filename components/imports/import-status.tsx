import { PageLink } from '@/components/ui/page-link'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import type { ImportAnswer } from '@/lib/views/answers/imports-answer'

/** Whether an import was reverted, replaced, or interrupted; nothing for a complete one. */
export function ImportStatus({ one }: { one: ImportAnswer }) {
  const words = useMessages('lists')
  const format = useFormat()
  if (one.taken_back_at !== null) {
    return (
      <span className="block text-ink-soft">
        {words('takenBackOn', { day: format.day(one.taken_back_at.slice(0, 10)) })}
      </span>
    )
  }
  if (one.replaced_by !== null) {
    const { replaced_by: by } = one
    return (
      <span className="block text-ink-soft">
        {words.rich('replacedBy', {
          link: (text) => (
            <PageLink href={paths.import(by)} className="link">
              {text}
            </PageLink>
          ),
        })}
      </span>
    )
  }
  return one.completed_at === null ? <span className="block text-ink-soft">{words('notComplete')}</span> : null
}
