import { z } from 'zod'
import { readReferenceFile } from './read-reference-file'

/** Where a company has its newest report, as a public list says; nobody here opened the address. */
export const ReportAddress = z.strictObject({
  name: z.string().min(1),
  /** ISO 3166-1 alpha-2. */
  hqRegion: z.string().regex(/^[A-Z]{2}$/),
  year: z.int().nullable(),
  title: z.string().nullable(),
  /** A page leads to documents. */
  kind: z.enum(['document', 'page']),
  url: z.url({ protocol: /^https?$/ }),
})
export type ReportAddress = z.infer<typeof ReportAddress>

/** The addresses of `report-addresses.json`. Throws Error when it is not as expected. */
export function readReportAddresses(directory: string): ReportAddress[] {
  return readReferenceFile(directory, 'report-addresses.json', ReportAddress)
}
