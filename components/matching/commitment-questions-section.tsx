'use client'

import dynamic from 'next/dynamic'

/** Makes its own request before there is anything to show, so that the page need not wait for it. */
export const CommitmentQuestionsSection = dynamic(
  () => import('./commitment-questions').then((module) => module.CommitmentQuestions),
  { ssr: false },
)
