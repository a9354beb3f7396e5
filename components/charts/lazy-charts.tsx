'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'
import { WhenNear } from '@/components/ui/when-near'

function Placeholder() {
  return <div className="skeleton h-full" />
}

// The drawing library is larger than the rest of the page, so it loads after the figures are readable.
const StackedBars = dynamic(() => import('./stacked-bars').then((loaded) => loaded.StackedBars), {
  ssr: false,
  loading: Placeholder,
})

const CategoryBars = dynamic(() => import('./category-bars').then((loaded) => loaded.CategoryBars), {
  ssr: false,
  loading: Placeholder,
})

const YearLines = dynamic(() => import('./year-lines').then((loaded) => loaded.YearLines), {
  ssr: false,
  loading: Placeholder,
})

/** `StackedBars`, drawn when scrolled near. */
export function LazyStackedBars(props: ComponentProps<typeof StackedBars>) {
  return (
    <WhenNear>
      <StackedBars {...props} />
    </WhenNear>
  )
}

/** `CategoryBars`, drawn when scrolled near. */
export function LazyCategoryBars(props: ComponentProps<typeof CategoryBars>) {
  return (
    <WhenNear>
      <CategoryBars {...props} />
    </WhenNear>
  )
}

/** `YearLines`, drawn when scrolled near. */
export function LazyYearLines(props: ComponentProps<typeof YearLines>) {
  return (
    <WhenNear>
      <YearLines {...props} />
    </WhenNear>
  )
}
