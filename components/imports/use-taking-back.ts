import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '@/components/ui/notices/toast'
import { useMessages } from '@/lib/messages/messages-provider'
import { restoreImport, takeBackImport } from '@/lib/queries/imports/change-imports'
import { useProblemWords } from '@/lib/queries/use-problem-words'

/** Reverts or restores an import, announces it with an undo, and refetches the pages. */
export function useTakingBack() {
  const words = useMessages('lists')
  const problemWords = useProblemWords()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function doing(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      const { title, detail } = problemWords(error, { title: words('notDone'), detail: '' })
      toast({ title, detail, tone: 'danger' })
    } finally {
      setBusy(false)
      await queryClient.invalidateQueries({ queryKey: ['imports'] })
      await queryClient.invalidateQueries({ queryKey: ['organizations'] })
    }
  }
  function restore(id: number): Promise<void> {
    return doing(async () => toast({ title: words('broughtBack', { count: await restoreImport(id) }) }))
  }
  function takeBack(id: number): Promise<void> {
    return doing(async () => {
      const count = await takeBackImport(id)
      toast({ title: words('tookBack', { count }), undo: () => void restore(id) })
    })
  }
  return { isBusy, takeBack, restore }
}
