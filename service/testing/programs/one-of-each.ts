import { z } from 'zod'
import { makeFootprint } from '@/service/product-footprints/testing/make-footprint'
import { replaceProposals } from '@/service/storage/documents/document-figures'
import { send, type TestProject, type TestService } from './start-test-service'

/** The word that stands in everything that `makeOneOfEach` writes, so that an answer which shows any of it is found. */
export const mark = 'Okapi'

/** Ids of a project's own things, by the parameter of the path that takes them: of an organization, and of the whole project. */
export type OneOfEach = {
  organization: number
  /** Another organization of the same project, which has none of the things. */
  empty: number
  ofOrganization: Readonly<Record<string, number>>
  ofProject: Readonly<Record<string, number>>
  /** The token of a link with which the organization can answer. */
  token: string
}

const WithId = z.looseObject({ id: z.number() })

/** Returns the id of the last thing in the list that an answer has under this name. */
function lastId(body: unknown, name: string): number {
  const things = z.record(z.string(), z.unknown()).parse(body)[name]
  const last = z.array(WithId).min(1).parse(things).at(-1)
  if (last === undefined) throw new Error(`The answer has no ${name}`)
  return last.id
}

/** Gives a project one of each thing that a path can name by an id, over its own interface where it has one. */
export async function makeOneOfEach(service: TestService, project: TestProject): Promise<OneOfEach> {
  async function ask(method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await project.ask(method, url, body)
    if (answer.status >= 300) throw new Error(`${method} ${url}: ${answer.status} ${answer.text}`)
    return answer.body
  }
  const own_data = { spend: [{ year: 2023, amount: 1_000, currency: 'USD' }], category: `${mark} steel` }
  const registration = { name: `${mark} Works`, external_id: `${mark}-1`, industry_id: '35', own_data }
  const { id: organization } = WithId.parse(await ask('POST', '/organizations', registration))
  const { id: empty } = WithId.parse(await ask('POST', '/organizations', { name: `${mark} Mill` }))
  const one = `/organizations/${organization}`
  const text = `${mark}: does this look right?`
  const annotationId = lastId(await ask('POST', `${one}/annotations`, { text }), 'annotations')
  const problemId = lastId(await ask('POST', `${one}/problems`, { path: '/score', text }), 'problems')
  await ask('PUT', `${one}/labels`, { labels: [mark] })
  await ask('PUT', `${one}/engagement`, { stage: 'asked', owner: mark })
  const asked = await ask('POST', `${one}/supplier-requests`, { team: mark, year: 2025 })
  const { request_id: requestId, token } = z.looseObject({ request_id: z.number(), token: z.string() }).parse(asked)
  const figures = [{ year: 2024, scope: '1', value: 77_123 }]
  const stated = lastId(await ask('POST', `${one}/stated-figures`, { figures, note: mark }), 'figures')
  const document = makeFootprint({ productNameCompany: mark, companyName: `${mark} Works` })
  const footprintId = lastId(await ask('POST', `${one}/product-footprints`, { document }), 'footprints')
  const documentId = await giveReport(service, project, one)
  const importId = WithId.parse(await ask('POST', '/imports', { file_name: `${mark}.csv` })).id
  await ask('POST', `/imports/${importId}/rows`, { rows: [{ number: 2, name: mark, organization_id: organization }] })
  await ask('POST', `/imports/${importId}/complete`, {})
  const kept = WithId.parse(await ask('POST', '/footprint/kept', { title: mark })).id
  const hook = { url: `https://hooks.example/${mark}`, description: mark }
  const webhook = WithId.parse(await ask('POST', '/webhooks', hook)).id
  const figure = await service.database.query('select id from document_figure where document_id = $1', [documentId])
  return {
    organization,
    empty,
    ofOrganization: {
      annotationId,
      problemId,
      requestId,
      footprintId,
      documentId,
      'documents figureId': z.array(WithId).parse(figure)[0]?.id ?? 0,
      'stated-figures figureId': stated,
    },
    ofProject: { imports: importId, kept, webhooks: webhook },
    token,
  }
}

/** A report with one figure that nobody has decided on, as a reading leaves it. */
async function giveReport({ app, database }: TestService, { key }: TestProject, one: string): Promise<number> {
  const answer = await send(app, {
    method: 'POST',
    url: `${one}/documents?name=${mark}.txt`,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'text/plain' },
    payload: `${mark} Works: scope 1, 77,123 t CO2e in 2022`,
  })
  const { document } = z.looseObject({ document: WithId }).parse(answer.body)
  await replaceProposals(database, document.id, [
    {
      year: 2022,
      scope: '1',
      value: 77_123,
      gas: 'CO2e',
      currency: null,
      basis: null,
      printedValue: '77,123',
      printedUnit: 't CO2e',
      page: 1,
      quote: `${mark} Works: scope 1, 77,123 t CO2e in 2022`,
      box: null,
      confidence: 0.9,
      reasons: [],
      proof: null,
      reader: 'rules',
      otherReading: null,
    },
  ])
  return document.id
}
