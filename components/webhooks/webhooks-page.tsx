'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AnswerState } from '@/components/ui/answer-state'
import { Notice } from '@/components/ui/notices/notice'
import { toast } from '@/components/ui/notices/toast'
import { PageLink } from '@/components/ui/page-link'
import { Panel } from '@/components/ui/panel'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { useAnswerState } from '@/lib/queries/use-answer-state'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import {
  makeWebhook,
  removeWebhook,
  replayDeliveries,
  rotateSecret,
  switchWebhook,
  type WebhookDraft,
  webhooksQuery,
} from '@/lib/queries/webhooks/webhooks-query'
import type { WebhookAnswer } from '@/lib/views/answers/webhooks-answer'
import { type WebhookAction, WebhookEntry } from './webhook-entry'
import { WebhookForm } from './webhook-form'

type Act = WebhookAction | { kind: 'make'; draft: WebhookDraft }

/** Resolves to a new secret to show, where there is one. */
async function act(action: Act): Promise<string | null> {
  switch (action.kind) {
    case 'make':
      return makeWebhook(action.draft)
    case 'secret':
      return rotateSecret(action.id)
    case 'switch':
      await switchWebhook(action.id, action.state)
      return null
    case 'remove':
      await removeWebhook(action.id)
      return null
    case 'replay':
      await replayDeliveries(action.id, action.deliveryIds)
      return null
  }
}

/** Addresses to which changes are sent: adding one, its messages, a new secret. */
export function WebhooksPage({ locale }: { locale: string }) {
  const words = useMessages('webhooks')
  const problemWords = useProblemWords()
  const format = useFormat(locale)
  const client = useQueryClient()
  const [secret, setSecret] = useState<string | null>(null)
  const state = useAnswerState(useQuery(webhooksQuery))
  const { mutateAsync, isPending } = useMutation({
    mutationFn: act,
    onSuccess: setSecret,
    onError: (error) =>
      toast({ ...problemWords(error, { title: words('notDone'), detail: words('tryInAMoment') }), tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['webhooks'] }),
  })
  const isDone = (action: Act) =>
    mutateAsync(action).then(
      () => true,
      () => false,
    )
  return (
    <AnswerState {...state} heading={words('title')} notOffered={words('notOffered')}>
      {(webhooks: WebhookAnswer[]) => (
        <div className="flex flex-col gap-5">
          <header>
            <PageLink href={paths.changes} className="text-ink-faint hover:text-ink">
              {words('back')}
            </PageLink>
            <h1 className="font-strong text-xl tracking-tight">{words('title')}</h1>
            <p className="mt-1 max-w-prose text-ink-soft">{words('claim')}</p>
          </header>
          {secret === null ? null : (
            <Notice tone="plain" title={words('secretTitle')} isAlert>
              <p>{words('secretOnce')}</p>
              <code className="wrap-anywhere select-all text-ink">{secret}</code>
            </Notice>
          )}
          <section className="panel p-5">
            {webhooks.length === 0 ? (
              <p className="text-ink-soft">{words('nothing')}</p>
            ) : (
              <ul>
                {webhooks.map((webhook) => (
                  <WebhookEntry
                    key={webhook.id}
                    webhook={webhook}
                    format={format}
                    isBusy={isPending}
                    onAct={(action) => void isDone(action)}
                  />
                ))}
              </ul>
            )}
          </section>
          <Panel title={words('add')}>
            <WebhookForm isBusy={isPending} onMake={(draft) => isDone({ kind: 'make', draft })} />
          </Panel>
        </div>
      )}
    </AnswerState>
  )
}
