import { Notice } from '@/components/ui/notice'
import { Unknown } from '@/components/ui/unknown'
import { createFormat } from '@/lib/format/create-format'
import { toPoints } from '@/lib/format/score'
import type { Words } from '@/lib/messages/words'
import { paths } from '@/lib/paths'
import type { ListedIndustry } from '@/lib/views/industry-list'
import { ClassTable } from './class-table'

/** Every industry with its newest factor and mean score; null for a service that has no such list. */
export function IndustriesPage({
  industries,
  locale,
  words,
}: {
  industries: readonly ListedIndustry[] | null
  locale: string
  /** Written on the server, whose page knows the reader's language. */
  words: Words<'benchmarks'>
}) {
  const format = createFormat(locale)
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
          head={[words('industry'), 'ISIC', words('perUsd'), words('year'), words('meanScore')]}
          rows={industries.map(({ id, name, factor, meanScore }) => ({
            key: id,
            href: paths.industry(id),
            name,
            words: `${name} ${id}`,
            cells: [
              id,
              factor === null ? <Unknown key="factor" reason={words('noFactor')} /> : format.factor(factor.value),
              factor === null ? <Unknown key="year" reason={words('noYear')} /> : factor.year,
              meanScore === null ? <Unknown key="score" reason={words('tooFewScored')} /> : String(toPoints(meanScore)),
            ],
          }))}
        />
      )}
    </div>
  )
}
