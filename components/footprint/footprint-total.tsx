import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { FootprintAnswer } from '@/lib/views/answers/footprint/footprint-answer'
import { methodWord, reasonWord } from '@/lib/views/footprint/footprint-words'

function Tile({ title, children, note }: { title: string; children: ReactNode; note: string }) {
  return (
    <div className="panel flex min-h-28 flex-col p-4">
      <dt className="text-ink-soft text-xs">{title}</dt>
      <dd className="mt-1 flex flex-1 flex-col justify-between gap-1">
        <span className="font-strong text-xl">{children}</span>
        <span className="text-ink-faint text-xs">{note}</span>
      </dd>
    </div>
  )
}

type FootprintTotalProps = { footprint: FootprintAnswer; format: Format }

/** The total with its range, its data quality, and what it does not cover. */
export function FootprintTotal({ footprint, format }: FootprintTotalProps) {
  const words = useMessages('footprint')
  const { total, currency, methods, not_covered } = footprint
  const { credits } = total
  const share = (part: number) => format.percent(format.number.significant(part * 100, 2))
  const covered = total.spend > 0 ? share(total.covered_spend / total.spend) : '–'
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4" aria-label={words('inShort')}>
        <Tile
          title={words('emissionsOfSpend')}
          note={words('range', { low: format.massInWords(total.low), high: format.massInWords(total.high) })}
        >
          {words('about', { amount: format.massInWords(total.kg) })}
        </Tile>
        <Tile
          title={words('coveredTitle')}
          note={words('coveredNote', {
            covered: total.covered_suppliers,
            all: total.suppliers,
            spend: format.money(total.spend, currency),
          })}
        >
          {covered}
        </Tile>
        <Tile title={words('primaryTitle')} note={words('primaryNote')}>
          {total.primary_share === null ? '–' : share(total.primary_share)}
        </Tile>
        <Tile title={words('qualityTitle')} note={words('qualityNote')}>
          {total.quality === null ? '–' : format.number.fixed(total.quality, 1)}
        </Tile>
      </dl>
      {credits === null || credits.suppliers === 0 ? null : (
        <p className="text-ink-soft">
          {words('creditsLine', { amount: format.money(credits.amount, currency), count: credits.suppliers })}
          {credits.beyond_spend < 0
            ? ` ${words('creditsBeyond', { beyond: format.money(credits.beyond_spend, currency) })}`
            : ''}
        </p>
      )}
      <Panel title={words('methodsTitle')} claim={words('methodsClaim')} footer={words('methodsFooter')}>
        <div className="relative overflow-x-auto">
          <table className="w-full text-left">
            <thead className="text-ink-soft text-xs">
              <tr>
                <th scope="col" className="py-2 pr-4 font-normal">
                  {words('method')}
                </th>
                <th scope="col" className="py-2 pr-4 text-right font-normal">
                  {words('suppliers')}
                </th>
                <th scope="col" className="py-2 pr-4 text-right font-normal">
                  {words('spend')}
                </th>
                <th scope="col" className="py-2 text-right font-normal">
                  {words('emissions')}
                </th>
              </tr>
            </thead>
            <tbody>
              {methods.map(({ method, suppliers, spend, kg }) => (
                <tr key={method} className="border-line border-t">
                  <th scope="row" className="py-2.5 pr-4 font-normal">
                    {methodWord(words, method)}
                  </th>
                  <td className="py-2.5 pr-4 text-right">{format.number.whole(suppliers)}</td>
                  <td className="py-2.5 pr-4 text-right">{format.money(spend, currency)}</td>
                  <td className="py-2.5 text-right">{suppliers === 0 ? '–' : format.massInWords(kg)}</td>
                </tr>
              ))}
              {not_covered.map(({ reason, suppliers, spend }) => (
                <tr key={reason} className="border-line border-t text-ink-soft">
                  <th scope="row" className="py-2.5 pr-4 font-normal">
                    {words('notCoveredBecause', { reason: reasonWord(words, reason) })}
                  </th>
                  <td className="py-2.5 pr-4 text-right">{format.number.whole(suppliers)}</td>
                  <td className="py-2.5 pr-4 text-right">
                    {reason === 'no_rate' ? '–' : format.money(spend, currency)}
                  </td>
                  <td className="py-2.5 text-right">{words('notCounted')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </>
  )
}
