import AxeBuilder from '@axe-core/playwright'
import readXlsxFile from 'read-excel-file/node'
import { addresses } from '@/e2e/support/addresses'
import { researchEnded } from '@/e2e/support/research-ended'
import { showIn } from '@/e2e/support/show-in'
import { expect, test } from '@/e2e/support/test'

/** A year in which no other journey has spend. */
const year = 2021

async function spend(page: import('@playwright/test').Page, name: string, amount: number): Promise<number> {
  const own_data = { spend: [{ year, amount, currency: 'EUR' }] }
  const answer = await page.request.post('/api/organizations', { data: { name, own_data } })
  expect(answer.ok()).toBe(true)
  return (await answer.json()).id
}

test('a team sees the emissions of its spend, chooses a method, sets a goal, and downloads the workbook', async ({
  page,
}) => {
  const id = await spend(page, 'ABB', 900_000)
  await spend(page, 'BASF SE', 3_000_000)
  await spend(page, 'Gärtnerei Qwzx am Wehr', 30_000)
  await page.goto(`/organizations/${id}`)
  await expect(page.getByText(researchEnded)).toBeVisible()
  await page.goto(`/footprint?year=${year}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Footprint' })).toBeVisible()
  await expect(page.getByText('2 of 3 suppliers with spend', { exact: false })).toBeVisible()
  await expect(page.getByText('Not covered: the industry is not known')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gärtnerei Qwzx am Wehr' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const method = page.getByLabel('Method for BASF SE')
  await method.selectOption('Supplier’s own figures')
  await expect(method).toHaveValue('supplier_specific')
  await expect(page.getByText('was chosen; what we know does not allow it', { exact: false })).toBeVisible()

  await page.getByLabel('Goal, %').fill('120')
  await page.getByLabel('By year').fill('2028')
  await page.getByRole('button', { name: 'Set goal' }).click()
  await expect(page.getByText('Give a share from 1 to 100%', { exact: false })).toBeVisible()
  await page.getByLabel('Goal, %').fill('80')
  await page.getByRole('button', { name: 'Set goal' }).click()
  await expect(
    page.getByText('of spend is with suppliers that have validated targets; the goal is 80% by 2028.', {
      exact: false,
    }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Remove goal' }).click()
  await expect(page.getByRole('button', { name: 'Remove goal' })).toHaveCount(0)

  const href = await page.getByRole('link', { name: 'Excel workbook' }).getAttribute('href')
  const workbook = await page.request.get(href ?? '')
  expect(workbook.headers()['content-type']).toContain('spreadsheetml')
  const sheets = await readXlsxFile(await workbook.body())
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    'Footprint',
    'Suppliers',
    'Targets',
    'Method and editions',
    'ESRS E1-6',
    'CDP 7.8',
    'SB 253',
  ])

  // A footprint that was handed over is stored, and computed again to check it.
  await page.getByLabel('Title').fill('Handed over')
  await page.getByRole('button', { name: 'Keep this calculation' }).click()
  await page.getByRole('link', { name: 'Handed over' }).first().click()
  await page.getByRole('button', { name: 'Compute again now' }).click()
  await expect(page.getByText('The stored calculation is unaltered', { exact: false })).toBeVisible()
  await expect(page.getByText('from what was kept, the figures are the same', { exact: false })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'Remove for good' }).click()
  await expect(page).toHaveURL(/\/footprint$/)
  await page.goto(`/footprint?year=${year}`)
  await expect(page.getByRole('heading', { name: 'Targets of your suppliers since May 2024' })).toBeVisible()
  await expect(page.getByText(`Of the spend of ${year}, `, { exact: false }).first()).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await showIn(page, 'dark')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('a service with the two published endpoints says that it computes no footprint', async ({ page }) => {
  await page.goto(`${addresses.otherDashboard}/footprint`)
  await expect(page.getByText('This service computes no footprint')).toBeVisible()
})
