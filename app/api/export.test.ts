import readXlsxFile from 'read-excel-file/node'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GET } from './organizations/export/route'

let asked: string[]
let answer: (path: string) => Response

beforeEach(() => {
  asked = []
  vi.stubEnv('SERVICE_URL', 'http://service.example')
  vi.stubEnv('SERVICE_API_KEY', 'key-of-the-tests')
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('http://service.example', '')
    asked.push(path)
    return answer(path)
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const evil = { id: 1, name: '=cmd|"/c calc"!A1', hq_region: 'SE', status: 'synced', score: 0.5 }
const plain = {
  id: 2,
  name: 'Zoë',
  status: 'synced',
  latest_emissions: { year: 2023, region: 'GLOBAL', kilograms: 1234.5, covers: 'all_scopes', basis: 'stated' },
}
const totals = { organizations: 2 }

function twoPages(path: string): Response {
  if (path.startsWith('/data/sources')) {
    return Response.json([{ title: 'List', publisher: 'SBTi', licence: 'CC BY 4.0', retrieved_at: '2026-11-01' }])
  }
  return path.includes('cursor=')
    ? Response.json({ organizations: [plain], next_cursor: null, matching: 2, totals })
    : Response.json({ organizations: [evil], next_cursor: 'abc', matching: 2, totals })
}

function exported(query: string): Promise<Response> {
  return GET(new Request(`http://dashboard.example/api/organizations/export${query}`))
}

it('explains why there is no file, before one begins', async () => {
  answer = () => Response.json({ status: 404, detail: 'No such path' }, { status: 404 })
  expect((await exported('')).status).toBe(501)
  answer = () => new Response('', { status: 503 })
  expect((await exported('?format=xlsx')).status).toBe(502)
})

it('is refused in words as a workbook of more than 50,000 organizations, before any other page is read; CSV has no limit', async () => {
  answer = (path) => {
    if (path.startsWith('/organizations/summary')) return new Response('', { status: 404 })
    const isLast = path.includes('cursor=')
    return Response.json({ organizations: [plain], next_cursor: isLast ? null : 'abc', matching: 50_001, totals })
  }
  const sheet = await exported('?format=xlsx')
  expect([sheet.status, await sheet.json()]).toEqual([
    413,
    expect.objectContaining({ detail: 'A sheet may have 50000 organizations: filter the list, or export CSV.' }),
  ])
  expect(asked.filter((path) => path.includes('cursor='))).toEqual([])
  const csv = await exported('')
  expect([csv.status, (await csv.text()).split('Zoë').length - 1]).toEqual([200, 2])
})

it('is cut off instead of looking complete when a later page fails', async () => {
  answer = (path) => (path.includes('cursor=') ? new Response('', { status: 500 }) : twoPages(path))
  await expect((await exported('')).text()).rejects.toThrow()
  expect((await exported('?format=xlsx')).status).toBe(502)
})

it('returns every page as CSV with the filters of the list and no other parameters of the address', async () => {
  answer = twoPages
  const response = await exported('?country=SE&sort=-score&cursor=x&limit=1&evil=1')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="organizations-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, first, second, end] = new TextDecoder().decode(bytes).split('\r\n')
  expect(head).toMatch(/^ID,Name,/)
  expect(first).toMatch(/^1,"'=cmd\|""\/c calc""!A1",,,SE,/)
  expect(second).toMatch(/,1234\.5,2023,\w+,GLOBAL,/)
  expect(end).toBe('')
  expect(asked).toEqual([
    '/organizations?country=SE&sort=-score&limit=200',
    '/organizations/summary?country=SE',
    '/organizations?country=SE&sort=-score&limit=200&cursor=abc',
  ])
})

it('returns a workbook with numbers as numbers, empty cells for unknown values, and the sources of the figures', async () => {
  answer = twoPages
  const response = await exported('?format=xlsx&country=SE')
  const sheets = await readXlsxFile(Buffer.from(await response.arrayBuffer()))
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Report', 'Data', 'About'])
  const [readHead = [], readFirst = [], readSecond = []] = sheets[0]?.data ?? []
  const to = (header: string) => readHead.indexOf(header)
  // For people: names for codes, tonnes for kilograms, and nothing that a spreadsheet would compute but our own link.
  expect(readFirst[to('Name')]).toBe('=cmd|"/c calc"!A1')
  expect(readFirst[to('Country')]).toBe('Sweden')
  expect(readFirst[to('Score (0 to 100)')]).toBe(50)
  expect(readFirst[to('All scopes (t CO₂e)')]).toBeNull()
  expect(readSecond[to('All scopes (t CO₂e)')]).toBe(1.23)
  expect(to('Its page')).toBeGreaterThan(0)
  const [head = [], first = [], second = []] = sheets[1]?.data ?? []
  const at = (header: string) => head.indexOf(header)
  expect(first[at('Name')]).toBe('=cmd|"/c calc"!A1')
  expect(first[at('Score (0 to 100)')]).toBe(50)
  expect(first[at('All scopes (kg CO2e)')]).toBeNull()
  expect(second[at('All scopes (kg CO2e)')]).toBe(1234.5)
  expect(second[at('Score (0 to 100)')]).toBeNull()
  const about = sheets[2]?.data ?? []
  expect(about).toContainEqual(expect.arrayContaining(['country', 'SE']))
  expect(about).toContainEqual(expect.arrayContaining(['List', 'SBTi', 'CC BY 4.0', '2026-11-01']))
})
