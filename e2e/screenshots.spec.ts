import type { Locator, Page } from '@playwright/test'
import { addresses } from '@/e2e/support/addresses'
import { sampleReport } from '@/e2e/support/sample-report'
import { expect, test } from '@/e2e/support/test'

/**
 * Compares every page with its picture in e2e/screenshots, on a desktop in light colours and on a phone in dark ones
 * (docs/decisions/0026). After an intended change: npx playwright test e2e/screenshots.spec.ts --update-snapshots
 */
type Shot = {
  name: string
  path: () => string
  /** What must be visible before the page is complete. */
  ready: (page: Page) => Locator
  /** Parts that contain the time or depend on other journeys. */
  changing?: (page: Page) => Locator[]
  /** A part that depends on other journeys and changes the height; it is removed from the picture. */
  leftOut?: (page: Page) => Locator
  /** For a page that is also pictured below its first screen. */
  height?: number
}

const label = 'Pictures'
let ids: number[] = []
let reportId = 0

/** Organizations and a label that no other journey uses. */
test.beforeAll(async ({ request }) => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  ids = []
  for (const data of [
    { name: 'Holcim', hq_region: 'CH' },
    { name: 'Siemens', hq_region: 'DE' },
  ]) {
    const answer = await request.post(`${addresses.dashboard}/api/organizations`, { data, headers })
    ids.push(Number((await answer.json()).id))
  }
  for (const id of ids) {
    const status = async () =>
      (await (await request.get(`${addresses.dashboard}/api/organizations/${id}`)).json()).status
    await expect.poll(status).toBe('synced')
  }
  const uploaded = await request.post(`${addresses.dashboard}/api/organizations/${ids[0]}/documents?name=report.pdf`, {
    data: sampleReport,
    headers: { ...headers, 'content-type': 'application/pdf' },
  })
  reportId = Number((await uploaded.json()).document.id)
  await request.post(`${addresses.dashboard}/api/organizations/labels`, { data: { ids, add: [label] }, headers })
})

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name })
const chart = (page: Page) => page.getByRole('application').last()

const shots: readonly Shot[] = [
  {
    name: 'list-empty',
    path: () => `${addresses.otherDashboard}/`,
    ready: heading('What your suppliers emit, and what they promise'),
  },
  {
    name: 'list',
    path: () => `/?label=${label}`,
    ready: (page) => page.getByText('Siemens').filter({ visible: true }).first(),
    // The sentence counts the organizations of all journeys.
    leftOut: (page) => page.getByRole('list', { name: 'What waits for you' }),
    changing: (page) => [page.getByText(/^\d+ organizations?, worldwide figures of \d+/)],
  },
  { name: 'form', path: () => '/organizations/new', ready: (page) => page.getByRole('combobox', { name: 'Country' }) },
  {
    name: 'organization',
    path: () => `/organizations/${ids[1]}`,
    ready: chart,
    height: 2000,
  },
  {
    name: 'report',
    path: () => `/organizations/${ids[0]}/documents/${reportId}`,
    ready: (page) => page.getByRole('region', { name: 'Figures of 2023' }),
  },
  { name: 'compare', path: () => `/compare?ids=${ids.join(',')}`, ready: chart, height: 1500 },
  {
    name: 'industries',
    path: () => '/industries',
    ready: heading('Industries'),
    // How many organizations other journeys have registered.
    changing: (page) => [page.locator('tbody td:last-child')],
  },
  { name: 'industry', path: () => '/industries/23', ready: heading(/non-metallic/i), height: 1200 },
  // Countries with organizations of the other journeys come first.
  {
    name: 'regions',
    path: () => '/regions',
    ready: heading('Regions'),
    changing: (page) => [page.locator('tbody')],
  },
  { name: 'region', path: () => '/regions/DE', ready: heading('Germany'), height: 1200 },
  {
    name: 'data',
    path: () => '/data',
    ready: heading('Data'),
    // The age of an edition.
    changing: (page) => [page.locator('dd')],
  },
  { name: 'methodology', path: () => '/methodology', ready: heading('How scores are made') },
  { name: 'import', path: () => '/organizations/import', ready: (page) => page.getByLabel('CSV or XLSX file') },
  { name: 'sign-in', path: () => `${addresses.signInDashboard}/sign-in`, ready: heading('Sign in') },
]

const screens = [
  { screen: 'desk', width: 1440, height: 900, colorScheme: 'light' },
  { screen: 'phone', width: 390, height: 844, colorScheme: 'dark' },
] as const

for (const { screen, width, height, colorScheme } of screens) {
  test(`every page looks as in its picture, on a ${screen} in ${colorScheme} colours`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const shot of shots) {
      await test.step(shot.name, async () => {
        await page.setViewportSize({ width, height: shot.height ?? height })
        await page.goto(shot.path())
        await shot.ready(page).waitFor()
        await expect(page.locator('.skeleton')).toHaveCount(0)
        await shot.leftOut?.(page).evaluate((part: HTMLElement) => part.style.setProperty('display', 'none'))
        await expect
          .soft(page)
          .toHaveScreenshot(`${shot.name}-${screen}.png`, { mask: shot.changing?.(page) ?? [], maskColor: '#808080' })
        if (shot.name !== 'region') return
        // Checks that the pictures detect a difference like this one.
        await page
          .locator('main .panel')
          .first()
          .evaluate((panel) => panel.remove())
        await expect.soft(page).not.toHaveScreenshot(`${shot.name}-${screen}.png`)
      })
    }
  })
}
