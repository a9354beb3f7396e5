import { Unknown } from '@/components/ui/marks/unknown'
import { Notice } from '@/components/ui/notices/notice'
import { createFormat } from '@/lib/format/create-format'
import { toPoints } from '@/lib/format/score'
import type { Reader } from '@/lib/messages/reader'
import type { Words } from '@/lib/messages/words'
import { paths } from '@/lib/paths'
import type { ListedIndustry } from '@/lib/views/list/industry-list'
import { ClassTable } from './class-table'

/** Every industry with its newest factor and mean score; null for a service without that list. */
export function IndustriesPage({
  industries,
  own,
  reader,
  words,
}: {
  industries: readonly ListedIndustry[] | null
  /** How many of the project's organizations are in an industry; null where the service does not say. */
  own: ReadonlyMap<string, number> | null
  /** This component is rendered on the server, which knows the reader's language. */
  reader: Reader
  words: Words<'benchmarks'>
}) {
  const format = createFormat(reader.locale, reader.catalog)
  const named = (industries ?? []).map((industry) => ({ ...industry, ownName: format.industryName(industry.name) }))
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h1 className="font-strong text-xl tracking-tight">{words('industries')}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words('industriesClaim')}</p>
      </header>
      {industries === null ? (
        <Notice tone="plain" title={words('industriesNone')} />
      ) : (
        <ClassTable
          label={words('industries')}
          search={words('findIndustry')}
          textColumns={2}
          givenOrder={{ column: 1, isFalling: false }}
          head={[
            words('industry'),
            'ISIC',
            words('perUsd'),
            words('year'),
            words('meanScore'),
            ...(own === null ? [] : [words('yours')]),
          ]}
          rows={named.map(({ id, name, ownName, factor, meanScore }) => ({
            key: id,
            href: paths.industry(id),
            name: ownName,
            words: `${ownName} ${name} ${id}`,
            cells: [
              id,
              factor === null ? <Unknown key="factor" reason={words('noFactor')} /> : format.factor(factor.value),
              factor === null ? <Unknown key="year" reason={words('noYear')} /> : factor.year,
              meanScore === null ? <Unknown key="score" reason={words('tooFewScored')} /> : String(toPoints(meanScore)),
              ...(own === null ? [] : [own.has(id) ? format.number.whole(own.get(id) ?? 0) : '']),
            ],
            figures: [id, factor?.value ?? null, factor?.year ?? null, meanScore, own?.get(id) ?? 0],
          }))}
        />
      )}
    </div>
  )
}
