import type { ReactNode } from 'react'
import type { Words } from '@/lib/messages/words'
import { PrintButton } from './print-button'

type PrintSheetProps = {
  title: ReactNode
  /** The day of the figures, formatted for the reader. */
  day: string
  /** The address of the page with the newest figures. */
  address: string
  /** The sources of the figures, each with its day. */
  editions: readonly string[]
  isWide?: boolean
  words: Words<'print'>
  children: ReactNode
}

/** A printed sheet: title and day at its head, sources and address at its foot. On a screen it is a preview. */
export function PrintSheet({ title, day, address, editions, isWide = false, words, children }: PrintSheetProps) {
  return (
    <article className={`mx-auto flex flex-col gap-4 ${isWide ? 'sheet-wide max-w-5xl' : 'max-w-3xl'}`}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b pb-2">
        <h1 className="font-strong text-lg">{title}</h1>
        <p className="flex items-baseline gap-4 text-ink-soft">
          Carbon Register · {words('printedOn', { day })}
          <PrintButton label={words('print')} />
        </p>
      </header>
      {children}
      <footer className="mt-2 border-line border-t pt-2 text-ink-soft text-xs">
        <p className="wrap-anywhere">{words('address', { address })}</p>
        {editions.length === 0 ? null : (
          <p className="mt-1">
            {words('editions')}: {editions.join('; ')}.
          </p>
        )}
      </footer>
    </article>
  )
}
