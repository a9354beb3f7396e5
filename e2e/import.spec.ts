import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addresses } from '@/e2e/support/addresses'
import { showIn } from '@/e2e/support/show-in'
import { expect, test } from '@/e2e/support/test'

const sheet = [
  'Firmenname;Land;ISIN;Bemerkung',
  'Ericsson;Schweden;;=1+1',
  'Nestlé;CHE;CH0038863350;',
  'Vrtnplk Qwzx;Norwegen;;kept',
  'ericsson;SE;;',
  'Zzyzx Blvd Works;Narnia;;',
  ';Schweden;;"kept; too"',
].join('\r\n')

async function upload(page: Page, text: string): Promise<void> {
  await page.getByLabel('CSV or XLSX file').setInputFiles({
    name: 'suppliers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
}

async function expectNoViolation(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
}

/** The state of the import that the browser has stored. */
function readKeptState(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('carbon-register.import-3')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').get('progress')
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result?.progress?.state)
          }
        }
      }),
  )
}

test('a sheet is uploaded, previewed and registered, interrupted in between, and its errors are downloaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/organizations/new')
  await page.getByRole('link', { name: 'Register them from a spreadsheet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Register many organizations' })).toBeVisible()
  await expectNoViolation(page)
  await upload(page, sheet)

  await expect(page.getByRole('heading', { name: 'Columns' })).toBeFocused()
  await expect(page.getByLabel('“Firmenname” holds')).toHaveValue('name')
  await expect(page.getByLabel('“Land” holds')).toHaveValue('hq_region')
  await expect(page.getByLabel('“Bemerkung” holds')).toHaveValue('other')
  await expectNoViolation(page)
  await page.getByRole('button', { name: 'Check the rows' }).click()

  const rows = page.getByRole('list', { name: 'Rows' }).getByRole('listitem')
  await expect(rows.filter({ hasText: 'Vrtnplk' })).toContainText('New')
  await expect(rows.filter({ hasText: 'Zzyzx' })).toContainText('Country “Narnia” is no country we know')
  await expect(rows.nth(5)).toContainText('Enter a name')
  await expect(rows.nth(3)).toContainText(/Repeats a row|Already registered/)
  await expectNoViolation(page)
  await showIn(page, 'dark')
  await page.getByRole('button', { name: 'Edit row 7' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expectNoViolation(page)
  await page.getByLabel('Country').fill('Norwegen')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(rows.nth(5)).toContainText('Norway')

  // The import is interrupted in the middle and continued.
  const refuse = JSON.stringify({ status: 403, title: 'Forbidden', detail: 'Not now' })
  await page.route('**/api/organizations/batch', (route) => route.fulfill({ status: 403, body: refuse }))
  await page.getByRole('button', { name: 'Register 5 rows' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Registering was interrupted' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Registered' })).toHaveAttribute('aria-valuenow', '16')
  await expect.poll(() => readKeptState(page)).toBe('begun')
  await page.reload()
  await expect(page.getByText('Not all rows are done')).toBeVisible()
  await page.unroute('**/api/organizations/batch')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Research ended' })).toHaveAttribute('aria-valuenow', '100')
  await expect(page.getByText(/^\d newly registered, \d registered already, 1 with errors\.$/)).toBeVisible()
  await expect(rows.nth(3).getByRole('link')).toHaveAttribute(
    'href',
    (await rows.nth(0).getByRole('link').getAttribute('href')) ?? '',
  )
  await expectNoViolation(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download errors as CSV' }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  expect(text).toMatch(/^\uFEFFFirmenname,Land,ISIN,Bemerkung,Reason\r\n,Norwegen,,"kept; too",.*name/)
  await page.getByRole('button', { name: 'Register another sheet' }).click()
  await expect(page.getByLabel('CSV or XLSX file')).toBeVisible()
})

test('a service with the published endpoints only registers the rows one by one', async ({ page }) => {
  await page.goto(`${addresses.otherDashboard}/organizations/import`)
  await page.getByLabel('Or paste rows from a spreadsheet').fill('Alpha\tSE\nBad Country\tSE\nBeta\tNO')
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(page.getByText('This service cannot check rows beforehand')).toBeVisible()
  await page.getByRole('button', { name: 'Register 3 rows' }).click()
  await expect(page.getByText('2 registered, 1 with errors.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Country: This is not one of ours')).toBeVisible()
})
