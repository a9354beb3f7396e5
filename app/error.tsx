'use client'

import { useMessages } from '@/lib/messages/messages-provider'

/** Made of plain elements: every page loads it, and it must be there when another script could not be loaded. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const words = useMessages('shell')
  const again = useMessages('ui')
  return (
    <div className="my-10 rounded border border-danger bg-danger-wash p-4">
      <h1 className="font-strong text-xl">{words('somethingWrong')}</h1>
      <p className="mt-4 font-strong text-danger">{words('pageNotShown')}</p>
      <p className="mt-1 text-ink-soft">{words('pageNotShownDetail')}</p>
      <button
        type="button"
        className="mt-3 h-10 rounded border border-line-strong bg-paper px-4 font-strong hover:bg-hover"
        onClick={reset}
      >
        {again('tryAgain')}
      </button>
    </div>
  )
}
