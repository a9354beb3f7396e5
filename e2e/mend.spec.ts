import AxeBuilder from '@axe-core/playwright'
import { addresses } from '@/e2e/support/addresses'
import { researchEnded } from '@/e2e/support/research-ended'
import { expect, test } from '@/e2e/support/test'

async function register(page: import('@playwright/test').Page, name: string): Promise<number> {
  const answer = await page.request.post('/api/organizations', { data: { name } })
  expect(answer.ok()).toBe(true)
  return (await answer.json()).id
}

test('a wrong registration is corrected, marked as set by hand with the day, and the correction is undone', async ({
  page,
}) => {
  const id = await register(page, 'Summe Hubr')
  await page.goto(`/organizations/${id}`)
  await expect(page.getByText(researchEnded)).toBeVisible()
  await page.getByRole('button', { name: 'Edit details' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Huber & Söhne Qwzx')
  await page.getByLabel('Country').fill('Germany')
  await page.getByLabel('Industry').fill('Food products')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The details are saved')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Huber & Söhne Qwzx' })).toBeVisible()
  await expect(page.getByText('Germany (by hand,', { exact: false }).first()).toBeVisible()
  await expect(page.getByText(researchEnded)).toBeVisible()
  await page.reload()
  await expect(page.getByText('(by hand,', { exact: false }).first()).toBeVisible()
})

test('an organization is removed and restored, and so are several from the list', async ({ page }) => {
  const id = await register(page, 'Qwzx To Be Removed')
  await page.goto(`/organizations/${id}`)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Qwzx To Be Removed is removed.', { exact: false })).toBeVisible()
  expect((await page.request.get(`/api/organizations/${id}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Qwzx To Be Removed' })).toBeVisible()

  await page.goto('/?q=qwzx+to+be')
  await page.getByRole('checkbox', { name: 'Select Qwzx To Be Removed' }).check()
  const bar = page.getByRole('region', { name: 'Selected organizations' })
  await bar.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('1 organization is removed.', { exact: false })).toBeVisible()
  await expect(page.getByRole('row', { name: /Qwzx To Be Removed/ })).toHaveCount(0)
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: /Qwzx To Be Removed/ })).toBeVisible()
})

test('the page says so where a service with the two published endpoints accepts no changes', async ({ page }) => {
  await page.goto(`${addresses.otherDashboard}/organizations/new`)
  await page.getByLabel('Name', { exact: true }).fill('Unchangeable Company')
  await page.getByRole('button', { name: 'Register organization' }).click()
  await expect(page.getByText(researchEnded)).toBeVisible()
  await expect(page.getByText('This service takes no changes of what was registered.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit details' })).toHaveCount(0)
})
