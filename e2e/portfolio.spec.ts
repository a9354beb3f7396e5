import AxeBuilder from '@axe-core/playwright'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from '@/e2e/support/test'

test('filter, sort, reopen by the address, label with undo, and export the filtered list', async ({ page }) => {
  test.slow()
  for (const body of [
    { name: 'Ericsson', hq_region: 'SE' },
    { name: 'Nestlé', hq_region: 'CH' },
  ]) {
    expect((await page.request.post('/api/organizations', { data: body })).ok()).toBe(true)
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page
    .getByRole('group', { name: 'Country' })
    .getByRole('checkbox', { name: /Sweden/ })
    // The box is ticked once the address contains the filter, which is checked next.
    .click()
  await expect(page).toHaveURL(/country=SE/)
  await expect(page.getByRole('row', { name: /Ericsson/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Nestlé/ })).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'All scopes' }).click()
  await expect(page).toHaveURL(/sort=-all_scopes/)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Sweden/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Nestlé/ })).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'Select Ericsson' }).check()
  const bar = page.getByRole('region', { name: 'Selected organizations' })
  await bar.getByLabel('Label', { exact: true }).fill('Tier 1')
  await bar.getByRole('button', { name: 'Add label' }).click()
  await expect(page.getByRole('row', { name: /Ericsson/ })).toContainText('Tier 1')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Report to read, and data (Excel)' }).click(),
  ])
  const file = await download.path()
  const [report] = await readSheet(file)
  expect(report?.slice(0, 2)).toEqual(['Name', 'Matched company'])
  const rows = await readSheet(file, 2)
  expect(rows[0]?.slice(0, 2)).toEqual(['ID', 'Name'])
  expect(rows.slice(1).map((row) => row[1])).toContain('Ericsson')
  expect(rows.slice(1).map((row) => row[1])).not.toContain('Nestlé')
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(bar.getByText('Taken back.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Ericsson/ })).not.toContainText('Tier 1')
})
