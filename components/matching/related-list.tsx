import { Button } from '@/components/ui/button'
import { Flag } from '@/components/ui/marks/flag'
import { PageLink } from '@/components/ui/page-link'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import type { RelatedView } from '@/lib/views/matching/match-question'

type RelatedListProps = {
  title: string
  /** What the list means, in a sentence. */
  detail?: string
  related: readonly RelatedView[]
  action: string
  isBusy: boolean
  /** Why no action is possible at the moment; null if one is. */
  whyNot?: (related: RelatedView) => string | null
  onAction: (id: number) => void
}

/** Other records of the project with the actions on each. Hidden if there are none. */
export function RelatedList({ title, detail, related, action, isBusy, whyNot, onAction }: RelatedListProps) {
  const words = useMessages('matching')
  if (related.length === 0) return null
  return (
    <div>
      <h3 className="font-strong">{title}</h3>
      {detail === undefined ? null : <p className="max-w-prose text-ink-soft">{detail}</p>}
      <ul className="mt-2">
        {related.map((one) => {
          const { id, name: given, country, reason, lang } = one
          const hindrance = whyNot?.(one) ?? null
          const name = given ?? words('organizationNumber', { id: String(id) })
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3">
              <div className="min-w-0">
                <p className="break-words">
                  {country ? <Flag code={country.code} flag={country.flag} /> : null}
                  <PageLink href={paths.organization(id)} className="link">
                    {name}
                  </PageLink>
                  <span className="text-ink-faint"> {words('number', { id: String(id) })}</span>
                </p>
                <p className="text-ink-soft" lang={lang}>
                  {reason}
                </p>
              </div>
              {hindrance === null ? (
                <Button
                  look="plain"
                  disabled={isBusy}
                  onClick={() => onAction(id)}
                  aria-label={words('actionOn', { action, name })}
                >
                  {action}
                </Button>
              ) : (
                <p className="text-ink-soft">{hindrance}</p>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
