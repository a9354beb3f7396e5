'use client'

import dynamic from 'next/dynamic'

function Placeholder() {
  return <div className="skeleton h-full" />
}

/** The drawing library weighs more than the rest of the page: it comes after the figures can be read. */
export const LazyStackedBars = dynamic(() => import('./stacked-bars').then(({ StackedBars }) => StackedBars), {
  ssr: false,
  loading: Placeholder,
})

export const LazyCategoryBars = dynamic(() => import('./category-bars').then(({ CategoryBars }) => CategoryBars), {
  ssr: false,
  loading: Placeholder,
})

export const LazyYearLines = dynamic(() => import('./year-lines').then(({ YearLines }) => YearLines), {
  ssr: false,
  loading: Placeholder,
})
