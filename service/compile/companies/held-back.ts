import { holdFigures } from '@/service/reference/hold-figures'
import type { SourceId } from '@/service/reference/records'
import type { SourceRecord } from '@/service/sources/tables/source-record'

type HeldBack = { source: SourceId; recordId: string; years: readonly number[]; because: string }

/**
 * Figures in publishers' files that cannot be the company's, found by comparing sources and years and judged by a person. They are not
 * shown: a gap is better than a wrong figure.
 */
const heldBack: readonly HeldBack[] = [
  {
    source: 'os-climate-itr',
    recordId: 'GB0009895292',
    years: [2015, 2016, 2017, 2018, 2019],
    because: 'AstraZeneca: each year holds the figures that two other sources give for two years later',
  },
  {
    source: 'os-climate-itr',
    recordId: 'US29274F1049',
    years: [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022],
    because: 'Enel Américas: rows of the Enel group stand among its own',
  },
  {
    source: 'os-climate-itr',
    recordId: 'KR7005490008',
    years: [2018, 2019, 2020, 2021],
    because: 'POSCO: the row of scope 1 holds scopes 1 and 2',
  },
  {
    source: 'os-climate-itr',
    recordId: 'IE00BZ12WP82',
    years: [2015, 2016, 2017],
    because: 'Linde: figures of Linde AG and of Praxair, before they merged, in one year',
  },
  {
    source: 'os-climate-itr',
    recordId: 'JP3560800009',
    years: [2015, 2016, 2017, 2018, 2019],
    because:
      'Tokai Carbon: figures of an older report, below half of what the company alone emits in Japan, stand among those of the group',
  },
  {
    source: 'os-climate-itr',
    recordId: 'US30040W1080',
    years: [2016, 2017, 2018, 2019, 2020],
    because: 'Eversource: its own generation only, less than its sites in the United States emit',
  },
  {
    source: 'carbon-gap',
    recordId: 'PepsiCo',
    years: [2019],
    because: 'PepsiCo 2019: scope 1 is a fifth of its sites in the United States alone',
  },
  { source: 'carbon-gap', recordId: 'Nike', years: [2019], because: 'Nike 2019: scope 2 is 65 times that of 2020' },
]

/** The records with those figures marked as held back, each with its reason. */
export function withHeldBack(records: readonly SourceRecord[]): SourceRecord[] {
  return records.map((record) => {
    const entries = heldBack.filter(({ source, recordId }) => source === record.source && recordId === record.recordId)
    if (entries.length === 0) return record
    const disclosures = record.disclosures.map((disclosure) => {
      const entry = entries.find(({ years }) => years.includes(disclosure.year))
      return entry ? holdFigures(disclosure, () => ({ rule: 'reviewed', reason: entry.because })) : disclosure
    })
    return { ...record, disclosures }
  })
}

/** A line for each entry whose figures are no longer among `records`, for a person to review. */
export function unfitHeldBack(records: readonly SourceRecord[]): string[] {
  const read = new Set(records.map(({ source }) => source))
  const figures = new Set(
    records.flatMap(({ source, recordId, disclosures }) =>
      disclosures.map(({ year }) => `${source} ${recordId} ${year}`),
    ),
  )
  return heldBack.flatMap(({ source, recordId, years, because }) => {
    if (!read.has(source) || years.some((year) => figures.has(`${source} ${recordId} ${year}`))) return []
    return [`held back and not in the list any more: ${source} ${recordId} (${because})`]
  })
}
