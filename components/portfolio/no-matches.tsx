import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { Notice } from '@/components/ui/notices/notice'
import { PageLink } from '@/components/ui/page-link'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'

type NoMatchesProps = {
  /** The searched text, or ''. */
  searched: string
  isFiltered: boolean
  onClear: () => void
}

/** Shown where nothing is found: suggests to clear filters or to register the organization. */
export function NoMatches({ searched, isFiltered, onClear }: NoMatchesProps) {
  const words = useMessages('portfolio')
  const canEdit = useCanEdit()
  if (!isFiltered) {
    return (
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
  return (
    <Notice
      tone="plain"
      title={words('noMatch')}
      action={
        <span className="flex flex-wrap gap-3">
          {canEdit && searched !== '' ? (
            <PageLink
              href={paths.newOrganizationNamed(searched)}
              className="inline-flex min-h-10 items-center rounded bg-accent px-4 font-strong text-on-accent hover:bg-accent-hover"
            >
              {words('registerNamed', { name: searched })}
            </PageLink>
          ) : null}
          <Button look="plain" onClick={onClear}>
            {words('clearFilters')}
          </Button>
        </span>
      }
    >
      {words('noMatchDetail')}
    </Notice>
  )
}
