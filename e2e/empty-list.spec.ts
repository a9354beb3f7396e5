import { researchEnded } from '@/e2e/support/research-ended'
import { expect, test } from '@/e2e/support/test'
import { showWholePage } from '@/e2e/support/whole-page'

test('a first visit says what this is and what it knows, and one organization shows its figures', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'What your suppliers emit' })).toBeVisible()
  await expect(page.getByText('companies with worldwide emission figures')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upload your supplier list' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try with 30 sample suppliers' })).toBeVisible()

  await page.getByRole('link', { name: 'register one organization' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Ericsson')
  await page.getByLabel('Country').fill('swed')
  await page.getByRole('button', { name: 'Register organization' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ericsson' })).toBeVisible()
  await expect(page.getByText(researchEnded)).toBeVisible()
  await showWholePage(page)

  // 49,000 t of scope 1 in 2019, and nine years, as published by Klimatkollen.
  const figures = page.getByRole('region', { name: 'Figures, Worldwide' })
  await expect(figures.getByRole('columnheader')).toHaveText([
    'Measure',
    '2024',
    '2023',
    '2022',
    '2021',
    '2020',
    '2019',
    '2018',
    '2017',
    '2016',
  ])
  await expect(
    figures
      .getByRole('row', { name: /^Scope 1, stated/ })
      .getByRole('cell')
      .nth(5),
  ).toHaveText('49,000')

  await page.getByRole('link', { name: '← Organizations' }).click()
  await expect(page.getByRole('row', { name: /Ericsson/ })).toContainText('Sweden')
})
