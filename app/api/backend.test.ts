import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { readList } from '@/lib/server/service/read-list'
import { readOrganization } from '@/lib/server/service/read-organization'
import { GET as getIndustries } from './industries/route'
import { GET as getOrganization } from './organizations/[id]/route'
import { GET as getList, POST as register } from './organizations/route'
import { server, standInForService, upstream } from './testing/stand-in-service'

const key = 'secret-key-of-the-dashboard'

standInForService({ SERVICE_URL: `${upstream}/`, SERVICE_TIMEOUT_MS: '150', PUBLIC_ORIGIN: '' })

function read(
  id: string,
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return getOrganization(new Request(`http://dashboard.test/api/organizations/any${query}`, { headers }), {
    params: Promise.resolve({ id }),
  })
}

function post(body: string, headers: Record<string, string> = {}): Promise<Response> {
  const own = { host: '127.0.0.1:3000', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  return register(
    new Request('http://dashboard.test/api/organizations', { method: 'POST', body, headers: { ...own, ...headers } }),
  )
}

function answer(
  method: 'get' | 'post',
  path: string,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  server.use(
    http[method](`${upstream}${path}`, () => HttpResponse.json(body as Record<string, unknown>, { status, headers })),
  )
}

async function expectError(response: Response, status: number): Promise<string> {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const body = await response.json()
  expect(body.status).toBe(status)
  expect(JSON.stringify(body)).not.toContain(key)
  expect(JSON.stringify(body)).not.toContain('service.test')
  return `${body.title}: ${body.detail}`
}

describe('an organization', () => {
  it('is requested with the key and the currency, and passed on unchanged', async () => {
    server.use(
      http.get(`${upstream}/organizations/42`, ({ request }) => {
        expect(request.headers.get('authorization')).toBe(`Bearer ${key}`)
        expect(request.headers.get('cookie')).toBeNull()
        expect(new URL(request.url).search).toBe('?currency=EUR')
        return HttpResponse.json(
          { id: 42, brand_new: { a: null } },
          { headers: { etag: '"abc"', 'set-cookie': 'a=b', 'x-internal': '1' } },
        )
      }),
    )
    const response = await read('42', { query: '?currency=EUR&evil=1', headers: { cookie: 'session=1' } })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ id: 42, brand_new: { a: null } })
    expect(response.headers.get('etag')).toBe('"abc"')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('x-internal')).toBeNull()
  })

  it('is requested with the rates of one year, and again without them where the service does not know them', async () => {
    const searches: string[] = []
    server.use(
      http.get(`${upstream}/organizations/42`, ({ request }) => {
        const { search } = new URL(request.url)
        searches.push(search)
        if (search.includes('rates')) return HttpResponse.json({ status: 422, detail: 'Unknown' }, { status: 422 })
        return HttpResponse.json({ id: 42 })
      }),
    )
    const response = await read('42', { query: '?currency=EUR&rates=2023' })
    expect(response.status).toBe(200)
    expect(searches).toEqual(['?currency=EUR&rates=2023', '?currency=EUR'])
  })

  it('keeps the message of a service that knows rates and refuses the year', async () => {
    answer('get', '/organizations/42', 400, { status: 400, title: 'Bad request', detail: 'rates: no rates for 2090' })
    const response = await read('42', { query: '?rates=2090' })
    expect([response.status, (await response.json()).detail]).toEqual([400, 'rates: no rates for 2090'])
  })

  it('is answered with 304 where the browser has it already', async () => {
    server.use(
      http.get(`${upstream}/organizations/42`, ({ request }) => {
        expect(request.headers.get('if-none-match')).toBe('"abc"')
        return new HttpResponse(null, { status: 304, headers: { etag: '"abc"' } })
      }),
    )
    const response = await read('42', { headers: { 'if-none-match': '"abc"' } })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
  })

  it('that does not exist keeps the interface’s body, with the id as a string', async () => {
    answer('get', '/organizations/9', 404, {
      status: 404,
      title: 'Organizations not found',
      detail: 'None',
      id: '9',
      trace: 'x',
    })
    const response = await read('9')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ status: 404, title: 'Organizations not found', detail: 'None', id: '9' })
  })

  it('cannot be used to reach another path of the service', async () => {
    for (const id of ['..', '.', '../projects', 'a/b', '%2e%2e', '1?x', '']) {
      const response = await read(id)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ status: 404, id })
    }
  })
})

describe('a service in trouble', () => {
  it('that refuses our key causes an error of ours, explained for the administrator', async () => {
    answer('get', '/organizations/1', 401, { status: 401, title: 'Unauthorized', detail: `Key ${key} is wrong` })
    const response = await read('1')
    expect(response.headers.get('x-asking-again')).toBe('useless')
    expect(await expectError(response, 502)).toContain('administrator')
  })

  it('that fails shows none of its internals', async () => {
    answer('get', '/organizations/1', 500, {
      status: 500,
      title: 'Server error',
      detail: 'at Object.<anonymous> (db.js:1)',
    })
    expect(await expectError(await read('1'), 502)).not.toContain('db.js')
  })

  it('that is not ready says when to try again', async () => {
    answer('get', '/organizations/1', 503, { status: 503, title: 'x', detail: 'x' }, { 'retry-after': '5' })
    const response = await read('1')
    expect(response.headers.get('retry-after')).toBe('5')
    await expectError(response, 503)
  })

  it('that answers HTML, broken JSON, a bare value or a redirect is an unexpected answer', async () => {
    const answers = [
      () => HttpResponse.html('<h1>Hello</h1>'),
      () => new HttpResponse('{"id":', { headers: { 'content-type': 'application/json' } }),
      () => HttpResponse.json(7),
      () => HttpResponse.json([]),
      () => HttpResponse.json({ name: 'No id' }),
      () => HttpResponse.json({ id: 'x' }),
      () => new HttpResponse(null, { status: 302, headers: { location: 'http://elsewhere.test/' } }),
    ]
    for (const give of answers) {
      server.use(http.get(`${upstream}/organizations/1`, give))
      expect(await expectError(await read('1'), 502)).toContain('Unexpected answer')
    }
  })

  it('that does not answer, or answers too late, is reported as such', async () => {
    server.use(http.get(`${upstream}/organizations/1`, () => HttpResponse.error()))
    expect(await expectError(await read('1'), 502)).toContain('cannot be reached')
    server.use(
      http.get(`${upstream}/organizations/1`, async () => {
        await delay(2000)
        return HttpResponse.json({})
      }),
    )
    expect(await expectError(await read('1'), 504)).toContain('too slow')
  })
})

describe('the key', () => {
  it('is read from the service’s file at each request', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dashboard-key-'))
    vi.stubEnv('SERVICE_API_KEY', '')
    vi.stubEnv('DATA_DIR', folder)
    expect(await expectError(await read('1'), 502)).toContain('no key')
    writeFileSync(join(folder, 'dashboard-key'), 'key-from-the-file\n')
    server.use(
      http.get(`${upstream}/organizations/1`, ({ request }) => {
        expect(request.headers.get('authorization')).toBe('Bearer key-from-the-file')
        return HttpResponse.json({ id: 1 })
      }),
    )
    expect((await read('1')).status).toBe(200)
    rmSync(folder, { recursive: true })
  })
})

describe('a service that repeats our key in its answers', () => {
  const escaped = [...key].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
  const bodies = [
    `{"id":1,"name":"Key ${key}","organizations":[{"id":2,"name":"${key}"}]}`,
    `{"id":1,"name":"Key ${escaped}","organizations":[{"id":2,"name":"${escaped}"}]}`,
  ]
  const repeat = (body: string) => () =>
    new HttpResponse(body, { headers: { 'content-type': 'application/json', etag: `"${key}"` } })

  async function expectNoKey(response: Response): Promise<void> {
    expect(response.status).toBe(200)
    expect(JSON.stringify([...response.headers])).not.toContain(key)
    const { name, organizations } = await response.json()
    expect([name, organizations]).toEqual(['Key [key]', [{ id: 2, name: '[key]' }]])
  }

  it('does not reach the browser with it, whether an organization is read, registered or listed', async () => {
    for (const body of bodies) {
      server.use(
        http.get(`${upstream}/organizations/1`, repeat(body)),
        http.get(`${upstream}/organizations`, repeat(body)),
        http.post(`${upstream}/organizations`, repeat(body)),
      )
      await expectNoKey(await read('1'))
      await expectNoKey(await post('{"name":"A"}'))
      await expectNoKey(await getList(new Request('http://dashboard.test/api/organizations')))
    }
  })

  it('does not bring it into the page that the server renders', async () => {
    for (const body of bodies) {
      server.use(
        http.get(`${upstream}/organizations/1`, repeat(body)),
        http.get(`${upstream}/organizations`, repeat(body)),
      )
      expect(await readOrganization(1, 'USD', 'yearly')).toMatchObject({ name: 'Key [key]' })
      expect(await readList(new URLSearchParams())).toMatchObject({ organizations: [{ name: '[key]' }] })
    }
  })

  it('does not bring it into an error', async () => {
    answer('get', '/organizations/1', 400, { status: 400, title: `T ${key}`, detail: `Key ${key} is odd` })
    expect(await expectError(await read('1'), 400)).toBe('T [key]: Key [key] is odd')
  })
})

describe('registering', () => {
  it('passes the body on and the answer back', async () => {
    server.use(
      http.post(`${upstream}/organizations`, async ({ request }) =>
        HttpResponse.json({ id: 5, name: JSON.parse(await request.text()).name }),
      ),
    )
    const response = await post('{"name":"Nestlé"}')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ id: 5, name: 'Nestlé' })
  })

  it('is refused to other sites before the service hears of it', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://dashboard.test' },
      { 'sec-fetch-site': 'none' },
    ]) {
      await expectError(await post('{"name":"A"}', headers), 403)
    }
  })

  it('refuses a body that is no JSON object, with the interface’s errors', async () => {
    await expectError(await post('{"name":"A"}', { 'content-type': 'text/plain' }), 415)
    await expectError(await post('{"name":', {}), 400)
    await expectError(await post('["A"]'), 400)
    await expectError(await post(JSON.stringify({ name: 'A'.repeat(70_000) })), 413)
  })

  it('passes on 400, 422 and 429 with Retry-After, and a 404 without a title', async () => {
    for (const status of [400, 422]) {
      answer('post', '/organizations', status, { status, title: 'T', detail: 'name: is missing' })
      const response = await post('{}')
      expect(response.status).toBe(status)
      expect(await response.json()).toEqual({ status, title: 'T', detail: 'name: is missing' })
    }
    answer(
      'post',
      '/organizations',
      429,
      { status: 429, title: 'Too many organizations', detail: '100' },
      { 'retry-after': '60' },
    )
    const tooMany = await post('{}')
    expect(tooMany.status).toBe(429)
    expect(tooMany.headers.get('retry-after')).toBe('60')
    answer('post', '/organizations', 404, { status: 404, detail: 'Unknown LEI' })
    expect(await (await post('{}')).json()).toEqual({ status: 404, detail: 'Unknown LEI' })
  })

  it('does not accept an answer that is no organization', async () => {
    for (const body of [[], {}, { id: null }, [{ id: 1 }]]) {
      answer('post', '/organizations', 200, body)
      expect(await expectError(await post('{}'), 502)).toContain('Unexpected answer')
    }
  })

  it('adds a body to an error without one', async () => {
    server.use(http.post(`${upstream}/organizations`, () => new HttpResponse('<p>Slow down</p>', { status: 429 })))
    expect(await (await post('{}')).json()).toEqual({
      status: 429,
      title: 'Too many requests',
      detail: 'Too many requests',
    })
  })
})

describe('the list', () => {
  it('passes on known parameters only', async () => {
    server.use(
      http.get(`${upstream}/organizations`, ({ request }) =>
        HttpResponse.json({ organizations: [], search: new URL(request.url).search }),
      ),
    )
    const response = await getList(
      new Request('http://dashboard.test/api/organizations?q=nest&sort=-score&status=&limit=5&cursor=x&team=1'),
    )
    expect(await response.json()).toEqual({ organizations: [], search: '?q=nest&sort=-score&cursor=x&limit=5' })
  })

  it('of a service with only the two published endpoints is answered with 501', async () => {
    for (const give of [
      () => new HttpResponse('<h1>Not found</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
      () => HttpResponse.json({ status: 405, title: 'x', detail: 'x' }, { status: 405 }),
      () => HttpResponse.json({ status: 400, title: 'x', detail: 'x' }, { status: 400 }),
      () => HttpResponse.json({ status: 403, title: 'x', detail: 'x' }, { status: 403 }),
      () => HttpResponse.json({ status: 422, title: 'x', detail: 'x' }, { status: 422 }),
      () => new HttpResponse(null, { status: 307, headers: { location: '/' } }),
      () => HttpResponse.html('<h1>Welcome</h1>'),
      () => HttpResponse.json({ hello: 'world' }),
      () => HttpResponse.json([]),
    ]) {
      server.use(http.get(`${upstream}/organizations`, give))
      expect(await expectError(await getList(new Request('http://dashboard.test/api/organizations')), 501)).toContain(
        'No list',
      )
      expect(await readList(new URLSearchParams())).toBe('no_list')
    }
  })

  it('of a failing service, or with a stale cursor, is not answered as if there were no list', async () => {
    const list = 'http://dashboard.test/api/organizations'
    for (const [status, ours] of [
      [401, 502],
      [429, 429],
      [500, 502],
      [503, 503],
    ] as const) {
      answer('get', '/organizations', status, { status, title: 'x', detail: 'x' })
      await expectError(await getList(new Request(list)), ours)
      expect(await readList(new URLSearchParams())).toBeNull()
    }
    answer('get', '/organizations', 400, { status: 400, title: 'x', detail: 'cursor: is of another order' })
    await expectError(await getList(new Request(`${list}?cursor=old`)), 400)
  })
})

describe('the industries', () => {
  it('are collected page by page by the Link header, never from another host', async () => {
    server.use(
      http.get(`${upstream}/industries`, ({ request }) => {
        const page = new URL(request.url).searchParams.get('page')
        if (page === '2')
          return HttpResponse.json([{ id: 11, name: 'Beverages' }, { id: 'broken' }], {
            headers: { link: '<http://evil.test/industries?page=3>; rel="next"' },
          })
        return HttpResponse.json([{ id: '10', name: 'Food', extra: 1 }], {
          headers: { link: `<${upstream}/industries?page=1>; rel="prev", <${upstream}/industries?page=2>; rel="next"` },
        })
      }),
    )
    expect(await (await getIndustries(new Request('http://dashboard.test/api/industries'))).json()).toEqual({
      industries: [
        { id: '10', name: 'Food' },
        { id: '11', name: 'Beverages' },
      ],
    })
  })

  it('are searched by words, one page only; a service without a search finds none', async () => {
    const asked: string[] = []
    let known = [{ id: '24', name: 'Metals' }]
    server.use(
      http.get(`${upstream}/industries`, ({ request }) => {
        asked.push(new URL(request.url).search)
        return HttpResponse.json(known)
      }),
    )
    const find = async (words: string) => {
      const query = new URLSearchParams({ search: words })
      return (await getIndustries(new Request(`http://dashboard.test/api/industries?${query}`))).json()
    }
    expect(await find(' 鉄鋼 & co ')).toEqual({ industries: known })
    expect(await find('x'.repeat(300))).toEqual({ industries: known })
    expect(await find('  ')).toEqual({ industries: [] })
    expect(asked).toEqual([
      `?${new URLSearchParams({ search: '鉄鋼 & co', per_page: '10' })}`,
      `?search=${'x'.repeat(200)}&per_page=10`,
    ])
    known = Array.from({ length: 50 }, (_, at) => ({ id: String(at), name: `Industry ${at}` }))
    expect(await find('steel')).toEqual({ industries: [] })
  })

  it('of a service without them are answered with 501', async () => {
    answer('get', '/industries', 404, { status: 404, detail: 'x' })
    await expectError(await getIndustries(new Request('http://dashboard.test/api/industries')), 501)
  })
})
