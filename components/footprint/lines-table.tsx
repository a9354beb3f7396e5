'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { ProperName } from '@/components/ui/marks/proper-name'
import { Unknown } from '@/components/ui/marks/unknown'
import { toast } from '@/components/ui/notices/toast'
import { PageLink } from '@/components/ui/page-link'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { chooseMethod } from '@/lib/queries/footprint/change-footprint'
import type { FootprintAnswer, FootprintLine, FootprintMethod } from '@/lib/views/answers/footprint/footprint-answer'
import { methodWord, reasonWord, targetWord } from '@/lib/views/footprint/footprint-words'
import { sayPrices } from '@/lib/views/footprint/say-prices'
import { joinWithCommas } from '@/lib/views/translate/list-words'

const firstRows = 50
const methods: readonly FootprintMethod[] = ['supplier_specific', 'hybrid', 'industry_average']

type LineProps = { line: FootprintLine; currency: string; year: number | null; format: Format }

/** The method of a line or, for readers who may change it, the choice. */
function Method({ line }: { line: FootprintLine }) {
  const words = useMessages('footprint')
  const queries = useQueryClient()
  const canEdit = useCanEdit()
  const choice = useMutation({
    mutationFn: (method: FootprintMethod | null) => chooseMethod(line.organization_id, method),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['footprint'] }),
    onError: () => toast({ title: words('notChanged'), tone: 'danger' }),
  })
  const { result } = line
  if (result === null)
    return line.not_covered === null ? null : (
      <span className="text-ink-soft">{reasonWord(words, line.not_covered)}</span>
    )
  return (
    <>
      {canEdit ? (
        <NativeSelect
          className="w-full min-w-44"
          aria-label={words('methodOf', { name: line.name ?? '' })}
          value={line.chosen_method ?? ''}
          disabled={choice.isPending}
          onChange={({ target }) => choice.mutate(methods.find((method) => method === target.value) ?? null)}
        >
          <option value="">{words('best', { method: methodWord(words, result.method) })}</option>
          {methods.map((method) => (
            <option key={method} value={method}>
              {methodWord(words, method)}
            </option>
          ))}
        </NativeSelect>
      ) : (
        methodWord(words, result.method)
      )}
      {result.not_possible === null ? null : (
        <span className="block text-ink-soft text-xs">
          {words('notPossible', { method: methodWord(words, result.not_possible) })}
        </span>
      )}
    </>
  )
}

/** A line names at most three industries, so that it stays short: the workbook names all. */
const mostIndustries = 3

function firstIndustries(industries: readonly { name: string }[], format: Format): string {
  const names = industries.slice(0, mostIndustries).map(({ name }) => format.industryName(name))
  return `${joinWithCommas(names, format)}${industries.length > mostIndustries ? ' …' : ''}`
}

/** The factors of the spend, in words. */
function inputsOf(
  words: ReturnType<typeof useMessages<'footprint'>>,
  { result }: FootprintLine,
  format: Format,
): string | null {
  if (result === null) return null
  const { own_figures: own, allocated, factor } = result
  if (allocated !== null)
    return factor === null
      ? words('inputsAllocated')
      : words('inputsAllocatedHybrid', { factor: format.factor(factor.kg_per_usd) })
  const categories = own?.upstream_categories.join(', ') ?? ''
  if (own !== null && factor !== null && categories !== '')
    return words('inputsHybridOwn', { year: String(own.year), categories, factor: format.factor(factor.kg_per_usd) })
  if (own !== null && factor !== null)
    return words('inputsHybrid', { year: String(own.year), factor: format.factor(factor.kg_per_usd) })
  if (own !== null) return words('inputsSupplier', { year: String(own.year), categories })
  if (factor?.basis === 'spend_category')
    return words('inputsCategory', {
      factor: format.factor(factor.kg_per_usd),
      industries: joinWithCommas(
        factor.industries.map(({ name }) => format.industryName(name)),
        format,
      ),
      categories: joinWithCommas(factor.categories, format),
    })
  if (factor?.divisions != null && factor.industries.length > 0)
    return words('inputsGroupNamed', {
      count: factor.divisions,
      factor: format.factor(factor.kg_per_usd),
      industries: firstIndustries(factor.industries, format),
    })
  if (factor?.divisions != null)
    return words('inputsGroup', { count: factor.divisions, factor: format.factor(factor.kg_per_usd) })
  return factor === null
    ? null
    : words('inputsIndustry', { factor: format.factor(factor.kg_per_usd), year: String(factor.price_year ?? '') })
}

/** Whether it is based on figures stated to the project, not publicly. */
function isPrivate({ result }: FootprintLine): boolean {
  return result !== null && (result.allocated !== null || result.own_figures?.is_private === true)
}

function Row({ line, currency, year, format }: LineProps) {
  const words = useMessages('footprint')
  const { organization_id, name, result, spend, target } = line
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-2.5 pr-4 font-normal">
        <PageLink
          href={paths.organization(organization_id)}
          className="underline decoration-line-strong underline-offset-2 hover:decoration-ink"
        >
          <ProperName>{name ?? words('unnamed', { id: String(organization_id) })}</ProperName>
        </PageLink>
        <span className="block text-ink-faint text-xs">{inputsOf(words, line, format)}</span>
        <span className="block text-ink-faint text-xs">{sayPrices(words, line, year)}</span>
        {isPrivate(line) ? <span className="block text-xs">{words('statedToYou')}</span> : null}
      </th>
      <td className="whitespace-nowrap py-2.5 pr-4 text-right">
        {spend === null ? <Unknown reason={words('reasonRate')} /> : format.money(spend, currency)}
      </td>
      <td className="whitespace-nowrap py-2.5 pr-4 text-right">
        {result === null ? (
          <Unknown reason={line.not_covered === null ? words('notCounted') : reasonWord(words, line.not_covered)} />
        ) : (
          <>
            {format.massInWords(result.kg)}
            <span className="block text-ink-faint text-xs">
              {result.is_at_least
                ? words('atLeast', { count: result.own_figures?.upstream_categories.length ?? 0 })
                : result.low === result.high
                  ? words('noRange')
                  : words('rangeShort', { low: format.massInWords(result.low), high: format.massInWords(result.high) })}
            </span>
          </>
        )}
      </td>
      <td className="py-2.5 pr-4">
        <Method line={line} />
      </td>
      <td className="py-2.5 pr-4 text-right">{result === null ? '–' : format.number.significant(result.quality, 2)}</td>
      <td className="py-2.5">{targetWord(words, target)}</td>
    </tr>
  )
}

/** Every line with its inputs, range, method and data quality, largest first. */
export function LinesTable({ footprint, format }: { footprint: FootprintAnswer; format: Format }) {
  const words = useMessages('footprint')
  const [isWhole, setWhole] = useState(false)
  const { lines, currency, year } = footprint
  const shown = isWhole ? lines : lines.slice(0, firstRows)
  return (
    <Panel title={words('linesTitle')} claim={words('linesClaim')}>
      <div className="relative overflow-x-auto">
        <table className="w-full min-w-[56rem] text-left">
          <thead className="text-ink-soft text-xs">
            <tr>
              <th scope="col" className="py-2 pr-4 font-normal">
                {words('supplier')}
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-normal">
                {words('spend')}
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-normal">
                {words('emissions')}
              </th>
              <th scope="col" className="py-2 pr-4 font-normal">
                {words('method')}
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-normal">
                {words('quality')}
              </th>
              <th scope="col" className="py-2 font-normal">
                {words('target')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <Row key={line.organization_id} line={line} currency={currency} year={year} format={format} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < lines.length ? (
        <Button look="plain" className="mt-4" onClick={() => setWhole(true)}>
          {words('showAll', { count: lines.length })}
        </Button>
      ) : null}
    </Panel>
  )
}
