import { z } from 'zod'
import type { ReportAddress } from '@/service/reference/report-addresses'
import { regionOf } from '@/service/sources/region-of'
import { SourceFileError } from '@/service/sources/tables/source-file-error'

export const REPORT_ADDRESSES_FILE = 'reports/eu_sustainability_sources_v5.json'

const Text = z.string().min(1).nullable()
const Entry = z.object({
  company_name: z.string().min(1),
  country: z.string().min(1),
  sustainability_sources: z.array(
    z.object({
      source_type: z.enum(['downloadable_report', 'agr_section', 'webpage']),
      reporting_year: z
        .string()
        .regex(/^20\d\d$/)
        .nullable(),
      report_url: Text,
      report_title: Text,
      parent_document_url: Text,
      source_url: Text,
    }),
  ),
})

/**
 * Reads where companies of the EU publish their newest report: a document, or a page with links to it.
 * @throws SourceFileError for a file of another shape and for an invalid address
 */
export function readReportAddresses(bytes: Uint8Array): ReportAddress[] {
  return parse(bytes).flatMap(({ company_name: name, country, sustainability_sources: sources }, index) =>
    sources.map((source): ReportAddress => {
      const document = source.report_url ?? source.parent_document_url
      const url = document ?? source.source_url
      if (url === null || !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
        throw new SourceFileError(REPORT_ADDRESSES_FILE, `entry ${index + 1}`, `no address: ${JSON.stringify(url)}`)
      return {
        name,
        hqRegion: regionOf(country, REPORT_ADDRESSES_FILE, index + 1, 'country'),
        year: source.reporting_year === null ? null : Number(source.reporting_year),
        title: source.report_title,
        kind: document === null ? 'page' : 'document',
        url,
      }
    }),
  )
}

function parse(bytes: Uint8Array): z.infer<typeof Entry>[] {
  try {
    return z.array(Entry).parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch (cause) {
    throw new SourceFileError(REPORT_ADDRESSES_FILE, 'the file', 'not the JSON that was expected', { cause })
  }
}
