'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useMessages } from '@/lib/messages/messages-provider'

const CompanySearch = dynamic(() => import('./company-search').then((loaded) => loaded.CompanySearch), { ssr: false })

type OtherCompanyProps = {
  /** The matched company; null without one. */
  matched: string | null
  isBusy: boolean
  onChoose: (companyId: number | 'none') => void
}

/** "It is another company …": opens a search over all known companies. */
export function OtherCompany({ matched, isBusy, onChoose }: OtherCompanyProps) {
  const words = useMessages('matching')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={`grid gap-4 print:hidden ${isOpen ? 'order-last basis-full' : ''}`}>
      <div className="flex flex-wrap gap-3">
        <Button look="plain" isSmall aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words(matched === null ? 'findCompany' : 'otherCompany')}
        </Button>
        {isOpen && matched !== null ? (
          <Button look="plain" disabled={isBusy} onClick={() => onChoose('none')}>
            {words('isNot', { name: matched })}
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <CompanySearch
          isBusy={isBusy}
          onChoose={(companyId) => {
            setOpen(false)
            onChoose(companyId)
          }}
        />
      ) : null}
    </div>
  )
}
