import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { storeContent } from '@/service/storage/documents/document-content'
import { queryRows } from '@/service/storage/engine/rows'
import {
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'
import { dropForgotten, uploadDocument } from './add-document'

let service: TestService
let project: TestProject

beforeAll(async () => {
  service = await startTestService()
  project = await service.project()
})
afterAll(() => service.stop())

const megabyte = 1024 * 1024

/** A unique text of `size` bytes. */
function textOf(size: number, word: string): Buffer {
  return Buffer.alloc(size, `${word} says nothing of its emissions.\n`)
}

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += megabyte) yield bytes.subarray(at, at + megabyte)
}

async function register(name: string): Promise<number> {
  return Number((await project.post({ name })).body['id'])
}

async function upload(id: number, bytes: Buffer, ctx = service.ctx): Promise<number> {
  return uploadDocument(ctx, {
    projectId: project.id,
    organizationId: id,
    name: 'Report.txt',
    by: null,
    body: inPieces(bytes),
  })
}

async function countChunks(): Promise<number> {
  const [row] = await queryRows(
    service.database,
    z.object({ chunks: z.number() }),
    'select count(*)::int as chunks from document_chunk',
  )
  return row?.chunks ?? 0
}

async function listIds(id: number): Promise<number[]> {
  const { body } = await project.get(`/organizations/${id}/documents`)
  return (body['documents'] as { id: number }[]).map((document) => document.id)
}

describe('a large report', () => {
  it('is stored in many statements, between which other requests are answered, and is visible only when complete', async () => {
    const id = await register('Large reports')
    const bytes = textOf(20 * megabyte, 'Large')
    let isStored = false
    const storing = upload(id, bytes).finally(() => {
      isStored = true
    })
    const seen = new Set<number>()
    let longest = 0
    while (!isStored) {
      const began = performance.now()
      const chunks = await countChunks()
      longest = Math.max(longest, performance.now() - began)
      const listed = await listIds(id)
      if (chunks > 0 && listed.length === 0) seen.add(chunks)
    }
    const documentId = await storing
    expect(seen.size).toBeGreaterThan(5)
    // One transaction for the whole report would take many times as long; this is the time of one piece on a busy machine.
    expect(longest).toBeLessThan(1_500)
    expect(await listIds(id)).toEqual([documentId])
    const content = await send(service.app, {
      method: 'GET',
      url: `/organizations/${id}/documents/${documentId}/content`,
      headers: { authorization: `Bearer ${project.key}` },
    })
    expect(content.text === bytes.toString()).toBe(true)
  })

  it('uploaded twice at the same time is one document, and nothing is left of the other upload', async () => {
    const id = await register('Twice at once')
    const before = await countChunks()
    const bytes = textOf(megabyte, 'Twice')
    const ids = await Promise.all([upload(id, bytes), upload(id, bytes), upload(id, bytes)])
    expect(new Set(ids).size).toBe(1)
    expect(await listIds(id)).toEqual([ids[0]])
    expect(await countChunks()).toBe(before + 4)
  })
})

describe('the content of a report that was not added', () => {
  it('is removed if adding it fails', async () => {
    const id = await register('Cannot be queued')
    const before = await countChunks()
    const queue = { ...service.ctx.queue, enqueue: () => Promise.reject(new Error('No queue')) }
    await expect(upload(id, textOf(megabyte, 'Failing'), { ...service.ctx, queue })).rejects.toThrow('No queue')
    expect(await countChunks()).toBe(before)
    expect(await listIds(id)).toEqual([])
  })

  it('left by a process that ended is invisible, cannot be restored, and is removed', async () => {
    const id = await register('Killed in the middle')
    const before = await countChunks()
    const content = { mediaType: 'text/plain', sha256: 'f'.repeat(64), bytes: textOf(megabyte, 'Killed') }
    const stored = await storeContent(service.database, {
      organizationId: id,
      at: new Date(service.ctx.clock().getTime() - 2 * 60 * 60 * 1000),
      ...content,
    })
    expect(await listIds(id)).toEqual([])
    const restored = await send(service.app, {
      method: 'POST',
      url: `/organizations/${id}/documents/${stored}/restore`,
      headers: { authorization: `Bearer ${project.key}` },
    })
    expect(restored.status).toBe(404)
    expect(await countChunks()).toBe(before + 4)
    await dropForgotten(service.ctx)
    expect(await countChunks()).toBe(before)
  })
})
