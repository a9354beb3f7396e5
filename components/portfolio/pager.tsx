import { Button } from '@/components/ui/button'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'

type PagerProps = {
  first: number
  shown: number
  matching: number | null
  /** False where there are more than `matching`. */
  isExact: boolean
  format: Format
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

/** The page's position in the list, and links to the next and the previous page. */
export function Pager({ first, shown, matching, isExact, format, onPrevious, onNext }: PagerProps) {
  const words = useMessages('portfolio')
  const { whole } = format.number
  const span = shown === 0 ? '0' : words('yearSpan', { first: whole(first), last: whole(first + shown - 1) })
  return (
    <nav aria-label={words('pages')} className="mt-4 flex flex-wrap items-center gap-3">
      <Button look="plain" disabled={onPrevious === null} onClick={() => onPrevious?.()}>
        {words('previous')}
      </Button>
      <Button look="plain" disabled={onNext === null} onClick={() => onNext?.()}>
        {words('next')}
      </Button>
      <p aria-live="polite" className="text-ink-faint">
        {matching === null ? span : words('ofAll', { count: span, all: `${whole(matching)}${isExact ? '' : '+'}` })}
      </p>
    </nav>
  )
}
