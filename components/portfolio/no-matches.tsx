import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notices/notice'
import { useMessages } from '@/lib/messages/messages-provider'

export function NoMatches({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const words = useMessages('portfolio')
  return isFiltered ? (
    <Notice
      tone="plain"
      title={words('noMatch')}
      action={
        <Button look="plain" onClick={onClear}>
          {words('clearFilters')}
        </Button>
      }
    >
      {words('noMatchDetail')}
    </Notice>
  ) : (
    <Notice
      tone="plain"
      title={words('noPageAnyMore')}
      action={
        <Button look="plain" onClick={onClear}>
          {words('toFirstPage')}
        </Button>
      }
    />
  )
}
