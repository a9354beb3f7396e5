import { expect, test } from './test'

test('an empty list offers three real organizations, and one click shows the first one’s figures', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'No organizations yet' })).toBeVisible()
  for (const name of ['Ericsson', 'Nestlé', 'AES Corp.']) await expect(page.getByRole('button', { name })).toBeVisible()

  await page.getByRole('button', { name: 'Ericsson' }).click()
  await expect(page).toHaveURL(/\/organizations\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Ericsson' })).toBeVisible()
  await expect(page.getByText('Research complete', { exact: true })).toBeVisible()

  // 49,000 t of scope 1 in 2019, and nine years: as published by Klimatkollen.
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
  await expect(page.getByText(/^1 organization, worldwide figures of 1/)).toBeVisible()
  await expect(page.getByRole('row', { name: /Ericsson/ })).toContainText('Sweden')
})
