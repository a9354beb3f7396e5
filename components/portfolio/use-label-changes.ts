import { useState } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'
import type { LabelChange } from '@/lib/queries/organization/change-labels'
import { useProblemWords } from '@/lib/queries/use-problem-words'

export type ChangeLabels = (change: LabelChange) => Promise<{ added: number[]; removed: number[] }>

/** The message of a change, and the change that undoes it. */
type Outcome = { words: string; undo: LabelChange | null; isProblem?: boolean }

/** Adds and removes labels, announces the outcome of the last change, and can undo it. `change` resolves to whether it was made. */
export function useLabelChanges(onLabels: ChangeLabels) {
  const words = useMessages('portfolio')
  const wordsOfProblem = useProblemWords()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function change(asked: LabelChange, wordsOf: (count: number) => string): Promise<boolean> {
    setBusy(true)
    try {
      const { added, removed } = await onLabels(asked)
      const changed = asked.add ? added : removed
      const undo = asked.add ? { ids: added, remove: asked.add } : { ids: removed, add: asked.remove ?? [] }
      setOutcome({ words: wordsOf(changed.length), undo: changed.length === 0 ? null : undo })
      return true
    } catch (error) {
      const said = wordsOfProblem(error, { title: '', detail: words('labelsNotChanged') })
      const problem = said.title === '' ? said.detail : `${said.title}: ${said.detail}`
      setOutcome({ words: problem, undo: null, isProblem: true })
      return false
    } finally {
      setBusy(false)
    }
  }

  async function takeBack(undo: LabelChange): Promise<void> {
    const isDone = await change(undo, () => words('takenBack'))
    if (isDone) setOutcome({ words: words('takenBack'), undo: null })
  }

  return { isBusy, outcome, change, takeBack }
}
