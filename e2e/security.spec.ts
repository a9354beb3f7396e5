import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addresses, keys } from '@/e2e/support/addresses'
import { researchEnded } from '@/e2e/support/research-ended'
import { expect, test } from '@/e2e/support/test'

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

test('no part of the key reaches the browser', async ({ page }) => {
  const key = readFileSync(join(process.env['E2E_DATA_DIR'] ?? '', 'dashboard-key'), 'utf8').trim()
  expect(key.length).toBeGreaterThan(16)
  const scripts = filesUnder('.next/static')
  expect(scripts.length).toBeGreaterThan(5)
  for (const file of scripts) {
    const text = readFileSync(file, 'utf8')
    for (const secret of [key, 'SERVICE_API_KEY', 'dashboard-key', 'SERVICE_URL', 'AUTH_SECRET', 'OIDC_CLIENT_SECRET'])
      expect(text.includes(secret), `${secret} in ${file}`).toBe(false)
  }
  const answers: string[] = []
  page.on('response', async (response) => {
    answers.push(JSON.stringify(response.headers()), await response.text().catch(() => ''))
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Ericsson' }).first().click()
  // The chart's code loads last.
  await expect(page.getByRole('application').first()).toBeVisible({ timeout: 40_000 })
  expect(answers.length).toBeGreaterThan(10)
  expect(answers.filter((answer) => answer.includes(key))).toEqual([])
})

test('a key that the service repeats in its answers does not reach the browser', async ({ page }) => {
  const answers: string[] = []
  page.on('response', async (response) => {
    answers.push(JSON.stringify(response.headers()), await response.text().catch(() => ''))
  })
  await page.goto(`${addresses.otherDashboard}/organizations/new`)
  await page.getByLabel('Name', { exact: true }).fill('Repeats Key')
  await page.getByRole('button', { name: 'Register organization' }).click()
  await expect(page.getByText(researchEnded)).toBeVisible()
  await page.reload()
  await expect(page.getByText('[key]', { exact: true })).toBeVisible()
  expect(answers.length).toBeGreaterThan(10)
  expect(answers.filter((answer) => answer.includes(keys.otherService))).toEqual([])
})

test('another site cannot register anything', async ({ request, baseURL }) => {
  const attempts: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: baseURL ?? '' },
  ]
  for (const headers of attempts) {
    const answer = await request.post('/api/organizations', { headers, data: { name: 'Never Registered' } })
    expect(answer.status()).toBe(403)
    expect(await answer.json()).toMatchObject({ status: 403, title: 'Forbidden' })
  }
})

test('a malformed address is answered as a mistake of the address, not of the program', async ({ request }) => {
  for (const path of ['/organizations/%E0%A4%A', '/api/organizations/%E0%A4%A', '/%', '/organizations/%FF'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 400])
  expect((await request.get('/organizations/%C3%A9')).status()).toBe(404)
})

test('pages carry a policy with a fresh nonce, and answers are private', async ({ request }) => {
  const [first, second] = [await request.get('/'), await request.get('/')]
  const policy = first.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("'strict-dynamic'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-eval')
  expect(policy).not.toBe(second.headers()['content-security-policy'])
  expect(first.headers()['x-content-type-options']).toBe('nosniff')
  expect(first.headers()['x-powered-by']).toBeUndefined()
  expect((await request.get('/api/organizations')).headers()['cache-control']).toBe('private, no-store')
})

test('files served without the proxy are protected too: no other site may frame or read them', async ({ request }) => {
  const headers = (await request.get('/api/organizations/1')).headers()
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers['cache-control']).toBe('private, no-store')
  const foreign = await request.get('/api/organizations/1', { headers: { host: 'rebound.test' } })
  expect([foreign.status(), (await foreign.json()).title]).toEqual([403, 'Forbidden'])
})

test('every page has the policy, and each of its scripts the nonce', async ({ request }) => {
  const pages = filesUnder('app').filter((file) => file.endsWith('page.tsx'))
  const paths = pages.map((file) => dirname(file).replace(/^app/, '').replace('[id]', '1') || '/')
  expect(paths.length).toBeGreaterThan(8)
  for (const path of paths) {
    for (const address of [addresses.dashboard, addresses.signInDashboard]) {
      const answer = await request.get(`${address}${path}`)
      const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1]
      const scripts = (await answer.text()).match(/<script[^>]*>/g) ?? []
      expect(scripts.length, path).toBeGreaterThan(1)
      expect([path, scripts.filter((script) => !script.includes(`nonce="${nonce}"`))]).toEqual([path, []])
      expect([path, answer.headers()['x-robots-tag']]).toEqual([path, 'noindex, nofollow'])
    }
  }
})

test('without sign-in the dashboard says so on every page, and refuses unknown host names', async ({ request }) => {
  for (const path of ['/', '/data', '/organizations/new', '/no-such-page'])
    expect(await (await request.get(path)).text()).toContain('No sign-in is set up')
  const foreign = await request.get('/', { headers: { host: 'evil.example' } })
  expect([foreign.status(), (await foreign.text()).includes('Ericsson')]).toEqual([403, false])
})
