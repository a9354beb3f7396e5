import { addresses } from '@/e2e/support/addresses'
import { researchEnded } from '@/e2e/support/research-ended'
import { expect, test } from '@/e2e/support/test'
import { showWholePage } from '@/e2e/support/whole-page'

async function register(page: import('@playwright/test').Page, name: string, country?: string): Promise<string> {
  await page.goto('/organizations/new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  if (country) {
    await page.getByLabel('Country').fill(country)
  }
  await page.getByRole('button', { name: 'Register organization' }).click()
  await expect(page.getByText(researchEnded)).toBeVisible()
  await showWholePage(page)
  return page.url()
}

test('research that cannot decide asks, uses the answer, and asks again once the answer is undone', async ({
  page,
}) => {
  // A single common word with which several companies' names begin.
  await register(page, 'Delta')
  const question = page.getByRole('region', { name: 'Is it one of these?' })
  const heading = page.getByRole('heading', { name: 'The Delta', exact: true })
  await expect(question.getByRole('listitem').filter({ has: heading })).toContainText('South Africa')
  await question.getByRole('button', { name: 'It is this one: The Delta', exact: true }).click()

  await expect(page.getByText('You said that it is The Delta')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Matched company' })).toContainText('South Africa')
  await page.reload()
  await expect(page.getByText('You said that it is The Delta')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'None of these' }).click()
  await expect(page.getByText('You said that it is none of the companies that were shown.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Matched company' })).toContainText('No known company matched')
})

test('two records of one company are merged, and separated again', async ({ page, request }) => {
  const kept = await register(page, 'Nestlé', 'Switzerland')
  const other = await register(page, 'Qwzx Nahrungsmittel', 'Switzerland')
  const companyId = (await (await request.get(`/api/organizations/${idOf(kept)}`)).json()).matching_organization.id
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const chosen = await request.post(`/api/organizations/${idOf(other)}/match`, {
    headers,
    data: { company_id: companyId },
  })
  expect(chosen.status()).toBe(200)

  await page.goto(kept)
  await page.getByRole('button', { name: 'Merge into this one: Qwzx Nahrungsmittel' }).click()
  await expect(page.getByRole('heading', { name: 'Merged into this one' })).toBeVisible()
  await page.goto(other)
  await expect(page.getByRole('heading', { level: 1, name: 'Nestlé' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo: Qwzx Nahrungsmittel' }).click()
  await expect(page.getByRole('heading', { name: 'Merged into this one' })).toHaveCount(0)
  await page.goto(other)
  await expect(page.getByRole('heading', { level: 1, name: 'Qwzx Nahrungsmittel' })).toBeVisible()
})

test('a page of another site decides nothing', async ({ request }) => {
  for (const what of ['match', 'merge']) {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }
    const posted = await request.post(`/api/organizations/1/${what}`, { headers, data: {} })
    const deleted = await request.delete(`/api/organizations/1/${what}`, { headers })
    expect([posted.status(), deleted.status()]).toEqual([403, 403])
  }
})

test('a service that does not ask has no such panel', async ({ page }) => {
  await page.goto(`${addresses.otherDashboard}/organizations/new`)
  await page.getByLabel('Name', { exact: true }).fill('An Unmatched Company')
  await page.getByRole('button', { name: 'Register organization' }).click()
  await expect(page.getByText(researchEnded)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Is it one of these?' })).toHaveCount(0)
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})

function idOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

test('a near row is the company’s once a person says so, and is asked about again once that is undone', async ({
  page,
}) => {
  // Net Zero Tracker has an IKEA in Sweden, SBTi one in the Netherlands.
  await register(page, 'IKEA', 'Sweden')
  const commitments = page.getByRole('region', { name: 'Climate commitments' })
  const targets = commitments.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 3, name: 'Science Based Targets', exact: true }),
  })
  await expect(targets).toHaveAttribute('data-answer', 'unknown')
  await expect(targets).toContainText('Not found under this name')
  const question = page.getByRole('region', { name: 'Science Based Targets: not found under this name' })
  await expect(question).toContainText('Netherlands')

  await question.getByRole('button', { name: 'It is this row: IKEA', exact: true }).click()
  await expect(question).toHaveCount(0)
  await expect(targets).toHaveAttribute('data-answer', 'yes')
  await expect(targets).toContainText('Near-term target validated')
  await page.reload()
  await expect(targets).toHaveAttribute('data-answer', 'yes')

  await commitments.getByRole('button', { name: 'Undo' }).first().click()
  await expect(question).toBeVisible()
  await expect(targets).toHaveAttribute('data-answer', 'unknown')
})
