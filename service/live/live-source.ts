import { z } from 'zod'
import type { Publisher } from '@/service/fetching/create-publisher'
import type { GivenFile } from '@/service/incoming/incoming-files'
import type { FetchedEntity } from '@/service/research/legal-entities/take-legal-entities'
import type { LiveProgress } from '@/service/storage/editions/live-fetches'
import type { Queryable } from '@/service/storage/engine/database'
import type { KeptAnswers } from './kept/kept-answers'

/** Sources whose publishers are asked through an interface, answer by answer, and not for one file. */
export const LiveSourceId = z.enum(['nzdpu', 'wikidata', 'twse', 'tpex', 'ademe-beges', 'sec-companyfacts', 'gleif'])
export type LiveSourceId = z.infer<typeof LiveSourceId>

/** What a source's `gather` gets to work with. */
export type Gathering = {
  publisher: Publisher
  /** Answers of this fetch before it was broken off, and of earlier ones. */
  kept: KeptAnswers
  report: (progress: LiveProgress) => void
  /** For what is asked only of companies that are known. */
  database: Queryable
  today: string
}

/**
 * The files that the source's reader takes (service/compile/read-sources.ts), or legal entities, which have a table of their
 * own; and what was left out before, in words.
 */
export type Gathered = { files: GivenFile[]; entities?: FetchedEntity[]; remarks: string[] }

export type LiveSource = {
  id: LiveSourceId
  /** Without a slash at its end; LIVE_SOURCE_URLS names another. */
  baseUrl: string
  /** How the publisher knows who asks; null where anybody may. */
  key: { variable: 'NZDPU_API_KEY'; header: string; from: string } | null
  /** Whether the publisher refuses programs that name nobody to write to. */
  needsContact: boolean
  everyDays: number
  atOnce: number
  leastIntervalMs: number
  timeoutMs: number
  maxBytes: number
  /** What a person does where programs are refused. */
  byHand: string
  /** A small question whose answer shows that the interface is there and as expected; for `npx carbon-register doctor`. */
  probe: { path: string; describe: (json: unknown) => string }
  gather: (gathering: Gathering) => Promise<Gathered>
}

/** An interface answered what it is not known to: another shape, another unit. */
export class ShapeChanged extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ShapeChanged'
  }
}
