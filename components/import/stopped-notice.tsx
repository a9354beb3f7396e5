import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notices/notice'
import { useMessages } from '@/lib/messages/messages-provider'
import { useImportProblem } from './use-import-problem'

/** Registering has stopped: the reader left or stopped it (null), or something failed. */
export function StoppedNotice({ error, onContinue }: { error: Error | null; onContinue: () => void }) {
  const words = useMessages('import')
  const sayProblem = useImportProblem()
  return (
    <div className="mt-4">
      <Notice
        tone={error === null ? 'plain' : 'danger'}
        isAlert={error !== null}
        title={words(error === null ? 'notAllDone' : 'interrupted')}
        action={
          <Button look="primary" onClick={onContinue}>
            {words('goOn')}
          </Button>
        }
      >
        {error === null ? words('notAllDoneDetail') : sayProblem(error)}
      </Notice>
    </div>
  )
}
