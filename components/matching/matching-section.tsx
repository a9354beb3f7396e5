'use client'

import dynamic from 'next/dynamic'

/** Makes its own request before there is anything to show, so that the page need not wait for it. */
export const MatchingSection = dynamic(() => import('./matching-panel').then(({ MatchingPanel }) => MatchingPanel), {
  ssr: false,
})
