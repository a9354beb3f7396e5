'use client'

import dynamic from 'next/dynamic'

const LazyPanel = dynamic(() => import('./documents-panel').then(({ DocumentsPanel }) => DocumentsPanel), {
  ssr: false,
  loading: () => <div className="panel skeleton h-70 sm:h-60 print:hidden" />,
})

/** The reports of an organization, loaded after the page is there. */
export function DocumentsSection({ id }: { id: number }) {
  return (
    // Where "Its newest sustainability report" of the assessment leads.
    <div id="documents" className="scroll-mt-20">
      <LazyPanel id={id} />
    </div>
  )
}
