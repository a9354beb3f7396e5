import { Button } from '@/components/ui/button'
import type { Format } from '@/lib/format/create-format'

type PagerProps = {
  first: number
  shown: number
  matching: number | null
  format: Format
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

/** Where in the list this page is, and the ways on. */
export function Pager({ first, shown, matching, format, onPrevious, onNext }: PagerProps) {
  const { whole } = format.number
  const span = shown === 0 ? '0' : `${whole(first)} to ${whole(first + shown - 1)}`
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center gap-3">
      <Button look="plain" disabled={onPrevious === null} onClick={() => onPrevious?.()}>
        Previous
      </Button>
      <Button look="plain" disabled={onNext === null} onClick={() => onNext?.()}>
        Next
      </Button>
      <p aria-live="polite" className="text-ink-faint">
        {matching === null ? span : `${span} of ${whole(matching)}`}
      </p>
    </nav>
  )
}
