import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { Form } from '@/components/ui/form'
import { useMessages } from '@/lib/messages/messages-provider'
import type { WebhookDraft } from '@/lib/queries/webhooks/webhooks-query'
import { changeGroupNames, changeGroups } from '@/lib/views/changes/change-groups'

/** An address, its purpose, and the kinds of changes sent to it; none chosen means all. */
export function WebhookForm({
  isBusy,
  onMake,
}: {
  isBusy: boolean
  onMake: (draft: WebhookDraft) => Promise<boolean>
}) {
  const words = useMessages('webhooks')
  const kindWords = useMessages('changes')
  const [url, setUrl] = useState('')
  const [description, setDescription] = useState('')
  const [groups, setGroups] = useState<readonly (typeof changeGroupNames)[number][]>([])
  async function make(): Promise<void> {
    const kinds = groups.length === 0 ? null : groups.flatMap((group) => changeGroups[group])
    const isMade = await onMake({ url: url.trim(), description: description.trim() || null, kinds })
    if (!isMade) return
    setUrl('')
    setDescription('')
    setGroups([])
  }
  return (
    <Form onSubmit={() => void make()} className="flex max-w-xl flex-col gap-4">
      <TextField
        label={words('url')}
        hint={words('urlHint')}
        type="url"
        required
        autoComplete="off"
        value={url}
        onValue={setUrl}
      />
      <TextField label={words('description')} isOptional maxLength={300} value={description} onValue={setDescription} />
      <fieldset>
        <legend className="mb-1.5 font-strong">{words('kinds')}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {changeGroupNames.map((group) => (
            <label key={group} className="flex items-center gap-2">
              <input
                type="checkbox"
                className="size-4"
                checked={groups.includes(group)}
                onChange={(event) =>
                  setGroups(event.target.checked ? [...groups, group] : groups.filter((one) => one !== group))
                }
              />
              {kindWords(group)}
            </label>
          ))}
        </div>
        {groups.length === 0 ? <p className="mt-1.5 text-ink-faint text-xs">{words('allKinds')}</p> : null}
      </fieldset>
      <div>
        <Button type="submit" look="primary" disabled={isBusy}>
          {words('add')}
        </Button>
      </div>
    </Form>
  )
}
