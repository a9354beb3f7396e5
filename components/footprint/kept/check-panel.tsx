'use client'

import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { ProperName } from '@/components/ui/marks/proper-name'
import { Notice } from '@/components/ui/notices/notice'
import { toast } from '@/components/ui/notices/toast'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { checkFootprint } from '@/lib/queries/footprint/kept-footprints'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import type { KeptCheck } from '@/lib/views/answers/footprint/kept-footprint-answer'
import { lineReasonWord } from '@/lib/views/footprint/line-reason-words'

const firstLines = 25

function signed(kg: number, format: Format): string {
  return `${kg < 0 ? '−' : '+'}${format.massInWords(Math.abs(kg))}`
}

/** Suppliers whose line differs today, with the reasons. */
function Differing({ check, format }: { check: KeptCheck; format: Format }) {
  const words = useMessages('footprint')
  const { lines, differing_suppliers: all } = check.today
  const mass = (kg: number | null) => (kg === null ? '–' : format.massInWords(kg))
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full min-w-[40rem] text-left">
        <thead className="text-ink-soft text-xs">
          <tr>
            <th scope="col" className="py-2 pr-4 font-normal">
              {words('supplier')}
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-normal">
              {words('then')}
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-normal">
              {words('today')}
            </th>
            <th scope="col" className="py-2 font-normal">
              {words('why')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, firstLines).map(({ organization_id: id, name, kg_before, kg_now, because }) => (
            <tr key={id} className="border-line border-t align-top">
              <th scope="row" className="py-2 pr-4 font-normal">
                <ProperName>{name ?? words('unnamed', { id: String(id) })}</ProperName>
              </th>
              <td className="whitespace-nowrap py-2 pr-4 text-right">{mass(kg_before)}</td>
              <td className="whitespace-nowrap py-2 pr-4 text-right">{mass(kg_now)}</td>
              <td className="py-2">{because.map((reason) => lineReasonWord(words, reason)).join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {all > firstLines ? <p className="mt-2 text-ink-soft">{words('andMore', { count: all - firstLines })}</p> : null}
    </div>
  )
}

function Today({ check, format }: { check: KeptCheck; format: Format }) {
  const words = useMessages('footprint')
  const { today } = check
  const day = (value: string | null) => (value === null ? '–' : format.day(value))
  const rate = (value: number | null) => (value === null ? '–' : format.factor(value))
  if (today.differing_suppliers === 0) return <p>{words('todaySame')}</p>
  return (
    <>
      <p className="font-strong">
        {words('todayOther', {
          before: format.massInWords(today.before.kg),
          now: format.massInWords(today.now.kg),
          count: today.differing_suppliers,
        })}
      </p>
      <ul className="list-disc pl-5">
        {today.reasons.map(({ reason, suppliers, kg }) => (
          <li key={reason}>
            {words('reasonLine', {
              reason: lineReasonWord(words, reason),
              count: suppliers,
              difference: signed(kg, format),
            })}
          </li>
        ))}
      </ul>
      {today.editions.length === 0 ? null : (
        <p className="text-ink-soft">
          {words('editionsDiffer', {
            editions: today.editions
              .map(({ source, before, now }) => `${source} ${day(before)} → ${day(now)}`)
              .join('; '),
          })}
        </p>
      )}
      {today.rates.length === 0 ? null : (
        <p className="text-ink-soft">
          {words('ratesDiffer', {
            rates: today.rates
              .map(({ currency, year, before, now }) => `${currency} ${year} ${rate(before)} → ${rate(now)}`)
              .join('; '),
          })}
        </p>
      )}
      <Differing check={check} format={format} />
    </>
  )
}

/** A kept footprint computed again, from its stored inputs and from today's data. */
export function CheckPanel({ id, format }: { id: number; format: Format }) {
  const words = useMessages('footprint')
  const problemWords = useProblemWords()
  const checking = useMutation({
    mutationFn: () => checkFootprint(id),
    onError: (error) => toast({ ...problemWords(error, { title: words('notChecked'), detail: '' }), tone: 'danger' }),
  })
  const { data } = checking
  return (
    <Panel
      title={words('checkTitle')}
      claim={words('checkClaim')}
      aside={
        <Button look="plain" className="print:hidden" disabled={checking.isPending} onClick={() => checking.mutate()}>
          {checking.isPending ? words('checking') : words('check')}
        </Button>
      }
    >
      <div role="status" className="flex flex-col gap-3">
        {data === undefined ? null : (
          <>
            {data.is_intact ? <p>{words('intact')}</p> : <Notice tone="danger" title={words('notIntact')} />}
            <p>
              {data.again.is_same
                ? words('againSame', { amount: format.massInWords(data.again.kg) })
                : words('againOther', {
                    version: String(data.again.version),
                    amount: format.massInWords(data.again.kg),
                    count: data.again.other_lines,
                  })}
            </p>
            <Today check={data} format={format} />
          </>
        )}
      </div>
    </Panel>
  )
}
