'use client'

import { useQuery } from '@tanstack/react-query'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import { ownDataQuery } from '@/lib/queries/organization/own-data-query'
import type { OwnDataAnswer } from '@/lib/views/answers/engagement/own-data-answer'

const basisWords: Readonly<Record<string, Key<'organization'>>> = {
  purchaser: 'ownBasisPurchaser',
  basic: 'ownBasisBasic',
}

/** The organization's columns in the project's own list; absent where there are none, or the service does not store them. */
export function OwnDataPanel({ id, format }: { id: number; format: Format }) {
  const words = useMessages('organization')
  const { data: own } = useQuery(ownDataQuery(id))
  if (!own) return null
  const lines: (readonly [string, string])[] = [
    ...(
      [
        [words('ownCategory'), own.category],
        [words('ownBuyer'), own.buyer],
        [words('ownContact'), own.contact_email],
      ] as const
    ).flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
    ...Object.entries(own.columns),
  ]
  if (lines.length === 0 && own.spend.length === 0) return null
  return (
    <Panel title={words('ownData')} claim={words('ownDataClaim')}>
      {lines.length === 0 ? null : (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
          {lines.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="wrap-anywhere text-ink-faint">
                <bdi>{label}</bdi>
              </dt>
              <dd className="wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {own.spend.length === 0 ? null : <SpendTable spend={own.spend} format={format} />}
    </Panel>
  )
}

function SpendTable({ spend, format }: { spend: OwnDataAnswer['spend']; format: Format }) {
  const words = useMessages('organization')
  const hasCategory = spend.some(({ category }) => category !== null)
  const hasBasis = spend.some(({ price_basis: basis }) => basis !== null)
  // A single account is the organization itself; among several a reader needs to know which is which.
  const hasAccount = new Set(spend.map(({ account }) => account)).size > 1
  return (
    <div className="mt-4 overflow-x-auto">
      <table className="w-full">
        <caption className="mb-1 text-left font-strong">{words('ownSpend')}</caption>
        <thead>
          <tr className="border-line border-b text-left text-ink-faint text-xs">
            <th className="py-1 pr-4 font-normal">{words('ownYear')}</th>
            <th className="py-1 pr-4 text-right font-normal">{words('ownAmount')}</th>
            {hasCategory ? <th className="py-1 pr-4 font-normal">{words('ownCategory')}</th> : null}
            {hasBasis ? <th className="py-1 pr-4 font-normal">{words('ownBasis')}</th> : null}
            {hasAccount ? <th className="py-1 font-normal">{words('ownAccount')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {spend.map(({ account, year, amount, currency, category, price_basis: basis }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
            <tr key={place} className="border-line border-b last:border-0">
              <td className="py-1 pr-4">{year}</td>
              <td className="whitespace-nowrap py-1 pr-4 text-right">
                {format.moneyOf(
                  Number.isInteger(amount) ? format.number.whole(amount) : format.number.fixed(amount, 2),
                  currency,
                )}
              </td>
              {hasCategory ? <td className="wrap-anywhere py-1 pr-4">{category}</td> : null}
              {hasBasis ? <td className="py-1 pr-4">{sayBasis(basis, words)}</td> : null}
              {hasAccount ? <td className="wrap-anywhere py-1">{account}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function sayBasis(basis: string | null, words: ReturnType<typeof useMessages<'organization'>>): string | null {
  if (basis === null) return null
  const key = basisWords[basis]
  return key === undefined ? basis : words(key)
}
