import { underBasePath } from '@/lib/base-path'
import { paths } from '@/lib/paths'

/**
 * The address of the dashboard's page of a report that the service names by a path of its own, "/organizations/7/documents/3/content";
 * null for any other address.
 */
export function reportHref(address: string | null): string | null {
  const [, id, documentId] =
    /^\/organizations\/(\d{1,15})\/documents\/(\d{1,15})(?:\/content)?$/.exec(address ?? '') ?? []
  return id === undefined || documentId === undefined
    ? null
    : underBasePath(paths.document(Number(id), Number(documentId)))
}
