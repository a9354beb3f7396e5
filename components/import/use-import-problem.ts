import { useMessages } from '@/lib/messages/messages-provider'
import { useProblemWords } from '@/lib/queries/use-problem-words'

/** What prevents an import from continuing, in one sentence of the reader's language; a service's own words unchanged. */
export function useImportProblem(): (error: unknown) => string {
  const words = useMessages('import')
  const problemWords = useProblemWords()
  return (error) => problemWords(error, { title: '', detail: words('stoppedByError') }).detail
}
