'use client'

import dynamic from 'next/dynamic'

function Placeholder() {
  return <div className="skeleton h-10" />
}

/** Lists to choose from weigh as much as the rest of a form: they come after its plain fields can be filled in. */
export const LazyCombobox = dynamic(() => import('./combobox').then(({ Combobox }) => Combobox), {
  ssr: false,
  loading: Placeholder,
})

export const LazyAutocomplete = dynamic(() => import('./autocomplete').then(({ Autocomplete }) => Autocomplete), {
  ssr: false,
  loading: Placeholder,
})
