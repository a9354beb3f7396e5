import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { addresses, ports } from '@/e2e/support/addresses'
import { type BehindTls, startBehindTls } from '@/e2e/support/behind-tls'
import { researchEnded } from '@/e2e/support/research-ended'
import { expect, test } from '@/e2e/support/test'
import { showWholePage } from '@/e2e/support/whole-page'
import { type Provider, startProvider } from '@/lib/server/session/testing/start-provider'
import { buildUnderPath } from '@/service/testing/programs/build-under-path'

// The dashboard as organizations run it: behind a proxy that ends TLS, with single sign-on, at the root of a host or under a
// path.

const sites = [
  { what: 'at the root of a host', basePath: '', place: ports.behindTls },
  { what: 'under a path', basePath: '/carbon', place: ports.underPath },
] as const

for (const { what, basePath, place } of sites) {
  test.describe(`behind TLS ${what}`, () => {
    let provider: Provider
    let site: BehindTls

    test.use({ ignoreHTTPSErrors: true })
    test.describe.configure({ mode: 'serial' })

    test.beforeAll(async () => {
      // The first time, the dashboard is built for the path.
      test.setTimeout(1_200_000)
      provider = await startProvider()
      provider.claims = {
        sub: 'ada-1',
        email: 'ada@example.org',
        email_verified: true,
        name: 'Ada',
        groups: ['carbon'],
      }
      const folder = basePath === '' ? join(process.cwd(), '.next', 'standalone') : await buildUnderPath(basePath)
      const data = process.env['E2E_DATA_DIR'] ?? ''
      site = await startBehindTls({
        folder,
        basePath,
        dataDirectory: join(data, `behind-tls${basePath.replace('/', '-')}`),
        ports: place,
        environment: {
          SERVICE_URL: addresses.service,
          SERVICE_API_KEY: readFileSync(join(data, 'dashboard-key'), 'utf8').trim(),
          OIDC_ISSUER: provider.issuer,
          OIDC_CLIENT_ID: 'client',
          OIDC_CLIENT_SECRET: 'client-secret',
          OIDC_ROLE_CLAIM: 'groups',
          OIDC_ADMINS: 'carbon',
          TRUSTED_PROXIES: '',
        },
      })
    })
    test.afterAll(async () => {
      await site?.stop()
      provider?.close()
    })

    test('signs in through the provider, registers, reads, follows links, and requests nothing outside the path', async ({
      page,
      context,
    }) => {
      test.slow()
      const astray: string[] = []
      page.on('response', (response) => {
        const { origin, pathname } = new URL(response.url())
        if (origin !== new URL(site.address).origin) return
        const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`)
        if (!isInside || response.status() >= 400) astray.push(`${response.status()} ${pathname}`)
      })

      await page.goto(`${site.address}/organizations/new`)
      expect(page.url()).toBe(`${site.address}/sign-in?next=%2Forganizations%2Fnew`)
      await page.getByRole('button', { name: 'single sign-on' }).click()
      await expect(page.getByRole('heading', { name: 'Register an organization' })).toBeVisible()
      expect(page.url()).toBe(`${site.address}/organizations/new`)
      expect(provider.asked.at(-1)?.get('redirect_uri')).toBe(`${site.address}/api/auth/callback/sso`)

      await page.getByLabel('Name', { exact: true }).fill('Nestlé')
      await page.getByLabel('Country').fill('switz')
      await page.getByRole('button', { name: 'Register organization' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Nestlé' })).toBeVisible()
      await expect(page.getByText(researchEnded)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`^${site.address}/organizations/\\d+`))
      await showWholePage(page)
      await page.getByLabel('Currency').selectOption('EUR')
      await expect(page).toHaveURL(/currency=EUR/)
      await page.reload()
      await expect(page.getByLabel('Currency')).toHaveValue('EUR')

      // The browser sends these cookies to this dashboard only; the session cookie is hidden from scripts and never sent over
      // plain http.
      const cookies = await context.cookies(site.address)
      expect(new Set(cookies.map((cookie) => cookie.path))).toEqual(new Set([basePath || '/']))
      const session = cookies.find(({ name }) => name.endsWith('session_token'))
      expect(session).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax' })
      expect(session?.name).toMatch(basePath === '' ? /^__Host-/ : /^__Secure-/)

      // Without a reload: the list, and the documentation with its search.
      const home = page.getByRole('banner').getByRole('link', { name: 'Organizations' })
      await home.click()
      await expect(page.getByRole('link', { name: 'Nestlé' }).first()).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`^${site.address}/?$`))
      const answer = await page.goto(site.address)
      expect(answer?.headers()['content-security-policy']).toContain("'nonce-")
      expect(answer?.headers()['strict-transport-security']).toBeTruthy()
      await expect(page.getByRole('link', { name: 'Nestlé' }).first()).toBeVisible()

      await page.goto(`${site.address}/docs`)
      await page.getByRole('searchbox').fill('footprint')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${site.address}/docs?q=footprint`)
      const hit = page.getByRole('main').getByRole('list').last().getByRole('link').first()
      await hit.click()
      await expect(page).toHaveURL(new RegExp(`^${site.address}/docs/`))

      // Printed pages and sheets name the dashboard's public address.
      await page.goto(`${site.address}/print/list`)
      await expect(page.getByText(`${site.address}/`).first()).toBeVisible()
      const workbook = await page.request.get(`${site.address}/api/organizations/export?format=xlsx`)
      const parts = Object.values(unzipSync(await workbook.body())).map((part) => strFromU8(part))
      expect(parts.join('\n')).toContain(`${site.address}/organizations/`)
      const icon = await page.locator('link[rel="icon"]').getAttribute('href')
      expect((await page.request.get(new URL(icon ?? '', site.address).href)).status()).toBe(200)

      // The account page, with its button to sign out.
      await page.goto(`${site.address}/account`)
      await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
      await expect(page).toHaveURL(`${site.address}/sign-in`)
      expect(astray).toEqual([])
    })

    test('does not trust forwarded headers of a caller: addresses and cookies stay the public ones', async ({
      request,
    }) => {
      const forged = {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-port': '80',
        'x-forwarded-prefix': '/evil',
        forwarded: 'for=203.0.113.9;host=evil.example;proto=http',
      }
      // Also past the proxy, which would overwrite the headers.
      for (const at of [site.address, site.inner]) {
        const answer = await request.post(`${at}/api/sign-in/sso`, { data: { next: '/data' }, headers: forged })
        expect(answer.status()).toBe(200)
        const { url }: { url: string } = await answer.json()
        expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${site.address}/api/auth/callback/sso`)
        const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
        expect(cookies.length).toBeGreaterThan(0)
        for (const { value } of cookies) {
          expect(value).toMatch(/^__(?:Host|Secure)-.*; Secure/i)
          expect(value).toMatch(new RegExp(`Path=${basePath || '/'}(;|$)`, 'i'))
        }
        const page = await request.get(`${at}/organizations/new`, { headers: forged, maxRedirects: 0 })
        expect([page.status(), page.headers()['location']]).toEqual([
          307,
          `${basePath}/sign-in?next=%2Forganizations%2Fnew`,
        ])
        // A page of another site that names itself as forwarded host is still another site.
        const foreign = { ...forged, origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' }
        expect((await request.post(`${at}/api/sign-in/sso`, { data: {}, headers: foreign })).status()).toBe(403)
      }
    })
  })
}
