import type { FastifyInstance } from 'fastify'
import type { Context } from '@/service/context'
import { sendJsonBytes } from '@/service/http/answers/send'
import { limitAddress } from '@/service/http/requests/authenticate'
import { writeChapters } from '../docs/chapters'
import { pagePolicy, writePage } from '../docs/write-page'
import { buildDocument } from '../openapi/build-document'

/** The interface as a document and as a page, built once per set of editions; without a key. */
export function documentationRoutes(app: FastifyInstance, ctx: Context): void {
  const document = buildDocument(ctx.publicUrl)
  const json = Buffer.from(JSON.stringify(document, null, 2))
  let editions = ctx.reference.editions
  let page = writePage(document, writeChapters(editions))

  app.get('/openapi.json', async (request, reply) => {
    limitAddress(ctx, request, reply)
    return sendJsonBytes(reply.header('cache-control', 'public, max-age=300'), 200, json)
  })

  app.get('/docs', async (request, reply) => {
    limitAddress(ctx, request, reply)
    if (editions !== ctx.reference.editions) {
      editions = ctx.reference.editions
      page = writePage(document, writeChapters(editions))
    }
    return reply
      .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'public, max-age=300' })
      .type('text/html; charset=utf-8')
      .send(page)
  })
}
