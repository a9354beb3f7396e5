import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useMessages } from '@/lib/messages/messages-provider'

/** Registering stands still: the reader left or stopped it (null), or something went wrong. */
export function StoppedNotice({ detail, onContinue }: { detail: string | null; onContinue: () => void }) {
  const words = useMessages('import')
  return (
    <div className="mt-4">
      <Notice
        tone={detail === null ? 'plain' : 'danger'}
        isAlert={detail !== null}
        title={words(detail === null ? 'notAllDone' : 'interrupted')}
        action={
          <Button look="primary" onClick={onContinue}>
            {words('goOn')}
          </Button>
        }
      >
        {detail ?? words('notAllDoneDetail')}
      </Notice>
    </div>
  )
}
