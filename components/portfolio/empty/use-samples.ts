import { useMutation, useQueryClient } from '@tanstack/react-query'
import { rememberOrganization } from '@/lib/browser-memory/browser-organizations'
import { browserStorage } from '@/lib/browser-memory/browser-storage'
import { useMessages } from '@/lib/messages/messages-provider'
import { changeLabels } from '@/lib/queries/organization/change-labels'
import type { RowResult } from '@/lib/views/import/import-job'
import { sampleSuppliers } from '@/lib/views/registration/sample-suppliers'

type Registered = Extract<RowResult, { kind: 'registered' }>

/**
 * Registers the thirty samples as an import would, and labels them so that they can be found and removed together. Throws where
 * none could be registered.
 */
async function registerSamples(label: string): Promise<void> {
  const [{ registerRows }, { announceRegistration }] = await Promise.all([
    import('@/lib/queries/import/register-rows'),
    import('@/lib/queries/import/registrations-channel'),
  ])
  const results: Record<number, RowResult> = {}
  const entries = sampleSuppliers.map((body, place) => ({ place, body, ownData: null, choice: null }))
  await registerRows(entries, {
    signal: AbortSignal.timeout(120_000),
    onWaiting: () => undefined,
    onResults: (told) => Object.assign(results, told),
  })
  const registered = Object.entries(results).flatMap(([place, result]): { place: number; result: Registered }[] =>
    result.kind === 'registered' ? [{ place: Number(place), result }] : [],
  )
  if (registered.length === 0) throw new Error('No sample was registered')
  // Only a service without a list does not say whether a registration is new.
  const unlisted = registered.filter(({ result }) => result.isNew === null)
  for (const { place, result } of unlisted) {
    rememberOrganization(browserStorage(), { id: result.id, name: sampleSuppliers[place]?.name ?? '' })
  }
  // The label is only a convenience, so its failure is ignored.
  if (unlisted.length === 0) {
    await changeLabels({ ids: registered.map(({ result }) => result.id), add: [label] }).catch(() => undefined)
  }
  announceRegistration()
}

/** Registers 30 sample suppliers; the list shows them as soon as they are registered. */
export function useSamples() {
  const words = useMessages('portfolio')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => registerSamples(words('sampleLabel')),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['organizations'] })
      // Browsers send the event `storage` only to other tabs, so this tab is notified here.
      dispatchEvent(new StorageEvent('storage'))
    },
  })
}
