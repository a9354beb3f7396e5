'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCanEdit } from '@/components/ui/can-edit'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { toast } from '@/components/ui/notices/toast'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { categorySuggestionsQuery } from '@/lib/queries/footprint/category-suggestions'
import { sayCategory } from '@/lib/queries/footprint/change-footprint'
import { industriesQuery } from '@/lib/queries/list/industries-query'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import type { FootprintAnswer, SpendCategory } from '@/lib/views/answers/footprint/footprint-answer'
import type { IndustryOption } from '@/lib/views/registration/registration-fields'

const firstRows = 10
const mostSuggested = 3

type ChoicesProps = {
  /** A category that has words. */
  of: SpendCategory & { category: string }
  industries: readonly IndustryOption[]
  format: Format
}

/** What somebody of the team says of a category. Nothing is taken before it is chosen, also not what its words suggest. */
function Choices({ of, industries, format }: ChoicesProps) {
  const words = useMessages('footprint')
  const queries = useQueryClient()
  const problemWords = useProblemWords()
  const { category, industry, scope_3_category: scope } = of
  // A list has hundreds of categories: suggestions are asked for where a person is about to choose.
  const [isReached, setReached] = useState(false)
  const suggested = useQuery(categorySuggestionsQuery(category, isReached && industry === null)).data
  const change = useMutation({
    mutationFn: sayCategory,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['footprint'] }),
    onError: (error) => {
      const { title, detail } = problemWords(error, { title: words('notChanged'), detail: '' })
      toast({ title, ...(detail === '' ? {} : { detail }), tone: 'danger' })
    },
  })
  const option = ({ id, name }: IndustryOption) => (
    <option key={id} value={id}>
      {format.industryName(name)}
    </option>
  )
  const first = (suggested?.industries ?? []).slice(0, mostSuggested)
  const isMixture = industry === null && suggested?.is_mixture === true
  return (
    <>
      <td className="py-2 pr-4">
        <NativeSelect
          className="w-full min-w-56"
          aria-label={words('categoryIndustryOf', { category })}
          value={industry?.id ?? ''}
          disabled={change.isPending}
          onFocus={() => setReached(true)}
          onPointerEnter={() => setReached(true)}
          onChange={({ target }) =>
            change.mutate({ ...of, industry: industries.find(({ id }) => id === target.value) ?? null })
          }
        >
          <option value="">{words('categoryNotSaid')}</option>
          {first.length === 0 ? null : <optgroup label={words('categorySuggested')}>{first.map(option)}</optgroup>}
          <optgroup label={words('categoryAll')}>
            {industries.filter(({ id }) => !first.some((one) => one.id === id)).map(option)}
          </optgroup>
        </NativeSelect>
        <span role="status" className="block text-ink-soft text-xs">
          {isMixture ? words('categoryMixture') : null}
        </span>
      </td>
      <td className="py-2">
        <NativeSelect
          className="w-full min-w-44"
          aria-label={words('categoryScopeOf', { category })}
          value={scope ?? ''}
          disabled={change.isPending}
          onChange={({ target }) =>
            change.mutate({ ...of, scope_3_category: target.value === '' ? null : Number(target.value) })
          }
        >
          <option value="">{words('categoryNotSaid')}</option>
          <option value="1">{words('scopeGoods')}</option>
          <option value="2">{words('scopeCapital')}</option>
        </NativeSelect>
      </td>
    </>
  )
}

/** The same for who may only read. */
function Said({ of: { industry, scope_3_category: scope }, format }: { of: SpendCategory; format: Format }) {
  const words = useMessages('footprint')
  const scopeWord = scope === 1 ? words('scopeGoods') : scope === 2 ? words('scopeCapital') : words('categoryNotSaid')
  return (
    <>
      <td className="py-2.5 pr-4">
        {industry === null ? words('categoryNotSaid') : format.industryName(industry.name)}
      </td>
      <td className="py-2.5">{scopeWord}</td>
    </>
  )
}

type CategoriesPanelProps = { footprint: FootprintAnswer; format: Format }

/** The categories of the list's spend, and which industry each comes from: the way to a figure for suppliers of which nothing else is known. */
export function CategoriesPanel({ footprint, format }: CategoriesPanelProps) {
  const words = useMessages('footprint')
  const canEdit = useCanEdit()
  const [isWhole, setWhole] = useState(false)
  const industries = useQuery(industriesQuery).data ?? []
  const { categories, currency, not_covered } = footprint
  const waiting = not_covered
    .filter(({ reason }) => reason === 'industry_unknown' || reason === 'industry_group')
    .reduce((sum, { suppliers }) => sum + suppliers, 0)
  // Those that help most come first.
  const ordered = categories.toSorted((one, other) => other.waiting_suppliers - one.waiting_suppliers)
  const shown = isWhole ? ordered : ordered.slice(0, firstRows)
  return (
    <Panel
      title={words('categoriesTitle')}
      claim={
        <>
          {waiting === 0 ? '' : `${words('categoriesWaiting', { count: waiting })} `}
          {words('categoriesClaim')}
        </>
      }
      footer={words('categoriesFooter')}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={words('categoryColumn')} tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full min-w-[52rem] text-left">
          <thead className="text-ink-soft text-xs">
            <tr>
              <th scope="col" className="py-2 pr-4 font-normal">
                {words('categoryColumn')}
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-normal">
                {words('spend')}
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-normal">
                {words('suppliers')}
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-normal">
                {words('categoryOpen')}
              </th>
              <th scope="col" className="py-2 pr-4 font-normal">
                {words('categoryIndustry')}
              </th>
              <th scope="col" className="py-2 font-normal">
                {words('categoryScope')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => {
              const { category } = one
              return (
                <tr key={category ?? ''} className="border-line border-t">
                  <th scope="row" className="wrap-anywhere py-2 pr-4 font-normal">
                    {category === null ? (
                      <span className="text-ink-soft">{words('categoryNone')}</span>
                    ) : (
                      <bdi>{category}</bdi>
                    )}
                  </th>
                  <td className="whitespace-nowrap py-2 pr-4 text-right">{format.money(one.spend, currency)}</td>
                  <td className="py-2 pr-4 text-right">{format.number.whole(one.suppliers)}</td>
                  <td className="py-2 pr-4 text-right">{format.number.whole(one.waiting_suppliers)}</td>
                  {category === null ? (
                    <td colSpan={2} className="py-2 text-ink-soft">
                      –
                    </td>
                  ) : canEdit && industries.length > 0 ? (
                    <Choices of={{ ...one, category }} industries={industries} format={format} />
                  ) : (
                    <Said of={one} format={format} />
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {shown.length < ordered.length ? (
        <Button look="plain" className="mt-4 print:hidden" onClick={() => setWhole(true)}>
          {words('showAll', { count: ordered.length })}
        </Button>
      ) : null}
    </Panel>
  )
}
