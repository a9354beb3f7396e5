import fs from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DocumentList, DocumentReading } from '@/service/contract/documents/document'
import { giveUpDocument, readGivenDocument } from '@/service/documents/read-given-document'
import { ReaderEnded, ReadingStopped } from '@/service/documents/read-in-process'
import { readAnyReport } from '@/service/reports/input/read-any-report'
import { ReportError } from '@/service/reports/input/report-error'
import { buildTestPdf } from '@/service/reports/testing/build-test-pdf'
import {
  type Answer,
  send,
  startTestService,
  type TestProject,
  type TestService,
} from '@/service/testing/programs/start-test-service'
import { buildApp } from './build-app'

let service: TestService
let project: TestProject

beforeAll(async () => {
  service = await startTestService()
  project = await service.project()
})
afterAll(() => service.stop())

async function register(name: string): Promise<number> {
  return Number((await project.post({ name })).body['id'])
}

function upload(
  id: number | string,
  payload: Uint8Array | string,
  { type = 'application/pdf', query = 'name=Report.pdf', of = project } = {},
): Promise<Answer> {
  return send(service.app, {
    method: 'POST',
    url: `/organizations/${id}/documents${query === '' ? '' : `?${query}`}`,
    headers: { authorization: `Bearer ${of.key}`, 'content-type': type },
    payload: typeof payload === 'string' ? payload : Buffer.from(payload),
  })
}

function ask(method: 'POST' | 'DELETE', url: string, body?: unknown): Promise<Answer> {
  return send(service.app, {
    method,
    url,
    headers: {
      authorization: `Bearer ${project.key}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
}

/** A table of scope 1 and scope 3 in thousand tonnes over two years. */
function report(scope1 = '4.2'): Uint8Array {
  const row = (y: number, ...cells: string[]) => cells.map((text, at) => ({ x: [60, 320, 400][at] ?? 0, y, text }))
  return buildTestPdf([
    {
      texts: [
        { x: 60, y: 80, text: 'Greenhouse gas emissions (thousand tonnes CO2e)' },
        ...row(110, '', '2022', '2023'),
        ...row(130, 'Scope 1', scope1, '3.9'),
        ...row(150, 'Scope 3', '51.0', '48.5'),
      ],
    },
  ])
}

/** In this thread: read-in-process.test.ts has the other. */
async function read(answer: Answer): Promise<DocumentReading> {
  const { organization_id, document } = DocumentReading.parse(answer.body)
  await readGivenDocument(service.ctx, { documentId: document.id }, async (bytes, onPage) => {
    const {
      figures,
      facts,
      pageCount,
      skippedPages = [],
    } = await readAnyReport(bytes, (page, pages, found) => onPage({ kind: 'page', page, pages, found: [...found] }))
    return { figures, facts, pages: pageCount, skipped: skippedPages }
  })
  return readingOf(organization_id, document.id)
}

async function readingOf(id: number, documentId: number): Promise<DocumentReading> {
  return DocumentReading.parse((await project.get(`/organizations/${id}/documents/${documentId}`)).body)
}

describe('giving a report', () => {
  it('is refused in words where it is no report, has no name, or belongs to nobody', async () => {
    const id = await register('Refuses files')
    const zip = await upload(id, Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]))
    expect([zip.status, zip.body['detail']]).toEqual([400, 'body: is neither a PDF nor text'])
    expect((await upload(id, '')).status).toBe(400)
    expect((await upload(id, report(), { query: '' })).status).toBe(400)
    expect((await upload(id, report(), { query: 'name=a&page=2' })).status).toBe(422)
    const picture = await upload(id, report(), { type: 'image/png' })
    expect([picture.status, picture.body['detail']]).toEqual([
      415,
      'Send the report itself with content-type: application/pdf, application/xhtml+xml, text/html, text/markdown, text/plain; or where it is, as JSON with content-type: application/json',
    ])
    expect((await upload(999_999, report())).status).toBe(404)
    expect((await upload(id, report(), { of: await service.project() })).status).toBe(404)
    const list = DocumentList.parse((await project.get(`/organizations/${id}/documents`)).body)
    expect(list.documents).toEqual([])
  })

  it.each(['ENOSPC', 'EDQUOT'])('is 503 with Retry-After where the disk has no room for it (%s)', async (code) => {
    const id = await register('Finds no room')
    const { write, writev } = fs
    const refuse = (file: number, _data: unknown, ...rest: unknown[]) => {
      const done = rest.at(-1)
      if (file > 2 && typeof done === 'function') done(Object.assign(new Error(`${code}: write`), { code }))
    }
    Object.assign(fs, { write: refuse, writev: refuse })
    const answer = await upload(id, report()).finally(() => Object.assign(fs, { write, writev }))
    expect([answer.status, answer.headers['retry-after'], answer.body['detail']]).toEqual([
      503,
      '5',
      'The disk of the service is full: nothing was kept. Send it again once there is space',
    ])
    expect((await upload(id, report())).status).toBe(201)
  })

  it('that is refused in the middle of its bytes holds up nothing that comes after it', async () => {
    const id = await register('Refuses in the middle')
    const app = await buildApp(service.ctx)
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const { write, writev } = fs
    const refuse = (file: number, _data: unknown, ...rest: unknown[]) => {
      const done = rest.at(-1)
      if (file > 2 && typeof done === 'function') done(Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' }))
    }
    const give = async () => {
      const began = performance.now()
      const response = await fetch(`${url}/organizations/${id}/documents?name=Large.pdf`, {
        method: 'POST',
        headers: { authorization: `Bearer ${project.key}`, 'content-type': 'application/pdf' },
        body: new Uint8Array(Buffer.alloc(5_000_000, '%PDF-1.7\n')),
      })
      await response.arrayBuffer()
      return { status: response.status, isQuick: performance.now() - began < 20_000 }
    }
    Object.assign(fs, { write: refuse, writev: refuse })
    try {
      for (let turn = 0; turn < 6; turn++) expect(await give()).toEqual({ status: 503, isQuick: true })
    } finally {
      Object.assign(fs, { write, writev })
    }
    const began = performance.now()
    await app.close()
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  it('by its address is refused where nothing may be fetched, and says what to do', async () => {
    const id = await register('Fetches nothing')
    const answer = await ask('POST', `/organizations/${id}/documents`, { url: 'https://example.com/report.pdf' })
    expect(answer.status).toBe(400)
    expect(answer.body['detail']).toContain('REPORTS_FETCH=on')
    const odd = await ask('POST', `/organizations/${id}/documents`, { url: 'file:///etc/passwd' })
    expect([odd.status, odd.body['detail']]).toEqual([400, expect.stringContaining('url')])
  })

  it('twice is one document, and its bytes come back as they were given', async () => {
    const id = await register('Given twice')
    const first = DocumentReading.parse((await upload(id, report())).body)
    const second = DocumentReading.parse((await upload(id, report(), { query: 'name=Again.pdf' })).body)
    expect(second.document.id).toBe(first.document.id)
    const content = await service.app.inject({
      url: `/organizations/${id}/documents/${first.document.id}/content`,
      headers: { authorization: `Bearer ${project.key}` },
    })
    expect(content.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Report.pdf",
      'x-content-type-options': 'nosniff',
    })
    expect(Uint8Array.from(content.rawPayload)).toEqual(report())
  })

  it('of three chunks comes back whole', async () => {
    const id = await register('Large text')
    const text = `${'Scope 1 emissions in words. '.repeat(90_000)}end`
    const { document } = DocumentReading.parse((await upload(id, text, { type: 'text/plain' })).body)
    expect(document.size).toBe(text.length)
    const content = await project.get(`/organizations/${id}/documents/${document.id}/content`)
    expect(content.text).toBe(text)
  })
})

describe('reading a report', () => {
  it('makes proposals with value, place and words, and nothing of it is a performance', async () => {
    const id = await register('Proposes')
    const { document, figures } = await read(await upload(id, report()))
    expect(document).toMatchObject({ state: 'read', pages: 1, pages_read: 1, skipped_pages: [], failure: null })
    expect(figures.map(({ year, scope, value }) => [year, scope, value])).toEqual([
      [2023, '1', 3900],
      [2023, '3', 48500],
      [2022, '1', 4200],
      [2022, '3', 51000],
    ])
    expect(figures[0]).toMatchObject({
      page: 1,
      printed_value: '3.9',
      gas: 'CO2e',
      decision: 'proposed',
      corrected: null,
    })
    expect(figures[0]?.box?.x0).toBeGreaterThan(390)
    expect((await project.get(`/organizations/${id}`)).body['performances']).toEqual([])
  })

  it('names the pages that are broken inside a file that is not', async () => {
    const id = await register('Has a broken page')
    const page = { texts: [{ x: 50, y: 50, text: 'Our Scope 1 emissions were 1,204 tonnes CO2e in 2022.' }] }
    const whole = Buffer.from(buildTestPdf([page, page])).toString('latin1')
    const broken = Buffer.from(whole.replace('[4 0 R 6 0 R]', '[4 0 R 9 0 R]'), 'latin1')
    const { document, figures } = await read(await upload(id, broken))
    expect(document).toMatchObject({ state: 'read', pages: 2, skipped_pages: [2] })
    expect(figures.map(({ value, page: at }) => [value, at])).toEqual([[1204, 1]])
  })

  it.each([
    ['a PDF that ends in its middle', report().slice(0, 700)],
    ['a PDF that is none', new TextEncoder().encode(`%PDF-1.7\n${'<<'.repeat(50_000)}`)],
  ])('of %s fails with words and leaves the service as it was', async (_what, bytes) => {
    const id = await register(`Broken ${bytes.length}`)
    const { document, figures } = await read(await upload(id, bytes))
    expect(document.state === 'failed' ? document.failure : figures).toSatisfy(
      (left: unknown) => (typeof left === 'string' && left.length > 10) || (Array.isArray(left) && left.length === 0),
    )
    expect((await project.get(`/organizations/${id}`)).status).toBe(200)
  })

  it('says in words and by a code what the file has too much of', async () => {
    const id = await register('Unpacks to too much')
    const { document } = DocumentReading.parse((await upload(id, report('6.1'))).body)
    await readGivenDocument(service.ctx, { documentId: document.id }, async () => {
      throw new ReportError('It unpacks to more than 128 MB', { reason: { code: 'unpacks_too_large', limit: 128 } })
    })
    expect((await readingOf(id, document.id)).document).toMatchObject({
      state: 'failed',
      failure: 'It unpacks to more than 128 MB',
      failure_code: 'unpacks_too_large',
      failure_limit: 128,
    })
  })

  it('that was not read to its end has what was read, and says where it ended and why', async () => {
    const id = await register('Takes its time')
    const { document } = DocumentReading.parse((await upload(id, report('6.2'))).body)
    const { figures, facts } = await readAnyReport(report('6.2'))
    const ended = { page: 41, reason: 'takes_too_long' } as const
    await readGivenDocument(service.ctx, { documentId: document.id }, async () => ({
      pages: 900,
      figures,
      facts,
      ended,
    }))
    const reading = await readingOf(id, document.id)
    expect(reading.document).toMatchObject({
      state: 'read',
      pages: 900,
      pages_read: 40,
      failure: expect.stringContaining('It was read to page 40 of 900'),
      failure_code: 'takes_too_long',
      failure_limit: 45,
    })
    expect(reading.figures).toHaveLength(figures.length)
  })

  it('that ended its reader twice is not tried again, and one that was stopped with the service is', async () => {
    const id = await register('Ends readers')
    const { document } = DocumentReading.parse((await upload(id, report('6.3'))).body)
    const job = { documentId: document.id }
    let begun = 0
    const endWith = (error: Error) => async () => {
      begun += 1
      throw error
    }
    const ended = endWith(new ReaderEnded('ended by SIGKILL'))
    const stopped = endWith(new ReadingStopped('stopped'))
    for (const read of [stopped, ended, stopped, stopped, ended]) {
      await expect(readGivenDocument(service.ctx, job, read)).rejects.toThrow()
    }
    expect((await readingOf(id, document.id)).document.state).toBe('waiting')
    await readGivenDocument(service.ctx, job, ended)
    expect(begun).toBe(5)
    expect((await readingOf(id, document.id)).document).toMatchObject({
      state: 'failed',
      failure: 'Reading it ended the reader twice, so it is not tried again',
      failure_code: 'ended_reader_twice',
    })
  })

  it('that died each time is failed, and one that is read stays read', async () => {
    const id = await register('Dies')
    const { document } = DocumentReading.parse((await upload(id, report('9.9'))).body)
    await giveUpDocument(service.ctx, { documentId: document.id }, 'The process ended while it was at work')
    expect((await readingOf(id, document.id)).document).toMatchObject({ state: 'failed' })
    const done = await read(await upload(id, report('8.8')))
    await giveUpDocument(service.ctx, { documentId: done.document.id }, 'late')
    expect((await readingOf(id, done.document.id)).document.state).toBe('read')
  })
})

describe('deciding on a figure', () => {
  it('refuses half a correction, an unknown scope and a figure of another document', async () => {
    const id = await register('Decides badly')
    const { document, figures } = await read(await upload(id, report()))
    const other = await read(await upload(id, report('7.7')))
    const url = `/organizations/${id}/documents/${document.id}/figures/${figures[0]?.id}`
    expect((await ask('POST', url, { decision: 'corrected', value: 12 })).status).toBe(400)
    expect((await ask('POST', url, { decision: 'corrected', value: 1, year: 2022, scope: '4' })).status).toBe(400)
    expect((await ask('POST', url, { decision: 'accepted', value: 1 })).status).toBe(422)
    const strange = `/organizations/${id}/documents/${document.id}/figures/${other.figures[0]?.id}`
    expect((await ask('POST', strange, { decision: 'accepted' })).status).toBe(404)
  })

  it('keeps who decided what, survives a second reading, and can be taken back', async () => {
    const id = await register('Decides well')
    const { document, figures } = await read(await upload(id, report()))
    const url = (at: number) => `/organizations/${id}/documents/${document.id}/figures/${figures[at]?.id}`
    await ask('POST', url(0), { decision: 'accepted', by: 'Ada' })
    const correction = { decision: 'corrected', year: 2023, scope: '3', value: 48_600, by: 'Ada', note: 'footnote 2' }
    const decided = DocumentReading.parse((await ask('POST', url(1), correction)).body)
    expect(decided.figures[0]).toMatchObject({ decision: 'accepted', decided_by: 'Ada' })
    expect(decided.figures[1]).toMatchObject({
      value: 48_500,
      decision: 'corrected',
      corrected: { year: 2023, scope: '3', value: 48_600 },
      note: 'footnote 2',
    })
    const back = DocumentReading.parse((await ask('POST', url(0), { decision: 'proposed' })).body)
    expect(back.figures[0]).toMatchObject({ decision: 'proposed', decided_by: null, decided_at: null })
    // One change for what was decided about the report on one day.
    const { body } = await project.get(`/changes?organization=${id}`)
    expect(body['changes']).toMatchObject([
      { kind: 'report_decided', details: { document_id: document.id, name: document.name } },
    ])
  })

  it('on revenue makes a performance of it, in a currency that is sure; employees stay with the report', async () => {
    const id = await register('Prints revenue')
    const text =
      '| | 2022 | 2023 |\n|---|---|---|\n| Revenue (kr million) | 1,150 | 1,234 |\n| Number of employees | 410 | 420 |\n'
    const { document, facts, figures } = await read(await upload(id, text, { type: 'text/plain' }))
    expect(figures).toEqual([])
    expect(facts.map(({ kind, year, value, currency }) => [kind, year, value, currency])).toEqual([
      ['revenue', 2023, 1_234_000_000, null],
      ['employees', 2023, 420, null],
      ['revenue', 2022, 1_150_000_000, null],
      ['employees', 2022, 410, null],
    ])
    const url = (at: number) => `/organizations/${id}/documents/${document.id}/figures/${facts[at]?.id}`
    const unsure = await ask('POST', url(0), { decision: 'accepted' })
    expect([unsure.status, unsure.body['detail']]).toEqual([400, expect.stringContaining('which currency')])
    const correction = { decision: 'corrected', year: 2023, scope: 'revenue', value: 1_234_000_000 }
    expect((await ask('POST', url(0), correction)).body['detail']).toBe('currency: revenue needs one')
    expect((await ask('POST', url(0), { ...correction, currency: 'SEK', scope: '1' })).status).toBe(400)
    expect((await ask('POST', url(0), { ...correction, currency: 'SEK', value: 0 })).status).toBe(400)
    expect((await ask('POST', url(0), { ...correction, currency: 'kr' })).status).toBe(400)
    expect((await ask('POST', url(1), { ...correction, scope: 'employees', currency: 'SEK' })).status).toBe(400)

    const decided = DocumentReading.parse(
      (await ask('POST', url(0), { ...correction, currency: 'SEK', by: 'Ada' })).body,
    )
    expect(decided.facts[0]).toMatchObject({
      decision: 'corrected',
      corrected: { year: 2023, value: 1_234_000_000, currency: 'SEK' },
      decided_by: 'Ada',
    })
    expect((await ask('POST', url(1), { decision: 'accepted' })).status).toBe(200)
  })

  it('is undone with its report, and restored with it', async () => {
    const id = await register('Removes')
    const { document } = await read(await upload(id, report()))
    const url = `/organizations/${id}/documents/${document.id}`
    expect(DocumentList.parse((await ask('DELETE', url)).body).documents).toEqual([])
    expect((await project.get(url)).status).toBe(404)
    expect((await ask('DELETE', url)).status).toBe(404)
    expect(DocumentReading.parse((await ask('POST', `${url}/restore`)).body).figures).toHaveLength(4)
    await ask('DELETE', url)
    await upload(id, report())
    expect((await ask('POST', `${url}/restore`)).status).toBe(400)
  })
})
