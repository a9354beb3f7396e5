'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { useMessages } from '@/lib/messages/messages-provider'
import type { PactAccess } from '@/lib/queries/product-footprints/pact-host'

/** The address of a PACT host, and the access that the supplier granted. */
export function PactHostForm({ isBusy, onKeep }: { isBusy: boolean; onKeep: (access: PactAccess) => void }) {
  const words = useMessages('products')
  const [url, setUrl] = useState('')
  const [authUrl, setAuthUrl] = useState('')
  const [clientId, setClientId] = useState('')
  const [secret, setSecret] = useState('')
  const isWhole = url.trim() !== '' && clientId.trim() !== '' && secret !== ''
  function keep(event: FormEvent): void {
    event.preventDefault()
    if (!isWhole) return
    onKeep({
      url: url.trim(),
      auth_url: authUrl.trim() || null,
      client_id: clientId.trim(),
      client_secret: secret,
    })
  }
  return (
    <form onSubmit={keep} className="mt-3 grid max-w-2xl gap-4 sm:grid-cols-2">
      <TextField label={words('hostUrl')} hint={words('hostUrlHint')} type="url" value={url} onValue={setUrl} />
      <TextField label={words('hostAuthUrl')} type="url" isOptional value={authUrl} onValue={setAuthUrl} />
      <TextField label={words('hostClientId')} autoComplete="off" value={clientId} onValue={setClientId} />
      <TextField label={words('hostSecret')} type="password" autoComplete="off" value={secret} onValue={setSecret} />
      <div>
        <Button type="submit" look="plain" disabled={isBusy || !isWhole}>
          {words('hostKeep')}
        </Button>
      </div>
    </form>
  )
}
