'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { ProperName } from '@/components/ui/marks/proper-name'
import { Unknown } from '@/components/ui/marks/unknown'
import { Panel } from '@/components/ui/panel'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import { showGroup } from '@/lib/queries/organization/show-group'
import type { GroupView } from '@/lib/views/organization/group-view'

const relationWords = {
  legal_entity: 'groupByLegalEntity',
  reviewed: 'groupReviewed',
  name: 'groupByName',
  website: 'groupByWebsite',
} as const satisfies Record<GroupView['relation'], Key<'organization'>>

/** Figures and commitments of the group, marked as the group's and never as the organization's own. */
export function GroupPanel({ id, group }: { id: number; group: GroupView }) {
  const words = useMessages('organization')
  const client = useQueryClient()
  const switching = useMutation({
    mutationFn: (isShown: boolean) => showGroup(id, isShown),
    onSuccess: () => client.invalidateQueries({ queryKey: ['organization', id] }),
  })
  const { name, country, ultimate, relation, isShown } = group
  const from = country === null ? '' : ` (${country})`
  return (
    <Panel
      title={words.rich('groupTitle', {
        name,
        proper: (chunks) => <ProperName key="name">{chunks.join('')}</ProperName>,
      })}
      claim={words(isShown ? 'groupClaim' : 'groupHidden')}
      footer={`${words(relationWords[relation])}${ultimate === null ? '' : ` ${words('groupUltimate', { name: ultimate })}`}`}
      aside={
        <Button look="plain" disabled={switching.isPending} onClick={() => switching.mutate(!isShown)}>
          {words(isShown ? 'groupHide' : 'groupShow')}
        </Button>
      }
    >
      {switching.isError ? <p className="text-danger">{words('somethingWrong')}</p> : null}
      {isShown ? (
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
          <Fact label={`${words('groupScopes12')}${from}`} figure={group.scopes1And2} />
          <Fact label={`${words('groupAllScopes')}${from}`} figure={group.allScopes} />
          <div>
            <dt className="text-ink-faint text-xs">{words('groupTarget')}</dt>
            <dd>
              {group.hasTarget === null ? (
                <Unknown reason={words('groupNotKnown')} />
              ) : (
                words(group.hasTarget ? 'groupTargetYes' : 'groupTargetNo')
              )}
            </dd>
          </div>
        </dl>
      ) : null}
      {isShown && group.sources.length > 0 ? (
        <p className="mt-3 text-ink-faint text-xs">
          {group.sources.map(({ title, href }, place) => (
            <span key={href}>
              {place === 0 ? '' : ' · '}
              <a href={href} rel="noreferrer" className="link">
                {title}
              </a>
            </span>
          ))}
        </p>
      ) : null}
    </Panel>
  )
}

function Fact({ label, figure }: { label: string; figure: GroupView['allScopes'] }) {
  const words = useMessages('organization')
  return (
    <div>
      <dt className="text-ink-faint text-xs">{label}</dt>
      <dd className="text-ink-soft">
        {figure === null ? (
          <Unknown reason={words('groupNotKnown')} />
        ) : (
          <>
            {figure.amount}
            {figure.year === null ? '' : `, ${figure.year}`}
            <span className="block text-ink-faint text-xs">{figure.holds}</span>
            <span className="block text-ink-faint text-xs">{figure.publishers}</span>
          </>
        )}
      </dd>
    </div>
  )
}
