import { createPublisher } from '@/service/fetching/create-publisher'
import { FetchFailure } from '@/service/fetching/fetch-failure'
import { fetchFile } from '@/service/fetching/fetch-file'
import { explainRefusal } from '@/service/live/explain-refusal'
import type { LiveSettings } from '@/service/live/live-settings'
import type { LiveSource } from '@/service/live/live-source'
import type { Address } from '@/service/refresh/addresses'
import { bad, type Finding, good, warning } from './finding'

const timeoutMs = 30_000

/** `isWanted`: this installation queries sources by itself, so a source that does not answer is an error, not a warning. */
type Asking = { live: LiveSettings; isWanted: boolean }

function unwell(what: string, words: string, remedy: string, { isWanted }: Asking): Finding {
  return isWanted ? bad(what, words, remedy) : warning(what, words, remedy)
}

/** Checks whether a publisher's interface can be reached, accepts the key, and answers in the known form; reports its newest date. */
export async function checkLiveSource(source: LiveSource, key: string | null, asking: Asking): Promise<Finding> {
  const { live } = asking
  const what = `source ${source.id}`
  if (source.key !== null && key === null) {
    return warning(
      what,
      'needs a key, and there is none in the environment; a key entered on the page Data is not checked here',
      `Get a key at ${source.key.from} and set it as ${source.key.variable} or on the page Data.`,
    )
  }
  const publisher = createPublisher({
    ...live.reach,
    baseUrl: live.baseUrls[source.id] ?? source.baseUrl,
    contact: live.contact,
    ...(source.key !== null && key !== null && { headers: { [source.key.header]: key } }),
    atOnce: 1,
    leastIntervalMs: 0,
    timeoutMs,
    maxBytes: source.maxBytes,
    signal: AbortSignal.timeout(timeoutMs * 2),
    attempts: 1,
  })
  try {
    const answer = await publisher.askJson(source.probe.path)
    const words = answer.kind === 'answered' ? source.probe.describe(answer.json) : 'nothing new'
    if (source.needsContact && live.contact === null) {
      return warning(
        what,
        `${words}; queried without a contact address`,
        'Set OPERATOR_CONTACT: without it this source is not fetched.',
      )
    }
    return good(what, words)
  } catch (error) {
    const refusal = explainRefusal(error, source)
    if (refusal !== null) return unwell(what, refusal.words, refusal.remedy ?? source.byHand, asking)
    return unwell(what, error instanceof Error ? error.message : String(error), source.byHand, asking)
  } finally {
    publisher.close()
  }
}

/** Checks whether the address of a publisher's file answers with something other than a web page. The file is not imported. */
export async function checkAddress(id: string, address: Address, asking: Asking): Promise<Finding> {
  const what = `file ${id}`
  try {
    const file = await fetchFile({
      ...asking.live.reach,
      ...address,
      contact: asking.live.contact,
      etag: null,
      lastModified: null,
      timeoutMs: 60_000,
    })
    const day = file.kind === 'fetched' ? file.lastModified : null
    return good(what, day === null ? 'answers; the day of the file is not stated' : `answers; changed ${day}`)
  } catch (error) {
    const words = error instanceof FetchFailure ? error.message : String(error)
    return unwell(
      what,
      words,
      `Fetch it in a browser and run: npx carbon-register data import ${id} FILE (${address.url})`,
      asking,
    )
  }
}
