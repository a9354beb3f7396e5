import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Context } from '@/service/context'
import { OrganizationExportQuery, type OrganizationSummary } from '@/service/contract/organization/organization-list'
import { requireProjectKey } from '@/service/http/requests/authenticate'
import { parseInput } from '@/service/http/requests/parse-input'
import { streamOrganizations } from '@/service/organizations/export/stream-organizations'
import { writeCsv, writeNdjson } from '@/service/organizations/export/write-lines'
import { writeParquet } from '@/service/organizations/export/write-parquet'

type Format = {
  extension: string
  mediaType: string
  write: (pages: AsyncIterable<OrganizationSummary[]>) => AsyncIterable<string | Buffer>
}

const formats: readonly Format[] = [
  { extension: 'ndjson', mediaType: 'application/x-ndjson', write: writeNdjson },
  { extension: 'csv', mediaType: 'text/csv; charset=utf-8; header=present', write: writeCsv },
  { extension: 'parquet', mediaType: 'application/vnd.apache.parquet', write: writeParquet },
]

/** Extensions: all organizations selected by the list's filters, as one stream. */
export function exportRoutes(app: FastifyInstance, ctx: Context): void {
  const onRequest = requireProjectKey(ctx)
  for (const { extension, mediaType, write } of formats) {
    // Without HEAD, for which Fastify would build the whole stream.
    app.get(`/organizations.${extension}`, { onRequest, exposeHeadRoute: false }, async (request, reply) => {
      const query = parseInput(OrganizationExportQuery, request.query)
      const pages = streamOrganizations(ctx, { projectId: request.projectId, query })
      // A failure on the first page becomes an error response; later the stream is aborted, so that half a list is not taken for the
      // whole.
      const { value: first, done } = await pages.next()
      const day = ctx.clock().toISOString().slice(0, 10)
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="organizations-${day}.${extension}"`)
        .type(mediaType)
        .send(Readable.from(write(startingWith(done === true ? [] : [first], pages))))
    })
  }
}

async function* startingWith<Item>(first: readonly Item[], rest: AsyncIterable<Item>): AsyncGenerator<Item> {
  yield* first
  yield* rest
}
