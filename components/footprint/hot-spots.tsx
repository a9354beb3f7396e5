import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { FootprintAnswer } from '@/lib/views/answers/footprint/footprint-answer'

/** `note`: what is to be known of its label. */
type Bar = { key: string; label: string; note?: string | null; kg: number; share: number; cumulativeShare: number }

const mostBars = 12

function sharePercent(format: Format): (share: number) => string {
  return (share) => format.percent(format.number.significant(share * 100, 2))
}

/** A Pareto chart as a table: a bar for each share, and the cumulative share in words. */
function Bars({ bars, label, format }: { bars: readonly Bar[]; label: string; format: Format }) {
  const words = useMessages('footprint')
  const largest = bars[0]?.share ?? 1
  const percent = sharePercent(format)
  return (
    <table className="w-full text-left">
      <thead className="text-ink-soft text-xs">
        <tr>
          <th scope="col" className="pb-2 font-normal">
            {label}
          </th>
          <th scope="col" className="pb-2 text-right font-normal">
            {words('share')}
          </th>
          <th scope="col" className="pb-2 text-right font-normal" title={words('cumulativeHint')}>
            {words('cumulative')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.slice(0, mostBars).map(({ key, label: name, note = null, kg, share, cumulativeShare }) => (
          <tr key={key} title={format.massInWords(kg)}>
            <th scope="row" className="w-full max-w-0 py-1 pr-4 font-normal">
              <span className="block truncate">{name}</span>
              {note === null ? null : <span className="block text-ink-faint text-xs">{note}</span>}
              <span
                aria-hidden="true"
                className="block h-2"
                style={{ width: `${Math.max(1, (share / largest) * 100)}%`, background: 'var(--score)' }}
              />
            </th>
            <td className="whitespace-nowrap py-1 pr-4 text-right align-bottom">{percent(share)}</td>
            <td className="whitespace-nowrap py-1 text-right align-bottom text-ink-soft">{percent(cumulativeShare)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where the emissions are: by supplier, industry and country, largest first. */
export function HotSpots({ footprint, format }: { footprint: FootprintAnswer; format: Format }) {
  const words = useMessages('footprint')
  const { lines, hot_spots, engagement } = footprint
  let below = 0
  const suppliers = lines.flatMap(({ organization_id, name, result }): Bar[] => {
    if (result === null) return []
    below += result.share
    const label = name ?? words('unnamed', { id: String(organization_id) })
    return [{ key: String(organization_id), label, kg: result.kg, share: result.share, cumulativeShare: below }]
  })
  if (suppliers.length === 0) return null
  const industries = hot_spots.industries.map(({ id, name, kg, share, cumulative_share, category_kg: ofCategory }) => ({
    key: id ?? '',
    label: name === null ? words('industryNone') : format.industryName(name),
    note:
      ofCategory <= 0
        ? null
        : ofCategory >= kg * (1 - 1e-9)
          ? words('industryOfCategory')
          : words('industryPartly', { share: sharePercent(format)(ofCategory / kg) }),
    kg,
    share,
    cumulativeShare: cumulative_share,
  }))
  const countries = hot_spots.countries.map(({ id, kg, share, cumulative_share }) => ({
    key: id ?? '',
    label: id === null ? words('countryNone') : format.country(id).name,
    kg,
    share,
    cumulativeShare: cumulative_share,
  }))
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <Panel
        title={
          engagement.two_thirds === null ? words('bySupplier') : words('engaging', { count: engagement.two_thirds })
        }
        claim={words('engagingClaim')}
      >
        <Bars bars={suppliers} label={words('supplier')} format={format} />
      </Panel>
      <Panel title={words('byIndustry')}>
        <Bars bars={industries} label={words('industry')} format={format} />
      </Panel>
      <Panel title={words('byCountry')}>
        <Bars bars={countries} label={words('country')} format={format} />
      </Panel>
    </div>
  )
}
