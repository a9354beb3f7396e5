import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compileCompanies } from '@/service/compile/companies/compile-companies'
import { type CompiledOne, findDuplicates } from '@/service/compile/duplicates/find-duplicates'
import { readAliases } from '@/service/compile/join/aliases'
import { readRates } from '@/service/reference/read-rates'
import { readRecords } from '@/service/reference/read-records'
import { CompanySource } from '@/service/reference/records'

// npm run check -- duplicates [--largest 500] [--shown 100] [--contested] [--data service/reference/data]: pairs of companies
// that may be one company, most likely first. --largest: only pairs with one of so many companies by revenue (0: all).
// --contested: also pairs that the lists themselves treat as two companies (two LEIs, a row each in one list, one of them small).
const { values } = parseArgs({
  options: {
    largest: { type: 'string', default: '500' },
    shown: { type: 'string', default: '100' },
    contested: { type: 'boolean', default: false },
    data: { type: 'string', default: fileURLToPath(new URL('../../reference/data', import.meta.url)) },
  },
})

function describe({ name, country, records: of, revenueUsd }: CompiledOne): string {
  const revenue = revenueUsd === null ? '' : `, USD ${(revenueUsd / 1e9).toFixed(1)} bn`
  return `${name} (${country ?? '–'}${revenue}; ${of.join(', ')})`
}

const records = CompanySource.options.flatMap((source) => readRecords(values.data, source))
const aliases = readAliases()
const compiled = compileCompanies(records, aliases)
const companyOf = new Map(
  [...compiled.members].flatMap(([id, members]) => members.map((member) => [member, id] as const)),
)
const apart = new Set(
  aliases.apart.flatMap(({ records: judged }) => {
    const ids = judged.map(({ source, id }) => companyOf.get(`${source}:${id}`))
    return ids.flatMap((one) => ids.map((other) => `${one} ${other}`))
  }),
)
const largest = Number(values.largest) || compiled.companies.length
const areApart = (one: number, other: number) => apart.has(`${one} ${other}`)
const pairs = findDuplicates(compiled, records, readRates(values.data), { areApart, largest })
const open = pairs.filter(({ against }) => values.contested || against.length === 0)
console.log(
  `${compiled.companies.length} companies; ${open.length} pairs with one of the ${largest} largest may be one company`,
)
for (const { one, other, shared, against } of open.slice(0, Number(values.shown))) {
  console.log(`\n${shared.join(', ')}${against.length === 0 ? '' : ` – against it: ${against.join(', ')}`}`)
  for (const company of [one, other]) console.log(`  ${describe(company)}`)
}
