import { ChartFrame } from '@/components/charts/chart-frame'
import { DataTable } from '@/components/charts/data-table'
import { LazyYearLines } from '@/components/charts/lazy-charts'
import { EvidenceButton } from '@/components/evidence/evidence-button'
import { Unknown } from '@/components/ui/marks/unknown'
import { YearMark } from '@/components/ui/marks/year-mark'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { FactorKey, FactorsView } from '@/lib/views/emissions/factors-view'
import { factorPointers } from '@/lib/views/evidence/evidence-paths'
import { joinKnown } from '@/lib/views/translate/list-words'

const colours: Record<FactorKey, string> = {
  all: 'var(--series-1)',
  upstream: 'var(--series-4)',
  scope1And2: 'var(--series-2)',
}
const industryColour = 'var(--benchmark)'

function IndustryCell({ entry, format }: { entry: FactorsView['years'][number]; format: Format }) {
  const words = useMessages('organization')
  return entry.industry === null ? (
    <Unknown reason={words('factorsNoIndustryYear', { year: String(entry.year) })} />
  ) : (
    format.factor(entry.industry)
  )
}

function FactorsTable({ factors, format, unit }: { factors: FactorsView; format: Format; unit: string }) {
  const words = useMessages('organization')
  const rows = factors.years.toReversed().map((entry) => ({
    key: String(entry.year),
    cells: [
      entry.year,
      ...factors.series.map(({ key, label }) => {
        const factor = entry[key]
        return (
          <EvidenceButton key={key} of={{ region: 'worldwide', year: entry.year, pointers: [factorPointers[key]] }}>
            {factor === null ? (
              <Unknown reason={words('factorsUnknown', { series: label, year: String(entry.year) })} />
            ) : (
              format.factor(factor)
            )}
          </EvidenceButton>
        )
      }),
      ...(factors.industry.length === 0 ? [] : [<IndustryCell key="industry" entry={entry} format={format} />]),
    ],
  }))
  return (
    <DataTable
      caption={words('factorsCaption', { unit })}
      head={[
        words('year'),
        ...factors.series.map(({ label }) => label),
        ...(factors.industry.length === 0 ? [] : [words('industry')]),
      ]}
      rows={rows}
    />
  )
}

/** Emissions per unit of revenue beside those of the industry, which are dashed because they are not the organization's own. */
export function FactorsPanel({ factors, format, isBusy }: { factors: FactorsView; format: Format; isBusy: boolean }) {
  const words = useMessages('organization')
  const figureWords = useMessages('figures')
  const unit = figureWords('kgPerCurrency', { currency: factors.currency })
  const series = factors.series.map(({ key, label }) => ({ key, label, colour: colours[key], isDashed: false }))
  const inSpan = factors.years.filter(({ industry }) => industry !== null)
  const hasIndustryLine = inSpan.length > 1
  const newest = factors.industry.at(-1)
  const industry = { key: 'industry', label: words('industry'), colour: industryColour, isDashed: true }
  return (
    <Panel
      title={words('factors')}
      isFinding
      claim={
        <>
          {factors.claim}
          {factors.oldYear === null ? null : (
            <>
              {' '}
              <YearMark year={factors.oldYear} isOld />
            </>
          )}
        </>
      }
      footer={joinKnown(
        [
          factors.categories,
          newest
            ? words('factorsFooter', { industry: factors.industryName, sentence: newest.sentence })
            : factors.aside
              ? words('factorsNotAlike', { industry: factors.industryName, sentence: factors.aside.sentence })
              : words('factorsNoIndustry'),
        ],
        format,
      )}
    >
      {factors.years.length < 2 ? (
        <FactorsTable factors={factors} format={format} unit={unit} />
      ) : (
        <ChartFrame
          title={words('factors')}
          claim={factors.claim}
          unit={unit}
          source={newest ? words('factorsSourceIndustry', { sentence: newest.sentence }) : words('factorsSource')}
          data={{
            head: [
              words('year'),
              ...series.map(({ label }) => words('seriesIn', { series: label, unit })),
              ...(newest ? [words('industryIn', { unit })] : []),
              ...(factors.categoryCounts === null ? [] : [figureWords('categoriesAddedUp')]),
            ],
            rows: factors.years.map((entry, index) => [
              entry.year,
              ...factors.series.map(({ key }) => entry[key]),
              ...(newest ? [entry.industry] : []),
              ...(factors.categoryCounts === null ? [] : [factors.categoryCounts[index] ?? null]),
            ]),
          }}
          isBusy={isBusy}
          legend={[
            ...series.map(({ label, colour }) => ({ label, colour, look: 'line' as const })),
            ...(newest ? [{ label: words('industry'), colour: industryColour, look: 'dashed' as const }] : []),
          ]}
          table={<FactorsTable factors={factors} format={format} unit={unit} />}
        >
          <LazyYearLines
            title={words('factorsIn', { unit })}
            points={factors.years}
            series={hasIndustryLine ? [...series, industry] : series}
            level={
              newest && !hasIndustryLine
                ? { value: newest.factor, label: words('industryOf', { year: String(newest.year) }) }
                : null
            }
            formatTick={(value) => format.number.significant(value, 3)}
            formatValue={format.factor}
          />
        </ChartFrame>
      )}
    </Panel>
  )
}
