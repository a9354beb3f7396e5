import { z } from 'zod'
import { readReferenceFile } from './read-reference-file'

/** Address of a company's newest report, according to a public list; we have not opened the address. */
export const ReportAddress = z.strictObject({
  name: z.string().min(1),
  /** ISO 3166-1 alpha-2. */
  hqRegion: z.string().regex(/^[A-Z]{2}$/),
  year: z.int().nullable(),
  title: z.string().nullable(),
  /** `page`: a web page with links to documents. */
  kind: z.enum(['document', 'page']),
  url: z.url({ protocol: /^https?$/ }),
})
export type ReportAddress = z.infer<typeof ReportAddress>

/** Returns the addresses of `report-addresses.json`. Throws Error when it is not as expected. */
export function readReportAddresses(directory: string): ReportAddress[] {
  return readReferenceFile(directory, 'report-addresses.json', ReportAddress)
}
