'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { toast } from '@/components/ui/notices/toast'
import { forgetOrganization } from '@/lib/browser-memory/browser-organizations'
import { browserStorage } from '@/lib/browser-memory/browser-storage'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { useUrlValue } from '@/lib/queries/list/url-state'
import { useCurrency } from '@/lib/queries/list/use-currency'
import { removeOrganizations, restoreOrganizations } from '@/lib/queries/organization/change-organization'
import { organizationQuery } from '@/lib/queries/organization/organization-query'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { ratesInUrl } from '@/lib/views/address/rates-in-url'

const EditDetails = dynamic(() => import('./edit-details').then((loaded) => loaded.EditDetails), {
  ssr: false,
  loading: () => <div className="panel skeleton h-96" />,
})

/** "Edit details" and "Remove", for people with permission; an explanation where the service accepts no changes. */
export function OrganizationActions({ id }: { id: number }) {
  const words = useMessages('registration')
  const canEdit = useCanEdit()
  const [currency] = useCurrency()
  const [rates] = useUrlValue('rates', ratesInUrl)
  // The page's own query, from the cache.
  const { data: organization } = useQuery(organizationQuery(id, currency, rates))
  const [isEditing, setEditing] = useState(false)
  const { isRemoving, remove } = useRemoval(id, organization?.name ?? words('organizationNumber', { id: String(id) }))
  if (!canEdit || organization === undefined) return null
  const { registration } = organization
  if (registration === null) return <p className="order-last basis-full text-ink-faint">{words('noChanges')}</p>
  return (
    <>
      <Button look="plain" isSmall aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
        {words('editDetails')}
      </Button>
      <Button look="plain" isSmall disabled={isRemoving} onClick={() => void remove()}>
        {words('remove')}
      </Button>
      {isEditing ? (
        <section aria-label={words('editDetails')} className="order-last basis-full">
          <EditDetails id={id} registered={registration} onDone={() => setEditing(false)} />
        </section>
      ) : null}
    </>
  )
}

/** Removes the organization, goes to the list and shows a message that can undo it. */
function useRemoval(id: number, name: string) {
  const words = useMessages('registration')
  const problemWords = useProblemWords()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)

  function tell(error: unknown): void {
    const { title, detail } = problemWords(error, { title: words('notRemoved'), detail: '' })
    toast({ title, detail, tone: 'danger' })
  }
  async function restore(): Promise<void> {
    try {
      await restoreOrganizations([id])
      await queryClient.invalidateQueries({ queryKey: ['organizations'] })
      toast({ title: words('broughtBack', { name }) })
      router.push(paths.organization(id))
    } catch (error) {
      tell(error)
    }
  }
  async function remove(): Promise<void> {
    setRemoving(true)
    try {
      await removeOrganizations([id])
      forgetOrganization(browserStorage(), id)
      await queryClient.invalidateQueries({ queryKey: ['organizations'] })
      toast({ title: words('removed', { name }), undo: () => void restore() })
      router.push(paths.organizations)
    } catch (error) {
      tell(error)
      setRemoving(false)
    }
  }
  return { isRemoving, remove }
}
