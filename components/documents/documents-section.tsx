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

/** The reports of an organization, loaded when scrolled near. */
export function DocumentsSection({ id }: { id: number }) {
  return (
    // The target of "Its newest sustainability report" in the assessment.
    <div id="documents" className="scroll-mt-40">
      <WhenNear room={<Room />}>
        <LazyPanel id={id} />
      </WhenNear>
    </div>
  )
}
