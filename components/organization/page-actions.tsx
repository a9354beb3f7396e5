'use client'

import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { toast } from '@/components/ui/notices/toast'
import { underBasePath } from '@/lib/base-path'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'

const LabelMenu = dynamic(() => import('./label-menu').then((loaded) => loaded.LabelMenu), { ssr: false })

const look =
  'inline-flex h-9 items-center rounded border border-line-strong bg-paper px-3 font-strong max-sm:px-2 transition-colors hover:bg-hover'

type PageActionsProps = {
  id: number
  name: string
  /** Whether the service stores reports, labels and notes. */
  isOurs: boolean
}

/** Actions on an organization's page: upload a report, write a note, label, share, print. */
export function PageActions({ id, name, isOurs }: PageActionsProps) {
  const words = useMessages('organization')
  const canEdit = useCanEdit()
  const [isLabelling, setLabelling] = useState(false)
  const label = useRef<HTMLButtonElement>(null)
  async function share() {
    try {
      await navigator.clipboard.writeText(window.location.href)
      toast({ title: words('addressCopied') })
    } catch {
      // Where the browser does not allow writing to the clipboard, the address can be copied by hand.
      toast({ title: words('addressNotCopied'), detail: window.location.href, tone: 'danger' })
    }
  }
  return (
    <>
      {isOurs && canEdit ? (
        <a href="?section=evidence#documents" className={look}>
          {words('actionUpload')}
        </a>
      ) : null}
      <a href="?section=activity#notes" className={look}>
        {words('actionNote')}
      </a>
      {isOurs && canEdit ? (
        <Button
          ref={label}
          look="plain"
          isSmall
          aria-haspopup="dialog"
          aria-expanded={isLabelling}
          onClick={() => setLabelling(!isLabelling)}
        >
          {words('actionLabel')}
        </Button>
      ) : null}
      {isLabelling ? <LabelMenu id={id} name={name} anchor={label} onClose={() => setLabelling(false)} /> : null}
      <Button look="plain" isSmall onClick={() => void share()}>
        {words('actionShare')}
      </Button>
      <a href={underBasePath(paths.printOrganization(id))} className={look}>
        {words('actionPrint')}
      </a>
    </>
  )
}
