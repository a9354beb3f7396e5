import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

export function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <Notice
      tone="plain"
      title="No organization matches"
      action={
        <Button look="plain" onClick={onClear}>
          Clear search and filter
        </Button>
      }
    >
      Search looks at names. Try fewer letters, or clear the filter.
    </Notice>
  )
}
