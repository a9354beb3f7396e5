import AxeBuilder from '@axe-core/playwright'
import { addresses } from '@/e2e/support/addresses'
import { researchEnded } from '@/e2e/support/research-ended'
import { showIn } from '@/e2e/support/show-in'
import { expect, test } from '@/e2e/support/test'

async function register(page: import('@playwright/test').Page, name: string): Promise<number> {
  const answer = await page.request.post('/api/organizations', { data: { name } })
  expect(answer.ok()).toBe(true)
  const { id } = await answer.json()
  await page.goto(`/organizations/${id}`)
  await expect(page.getByText(researchEnded)).toBeVisible()
  return id
}

test('a team reads what changed, finds the mark in its list, and lets a program and its members be notified', async ({
  page,
}) => {
  const id = await register(page, 'Carlsberg Group')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible()
  // Changes in the release's history are dated by SBTi's list, not by the first research.
  await page.goto(`/changes?organization=${id}`)
  const renewal = page.getByRole('region', { name: 'Feb 19, 2026' })
  await expect(renewal.getByText('Near-term target: renewed, for 2032 (SBTi)')).toBeVisible()
  await expect(renewal.getByText('Known when it was first looked up').first()).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await renewal.getByRole('link', { name: 'Evidence: Carlsberg Group' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/organizations/${id}\\?evidence=`))
  await expect(page.getByRole('dialog')).toBeVisible()

  // A visit that has ended: the list then marks changes recorded after it.
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('carbon-register.visit'))).toContain('latest')
  await page.evaluate(() => {
    const visit = JSON.parse(localStorage.getItem('carbon-register.visit') ?? '')
    localStorage.setItem('carbon-register.visit', JSON.stringify({ ...visit, at: 0 }))
  })
  const edited = await page.request.patch(`/api/organizations/${id}`, { data: { external_id: 'V-4711' } })
  expect(edited.ok()).toBe(true)
  await page.goto('/?q=carlsberg')
  const row = page.getByRole('row', { name: /Carlsberg/ })
  await expect(row.getByText('Changed since your last visit')).toBeVisible()

  await page.goto('/changes')
  await page.getByRole('button', { name: 'Since my last visit' }).click()
  await expect(page.getByText('Edited by hand: your own id')).toBeVisible()
  await expect(page.getByText('Near-term target: renewed, for 2032 (SBTi)')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Targets')
  await expect(page.getByText('Nothing changed that fits')).toBeVisible()

  await page.getByRole('link', { name: 'Summary' }).click()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Edited by hand')
  await expect(page.getByText('This installation sends no e-mail', { exact: false })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('a webhook goes to public addresses only, shows its secret once, and lists the outcome of its messages', async ({
  page,
}) => {
  await page.goto('/changes/webhooks')
  await page.getByLabel('Address').fill('https://10.0.0.1/changes')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(
    page.getByText('10.0.0.1 is not an address of the public internet', { exact: false }).first(),
  ).toBeVisible()
  await page.getByLabel('Address').fill('https://hooks.invalid/changes')
  await page.getByRole('checkbox', { name: 'Details' }).check()
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('whsec_', { exact: false })).toBeVisible()
  const id = await register(page, 'Qwzx Told Of')
  expect((await page.request.patch(`/api/organizations/${id}`, { data: { external_id: 'V-1' } })).ok()).toBe(true)
  await page.goto('/changes/webhooks')
  await expect(page.getByText('whsec_', { exact: false })).toHaveCount(0)
  const entry = page.getByRole('listitem', { name: 'https://hooks.invalid/changes' })
  // Nobody listens there: the message waits, and the page says why.
  await expect(async () => {
    await page.reload()
    await entry.getByRole('button', { name: 'Messages' }).click()
    await expect(entry.getByText('could not be reached', { exact: false })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await showIn(page, 'dark')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await entry.getByRole('button', { name: 'Remove' }).click()
  await entry.getByRole('button', { name: 'Really remove' }).click()
  await expect(page.getByText('No address is told of changes yet')).toBeVisible()
})

test('a service with the two published endpoints says that it records no changes', async ({ page }) => {
  await page.goto(`${addresses.otherDashboard}/changes`)
  await expect(page.getByText('This service does not keep what changed')).toBeVisible()
  await page.goto(`${addresses.otherDashboard}/changes/webhooks`)
  await expect(page.getByText('This service has no webhooks')).toBeVisible()
  await page.goto(`${addresses.otherDashboard}/changes/digest`)
  await expect(page.getByText('This service makes no summaries')).toBeVisible()
})
