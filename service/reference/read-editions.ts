import { readReferenceFile } from './read-reference-file'
import { Edition, SourceId } from './records'

export type Editions = {
  all: readonly Edition[]
  /** Complete: every source has exactly one edition. */
  byId: Readonly<Record<SourceId, Edition>>
}

/** Returns the editions of `editions.json`. Throws Error when the file is not as expected or a source has no edition or two. */
export function readEditions(directory: string): Editions {
  const all = readReferenceFile(directory, 'editions.json', Edition)
  const found = new Map(all.map((edition) => [edition.id, edition]))
  if (found.size !== all.length) throw new Error('Reference data editions.json names a source twice')
  const byId = Object.fromEntries(
    SourceId.options.map((id) => {
      const edition = found.get(id)
      if (!edition) throw new Error(`Reference data editions.json has no edition of ${id}`)
      return [id, edition]
    }),
  ) as Record<SourceId, Edition>
  return { all, byId }
}
