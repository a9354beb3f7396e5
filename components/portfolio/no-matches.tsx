import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

export function NoMatches({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <Notice
      tone="plain"
      title="No organization matches"
      action={
        <Button look="plain" onClick={onClear}>
          Clear search and filters
        </Button>
      }
    >
      Search looks at names, websites and external ids. Try fewer letters, or take a filter off.
    </Notice>
  ) : (
    <Notice
      tone="plain"
      title="This page of the list has nothing any more"
      action={
        <Button look="plain" onClick={onClear}>
          To the first page
        </Button>
      }
    />
  )
}
