import { useMessages } from '@/lib/messages/messages-provider'

type YearMarkProps = { year: number; isOld: boolean; isShort?: boolean }

/**
 * The year of a figure. An old year is marked by colour and a word, or in the short form by a dotted line and a word for screen
 * readers.
 */
export function YearMark({ year, isOld, isShort = false }: YearMarkProps) {
  const words = useMessages('ui')
  if (!isOld) return <span>{year}</span>
  return (
    <span
      title={words('yearOldHint')}
      className={`whitespace-nowrap rounded bg-aged-wash text-aged ${isShort ? '-mx-0.5 px-0.5 underline decoration-dotted underline-offset-2' : 'px-1'}`}
    >
      {isShort ? (
        <>
          {year}
          <span className="sr-only"> {words('yearOldHint')}</span>
        </>
      ) : (
        words('yearOld', { year: String(year) })
      )}
    </span>
  )
}
