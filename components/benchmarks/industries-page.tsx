import { Notice } from '@/components/ui/notice'
import { Unknown } from '@/components/ui/unknown'
import { createFormat } from '@/lib/format/create-format'
import { toPoints } from '@/lib/format/score'
import { paths } from '@/lib/paths'
import type { ListedIndustry } from '@/lib/views/industry-list'
import { ClassTable } from './class-table'

/** Every industry with its newest factor and mean score; null for a service that has no such list. */
export function IndustriesPage({
  industries,
  locale,
}: {
  industries: readonly ListedIndustry[] | null
  locale: string
}) {
  const format = createFormat(locale)
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h1 className="font-strong text-xl tracking-tight">Industries</h1>
        <p className="mt-1 max-w-prose text-ink-soft">
          Divisions of ISIC Rev. 4 with their emission factor and the mean score of the known companies.
        </p>
      </header>
      {industries === null ? (
        <Notice tone="plain" title="This service has no list of industries, or it could not be read" />
      ) : (
        <ClassTable
          label="Industries"
          search="Find an industry"
          head={['Industry', 'ISIC', 'kg CO₂e per USD', 'Year', 'Mean score']}
          rows={industries.map(({ id, name, factor, meanScore }) => ({
            key: id,
            href: paths.industry(id),
            name,
            words: `${name} ${id}`,
            cells: [
              id,
              factor === null ? <Unknown key="factor" reason="No factor known" /> : format.factor(factor.value),
              factor === null ? <Unknown key="year" reason="No year" /> : factor.year,
              meanScore === null ? <Unknown key="score" reason="Too few scored" /> : String(toPoints(meanScore)),
            ],
          }))}
        />
      )}
    </div>
  )
}
