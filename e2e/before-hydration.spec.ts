import type { Page } from '@playwright/test'
import { addresses } from '@/e2e/support/addresses'
import { holdScripts } from '@/e2e/support/hold-scripts'
import { expect, test } from '@/e2e/support/test'

/** A processor four times slower, like a phone's: starting the page takes seconds, and input arrives meanwhile. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Opens a page on a slow device, acts once it is painted and before its scripts have loaded, and then lets them load. */
async function actEarly(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  await slowDown(page)
  const arrive = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await act()
  arrive()
}

async function addressOfEricsson(page: Page): Promise<string> {
  const data = { name: 'Ericsson' }
  const answer = await page.request.post('/api/organizations', { data, headers: { 'sec-fetch-site': 'same-origin' } })
  const { id } = (await answer.json()) as { id: number }
  const status = async () => (await (await page.request.get(`/api/organizations/${id}`)).json()).status
  await expect.poll(status).toBe('synced')
  return `/organizations/${id}`
}

test.beforeEach(() => test.slow())

// Longer than usual, because the page is slowed down on a machine that may be busy.
const patient = { timeout: 45_000 }

test('a form that is sent early is registered once, with all the typed text, and none of it appears in the address', async ({
  page,
}) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/organizations')) sent.push(request.postDataJSON())
  })
  await actEarly(page, '/organizations/new', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Ericsson')
    await page.getByLabel('Country').fill('Sverige')
    await page.getByLabel('Industry').fill('Radio masts')
    await page.getByRole('button', { name: 'Register organization' }).click()
    await expect(page).toHaveURL(/\/organizations\/new$/)
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Ericsson' })).toBeVisible(patient)
  expect(sent).toEqual([{ name: 'Ericsson', hq_region: 'SE', industry_name: 'Radio masts' }])
})

test('a form that is sent early and refused keeps the typed text', async ({ page }) => {
  await actEarly(page, '/organizations/new', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Ericsson')
    await page.getByLabel('Website').fill('not a website')
    await page.keyboard.press('Enter')
  })
  await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/web address/, patient)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ericsson')
  await expect(page.getByLabel('Website')).toHaveValue('not a website')
})

test('text typed early is kept, and a stored draft of this tab does not replace it', async ({ page }) => {
  await page.goto('/organizations/new')
  await page.getByLabel('Name', { exact: true }).fill('Half a company')
  await page.getByLabel('Website').fill('https://www.ericsson.com')
  await actEarly(page, '/organizations/new', () => page.getByLabel('Name', { exact: true }).fill('Ericsson'))
  await expect(page.getByLabel('Website')).toHaveValue('https://www.ericsson.com', patient)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ericsson')
})

test('email and password sent early are refused on the page, and appear in no address', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await actEarly(page, `${addresses.signInDashboard}/sign-in`, async () => {
    await page.getByLabel('Email').fill('nobody@example.org')
    await page.getByLabel('Password').fill('a-wrong-password-1')
    await page.keyboard.press('Enter')
  })
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible(patient)
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org')
  expect(asked.filter((address) => address.includes('wrong-password'))).toEqual([])
})

test('text typed early into the search is searched for, and a row that was ticked early is selected', async ({
  page,
}) => {
  await addressOfEricsson(page)
  await actEarly(page, '/', async () => {
    await page.getByRole('searchbox', { name: 'Search organizations' }).fill('ericss')
    await page.getByRole('checkbox', { name: /Ericsson/ }).check()
  })
  await expect(page).toHaveURL(/q=ericss/, patient)
  await expect(page.getByRole('searchbox', { name: 'Search organizations' })).toHaveValue('ericss')
  await expect(page.getByRole('region', { name: 'Selected organizations' })).toBeVisible()
})

test('the palette opens if its button was pressed early', async ({ page }) => {
  await actEarly(page, '/', () => page.getByRole('button', { name: 'Search and commands' }).click())
  await expect(page.getByRole('dialog')).toBeVisible(patient)
})

test('a currency and scopes chosen early take effect', async ({ page }) => {
  const address = await addressOfEricsson(page)
  const scopes = page.getByRole('group', { name: 'Scopes shown' }).getByRole('radio')
  await actEarly(page, `${address}?section=emissions`, async () => {
    await page.getByLabel('Currency').selectOption('CHF')
    await scopes.last().check()
  })
  await expect(page).toHaveURL(/currency=CHF/, patient)
  await expect(page.getByText(/^CHF \d/).first()).toBeVisible()
  await expect(scopes.last()).toBeChecked()
  await expect(page.getByRole('region', { name: 'Emissions by scope' }).getByRole('application')).toBeVisible()
})

test('a link that is clicked early opens its page', async ({ page }) => {
  const address = await addressOfEricsson(page)
  await actEarly(page, '/', () => page.locator(`a[href="${address}"]`).filter({ visible: true }).first().click())
  await expect(page.getByRole('heading', { level: 1, name: 'Ericsson' })).toBeVisible(patient)
})
