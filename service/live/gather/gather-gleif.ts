import { z } from 'zod'
import { isLei } from '@/service/check-digits'
import { FetchFailure } from '@/service/fetching/fetch-failure'
import { findCountry } from '@/service/reference/find-country'
import type { FetchedEntity } from '@/service/research/legal-entities/store-legal-entities'
import { listGivenLeis } from '@/service/storage/companies/filers'
import { type Gathered, type Gathering, type LiveSource, ShapeChanged } from '../live-source'
import { parseAnswer } from '../parse-answer'

const pageSize = 50

const Named = z.object({ name: z.string().nullish() })
const Place = z.object({ country: z.string(), region: z.string().nullish() })

const Lei = z.object({
  id: z.string(),
  attributes: z.object({
    entity: z.object({
      legalName: z.object({ name: z.string().trim().min(1) }),
      otherNames: z.array(Named).nullish(),
      transliteratedOtherNames: z.array(Named).nullish(),
      legalAddress: Place,
      headquartersAddress: Place,
      category: z.string().nullish(),
      legalForm: z.object({ id: z.string().nullish() }).nullish(),
      status: z.enum(['ACTIVE', 'INACTIVE', 'NULL']),
    }),
    registration: z.object({ status: z.string().min(1), lastUpdateDate: z.iso.datetime({ offset: true }) }),
  }),
})
const Records = z.object({ data: z.array(Lei) })
const Parent = z.object({ data: z.object({ id: z.string() }) })

function pathOf(leis: readonly string[]): string {
  const parameters = new URLSearchParams({ 'filter[lei]': leis.join(','), 'page[size]': String(pageSize) })
  return `/lei-records?${parameters}`
}

async function parentOf({ publisher }: Gathering, lei: string, kind: 'direct' | 'ultimate'): Promise<string | null> {
  const path = `/lei-records/${lei}/${kind}-parent`
  try {
    const answer = await publisher.askJson(path)
    if (answer.kind === 'unchanged') return null
    const { id } = parseAnswer(Parent, answer.json, path).data
    return isLei(id) ? id : null
  } catch (error) {
    // No parent is reported, or it may not be published.
    if (error instanceof FetchFailure && error.facts.status === 404) return null
    throw error
  }
}

function toEntity(
  { id, attributes }: z.infer<typeof Lei>,
  parents: Pick<FetchedEntity, 'directParentLei' | 'ultimateParentLei'>,
): FetchedEntity {
  const { entity, registration } = attributes
  const { headquartersAddress: at } = entity
  const country = findCountry(at.country)
  const isPart = at.region != null && country !== null && at.region.startsWith(`${country}-`)
  const names = [...(entity.otherNames ?? []), ...(entity.transliteratedOtherNames ?? [])].flatMap(
    ({ name }) => name?.trim() || [],
  )
  return {
    lei: id,
    name: entity.legalName.name,
    otherNames: [...new Set(names)].filter((name) => name !== entity.legalName.name),
    country,
    subregion: isPart ? (at.region?.slice(country.length + 1) ?? null) : null,
    legalCountry: findCountry(entity.legalAddress.country),
    status: entity.status,
    registrationStatus: registration.status,
    category: entity.category ?? null,
    legalForm: entity.legalForm?.id ?? null,
    updatedAt: registration.lastUpdateDate,
    ...parents,
  }
}

/** For the LEIs that projects registered: the entities and the parents that consolidate them. */
async function gatherGleif(gathering: Gathering): Promise<Gathered> {
  const { publisher, database, report } = gathering
  const leis = (await listGivenLeis(database)).filter(isLei)
  const entities: FetchedEntity[] = []
  for (let start = 0; start < leis.length; start += pageSize) {
    const asked = leis.slice(start, start + pageSize)
    const answer = await publisher.askJson(pathOf(asked))
    if (answer.kind === 'unchanged') throw new ShapeChanged('/lei-records answered nothing')
    for (const record of parseAnswer(Records, answer.json, '/lei-records').data) {
      if (!asked.includes(record.id))
        throw new ShapeChanged(`/lei-records answered ${record.id}, which nobody asked for`)
      const directParentLei = await parentOf(gathering, record.id, 'direct')
      const ultimateParentLei = directParentLei === null ? null : await parentOf(gathering, record.id, 'ultimate')
      entities.push(toEntity(record, { directParentLei, ultimateParentLei }))
      report({ step: 'entities', done: entities.length, total: leis.length })
    }
  }
  const missing = leis.length - entities.length
  const remarks = missing > 0 ? [`${missing} of ${leis.length} LEIs that projects gave are not known to GLEIF`] : []
  return { files: [], entities, remarks }
}

export const gleif: LiveSource = {
  id: 'gleif',
  baseUrl: 'https://api.gleif.org/api/v1',
  key: null,
  needsContact: false,
  everyDays: 7,
  atOnce: 1,
  // GLEIF allows about sixty questions a minute.
  leastIntervalMs: 1_050,
  timeoutMs: 60_000,
  maxBytes: 20 * 1024 * 1024,
  byHand:
    'Fetch the golden copy at https://www.gleif.org/en/lei-data/gleif-golden-copy and run: npx carbon-register data import gleif FILE',
  probe: {
    path: pathOf(['506700GE1G29325QX363']),
    describe: (json) => {
      const [record] = parseAnswer(Records, json, '/lei-records').data
      return record === undefined
        ? 'answers, and does not know its own LEI'
        : `${record.attributes.entity.legalName.name}, updated ${record.attributes.registration.lastUpdateDate.slice(0, 10)}`
    },
  },
  gather: gatherGleif,
}
