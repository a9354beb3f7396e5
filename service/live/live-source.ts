import { z } from 'zod'
import type { Publisher } from '@/service/fetching/create-publisher'
import type { GivenFile } from '@/service/incoming/incoming-files'
import type { FetchedEntity } from '@/service/research/legal-entities/store-legal-entities'
import type { LiveProgress } from '@/service/storage/editions/live-fetches'
import type { Queryable } from '@/service/storage/engine/database'
import type { KeptAnswers } from './kept/kept-answers'

/** Sources whose publishers are asked through an interface, answer by answer, instead of one file. */
export const LiveSourceId = z.enum(['nzdpu', 'wikidata', 'twse', 'tpex', 'ademe-beges', 'sec-companyfacts', 'gleif'])
export type LiveSourceId = z.infer<typeof LiveSourceId>

/** What a source's `gather` works with. */
export type Gathering = {
  publisher: Publisher
  /** Answers that this fetch received before an interruption, and those of earlier fetches. */
  kept: KeptAnswers
  report: (progress: LiveProgress) => void
  /** For sources that are asked only about known companies. */
  database: Queryable
  today: string
}

/**
 * The files that the source's reader expects (service/compile/read-sources.ts), or legal entities, which have their own table;
 * and remarks on what was left out.
 */
export type Gathered = { files: GivenFile[]; entities?: FetchedEntity[]; remarks: string[] }

export type LiveSource = {
  id: LiveSourceId
  /** Without a slash at its end; LIVE_SOURCE_URLS replaces it. */
  baseUrl: string
  /** How the publisher identifies who asks; null where anybody may ask. */
  key: { variable: 'NZDPU_API_KEY'; header: string; from: string } | null
  /** Whether the publisher refuses programs that do not name a contact. */
  needsContact: boolean
  everyDays: number
  atOnce: number
  leastIntervalMs: number
  timeoutMs: number
  maxBytes: number
  /** How a person gets the data where programs are refused. */
  byHand: string
  /** A small question whose answer shows that the interface is reachable and as expected; for `npx carbon-register doctor`. */
  probe: { path: string; describe: (json: unknown) => string }
  gather: (gathering: Gathering) => Promise<Gathered>
}

/** An interface answered in an unknown form: another shape, another unit. */
export class ShapeChanged extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ShapeChanged'
  }
}
