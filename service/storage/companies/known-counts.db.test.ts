import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyOf, startTestService, type TestService } from '@/service/testing/programs/start-test-service'
import { countKnown } from './known-counts'
import { insertReferenceRows } from './reference-load'

let service: TestService

beforeAll(async () => {
  service = await startTestService([1, 2, 3, 4].map((id) => companyOf({ id, name: `Known ${id}`, hqRegion: 'US' })))
  const year = (company_id: number, of: number, region: string, emissions: object) => ({
    company_id,
    year: of,
    source: 'os-climate',
    record: { year: of, region, emissions },
  })
  await insertReferenceRows(service.database, 'company_disclosure', [
    year(1, 2020, 'GLOBAL', { scope1Kg: 1 }),
    year(1, 2023, 'US', { scope1Kg: 1 }),
    year(2, 2023, 'US', { scope1Kg: 1 }),
    year(3, 2024, 'GLOBAL', {}),
  ])
})
afterAll(() => service.stop())

it('counts worldwide and one-country figures apart, each company once, by the newest year of its kind', async () => {
  expect(await countKnown(service.database)).toMatchObject({
    withEmissions: 2,
    // The newer year of the first is of its plants in one country only, the third has revenue and nothing else.
    worldwide: [{ year: 2020, companies: 1 }],
    oneCountry: [{ year: 2023, companies: 1 }],
    companyYears: 3,
  })
})
