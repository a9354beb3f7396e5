import { queryOptions } from '@tanstack/react-query'
import { AnswerError, fetchAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'
import {
  type ProductFootprintAnswer,
  type ProductFootprintsTaken,
  parseFootprints,
  parseFootprintsTaken,
} from '@/lib/views/answers/product-footprints-answer'
import { productFootprintPaths } from './product-footprint-paths'

/** Product footprints that the organization shares with the project; null if the service stores none. */
export function productFootprintsQuery(id: number) {
  return queryOptions({
    queryKey: ['product-footprints', id],
    queryFn: async ({ signal }): Promise<ProductFootprintAnswer[] | null> => {
      try {
        return parseFootprints(await fetchAnswer(productFootprintPaths.productFootprints(id), { signal }))
      } catch (error) {
        if (error instanceof AnswerError && error.status === 501) return null
        throw error
      }
    },
    retry: false,
  })
}

/** A chosen file as JSON, or why it cannot be sent. */
export type ReadFile = { name: string; document: unknown }

/** The service takes 4 MB, including the wrapping around the document. */
const largestFile = 4_000_000

/** Reads a file as JSON, or returns why it cannot be sent. */
export async function readJsonFile(file: File): Promise<ReadFile | 'not_json' | 'too_large'> {
  if (file.size > largestFile) return 'too_large'
  try {
    return { name: file.name, document: JSON.parse(await file.text()) }
  } catch {
    return 'not_json'
  }
}

/** Sends a document to the service. Throws AnswerError if all of it was refused. */
export async function giveFootprints(
  id: number,
  { name, document }: ReadFile,
  confirmsCompany: boolean,
): Promise<ProductFootprintsTaken> {
  const body = { document, file_name: name, confirms_company: confirmsCompany }
  return parseFootprintsTaken(await fetchAnswer(productFootprintPaths.productFootprints(id), asJson('POST', body)))
}

/** Returns the remaining ones. */
export async function removeFootprint(id: number, footprintId: number): Promise<ProductFootprintAnswer[]> {
  const path = productFootprintPaths.productFootprint(id, footprintId)
  return parseFootprints(await fetchAnswer(path, { method: 'DELETE' }))
}
