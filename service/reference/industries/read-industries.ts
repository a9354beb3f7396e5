import { readReferenceFile } from '@/service/reference/read-reference-file'
import { Industry } from '@/service/reference/records'

export type Industries = {
  /** The 88 divisions of ISIC Rev. 4, in the order of their numbers. */
  all: readonly Industry[]
  byId: ReadonlyMap<string, Industry>
}

/** Returns the industry classes of `industries.json`. Reads the file at each call; throws Error when it is not as expected. */
export function readIndustries(directory: string): Industries {
  const all = readReferenceFile(directory, 'industries.json', Industry)
  return { all, byId: new Map(all.map((industry) => [industry.id, industry])) }
}
