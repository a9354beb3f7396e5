'use client'

import dynamic from 'next/dynamic'
import { WhenNear } from '@/components/ui/when-near'

function Room() {
  return <div className="panel skeleton h-70 sm:h-60 print:hidden" />
}

const LazyPanel = dynamic(() => import('./documents-panel').then(({ DocumentsPanel }) => DocumentsPanel), {
  ssr: false,
  loading: Room,
})

/** The reports of an organization, loaded when they come near. */
export function DocumentsSection({ id }: { id: number }) {
  return (
    // Where "Its newest sustainability report" of the assessment leads.
    <div id="documents" className="scroll-mt-40">
      <WhenNear room={<Room />}>
        <LazyPanel id={id} />
      </WhenNear>
    </div>
  )
}
