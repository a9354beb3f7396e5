import type { NewChange } from '@/service/storage/organizations/changes'
import { nameOfAddress } from './add-document'

type Found = { projectId: number; organizationId: number; documentId: number | null; url: string; at: Date }

/** Returns the change that a report was found at an address. The same address is noted only once. */
export function reportFound({ projectId, organizationId, documentId, url, at }: Found): NewChange {
  return {
    kind: 'report_found',
    details: { document_id: documentId, name: nameOfAddress(url), url },
    projectId,
    organizationId,
    companyId: null,
    happenedOn: at.toISOString().slice(0, 10),
    notedAt: at,
    isHistory: false,
    sameAs: `report found ${url}`,
  }
}
