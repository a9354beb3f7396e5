import type { Reference } from '@/service/reference/read-reference'
import {
  type Activity,
  type Country,
  type Edition,
  type Industry,
  type Rate,
  SourceId,
} from '@/service/reference/records'

function edition(id: SourceId): Edition {
  return {
    id,
    title: `List ${id}`,
    publisher: `Publisher of ${id}`,
    url: `https://${id}.example/`,
    retrievedOn: '2024-05-01',
    vintage: '2024',
    licence: 'CC0',
    licenceUrl: null,
    attribution: id,
    leavesOut: 'nothing',
    records: 1,
  }
}

/** Returns reference tables made from the few rows of a test. */
export function referenceOf(rows: {
  rates?: Rate[]
  industries?: Industry[]
  activities?: Activity[]
  countries?: Country[]
}): Reference {
  const { rates = [], industries = [], activities = [], countries = [] } = rows
  const editions = SourceId.options.map(edition)
  return {
    rates: {
      all: rates,
      byCurrencyAndYear: new Map(rates.map((rate) => [`${rate.currency} ${rate.year}`, rate])),
      currencies: ['USD', ...rates.map((rate) => rate.currency)],
    },
    industries: { all: industries, byId: new Map(industries.map((industry) => [industry.id, industry])) },
    activities,
    reportAddresses: [],
    countries: { all: countries, byCode: new Map(countries.map((country) => [country.code, country])) },
    editions: {
      all: editions,
      byId: Object.fromEntries(editions.map((one) => [one.id, one])) as Reference['editions']['byId'],
    },
  }
}
