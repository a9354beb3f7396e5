import { useMessages } from '@/lib/messages/messages-provider'

/** The year of a figure; one of long ago is marked by a word and a colour. */
export function YearMark({ year, isOld }: { year: number; isOld: boolean }) {
  const words = useMessages('ui')
  if (!isOld) return <span>{year}</span>
  return (
    <span title={words('yearOldHint')} className="whitespace-nowrap rounded bg-aged-wash px-1 text-aged">
      {words('yearOld', { year: String(year) })}
    </span>
  )
}
