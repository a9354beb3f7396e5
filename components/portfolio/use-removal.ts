import { toast } from '@/components/ui/notices/toast'
import { useMessages } from '@/lib/messages/messages-provider'
import { useProblemWords } from '@/lib/queries/use-problem-words'

/** Removes organizations, shows a message that can undo it, and fetches the list again. Resolves to whether it was done. */
export function useRemoval(askAnew: () => void): (ids: readonly number[]) => Promise<boolean> {
  const words = useMessages('portfolio')
  const problemWords = useProblemWords()

  function tell(error: unknown): void {
    const { title, detail } = problemWords(error, { title: words('notRemoved'), detail: '' })
    toast({ title, detail, tone: 'danger' })
  }
  async function restore(ids: readonly number[]): Promise<void> {
    try {
      const { restoreOrganizations } = await import('@/lib/queries/organization/change-organization')
      toast({ title: words('restoredMany', { count: (await restoreOrganizations(ids)).length }) })
    } catch (error) {
      tell(error)
    }
    askAnew()
  }
  return async (ids) => {
    try {
      const { removeOrganizations } = await import('@/lib/queries/organization/change-organization')
      const removed = await removeOrganizations(ids)
      toast({ title: words('removedMany', { count: removed.length }), undo: () => void restore(removed) })
      askAnew()
      return true
    } catch (error) {
      tell(error)
      return false
    }
  }
}
