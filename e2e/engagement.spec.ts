import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addresses } from '@/e2e/support/addresses'
import { researchEnded } from '@/e2e/support/research-ended'
import { showIn } from '@/e2e/support/show-in'
import { expect, test } from '@/e2e/support/test'

/** A year in which no other journey has spend. */
const year = 2025

async function register(page: Page, name: string): Promise<number> {
  const own_data = { contact_email: 'carbon@supplier.example', spend: [{ year, amount: 50_000, currency: 'USD' }] }
  const answer = await page.request.post('/api/organizations', { data: { name, own_data } })
  expect(answer.ok()).toBe(true)
  return (await answer.json()).id
}

async function violations(page: Page) {
  return (await new AxeBuilder({ page }).analyze()).violations
}

test('a supplier is asked, answers in the form, and its figure is accepted, marked and used by the footprint', async ({
  page,
}) => {
  test.slow()
  const name = 'Gießerei Qwzxbach'
  const id = await register(page, name)
  await page.goto(`/organizations/${id}`)
  await expect(page.getByText(researchEnded)).toBeVisible()
  await page.goto(`/organizations/${id}?section=activity`)

  const record = page.getByRole('region', { name: 'Working together' })
  await record.scrollIntoViewIfNeeded()
  await record.getByLabel('Owner').fill('Ada Lovelace')
  await record.getByLabel('Next step').fill('Ask for 2025')
  await record.getByLabel('Due on').fill('2026-01-31')
  await record.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const ask = page.getByRole('region', { name: 'Ask the organization' })
  await ask.getByRole('button', { name: 'Write a letter' }).click()
  await expect(ask.getByLabel('To')).toHaveValue('carbon@supplier.example')
  await ask.getByRole('button', { name: 'Make link and letter' }).click()
  await expect(ask.getByText('Say who asks')).toBeVisible()
  await ask.getByLabel('Who asks').fill('Buying at Example')
  await ask.getByLabel('For the year').selectOption(String(year))
  await ask.getByRole('button', { name: 'Make link and letter' }).click()
  const letter = ask.getByLabel('Letter')
  await expect(letter).toHaveValue(/we do not have yet:\n– scope 1\n/)
  await expect(ask.getByText('nobody else can open the link', { exact: false })).toBeVisible()
  const mail = await ask.getByRole('link', { name: 'Open in e-mail program' }).getAttribute('href')
  expect(mail).toMatch(/^mailto:carbon%40supplier\.example\?subject=Emissions%20of%202025/)
  const link = /http\S+#[\w-]{43}/.exec(await letter.inputValue())?.[0] ?? ''
  expect(link).toContain(`${addresses.dashboard}/answer?lang=en#`)
  await ask.getByRole('button', { name: 'Done' }).click()
  expect(await violations(page)).toEqual([])

  const supplier = await page.context().newPage()
  await supplier.goto(`${addresses.dashboard}/answer#${'A'.repeat(43)}`)
  await expect(supplier.getByText('This link is not valid')).toBeVisible()
  const answered = await supplier.goto(link)
  expect(answered?.headers()['referrer-policy']).toBe('no-referrer')
  expect(answered?.headers()['content-security-policy']).toContain("default-src 'self'")
  await supplier.reload()
  await expect(supplier.getByRole('heading', { level: 1, name: 'Your emissions for Buying at Example' })).toBeVisible()
  await expect(supplier.getByText(`${name}, ${year}`)).toBeVisible()
  await expect(supplier.getByRole('navigation')).toHaveCount(0)
  expect(await violations(supplier)).toEqual([])
  await supplier.getByRole('button', { name: 'Send the answer' }).click()
  await expect(supplier.getByText('Give at least one figure or a report.')).toBeVisible()
  await expect(supplier.getByText('Who answers?')).toBeVisible()
  await supplier.getByLabel('Scope 1', { exact: false }).first().fill('about 5')
  await supplier.getByRole('button', { name: 'Send the answer' }).click()
  await expect(supplier.getByText('A number from 0 on, or nothing')).toBeVisible()
  await supplier.getByLabel('Scope 1', { exact: false }).first().fill('1,200')
  await supplier.getByLabel('Emissions of these deliveries').fill('7.5')
  await supplier.getByLabel('Method').fill('<script>alert(1)</script> GHG Protocol')
  await supplier.getByLabel('Assurance by an independent third party').selectOption('Limited assurance')
  await supplier.getByLabel('Your name').fill('Grace Hopper')
  await supplier.setViewportSize({ width: 390, height: 844 })
  expect(await supplier.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await showIn(supplier, 'dark')
  expect(await violations(supplier)).toEqual([])
  await supplier.getByRole('button', { name: 'Send the answer' }).click()
  await expect(supplier.getByText('Thank you. Your answer has arrived.')).toBeVisible()
  await supplier.reload()
  await expect(supplier.getByText('This link was answered already')).toBeVisible()
  await expect(supplier.getByText(name)).toHaveCount(0)
  await supplier.close()

  await page.goto('/engagement')
  await expect(page.getByText('2 figures that organizations answered', { exact: false })).toBeVisible()
  await expect(page.getByText('100% answered')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goto(`/footprint?year=${year}`)
  await expect(page.getByText('Not covered: the industry is not known')).toBeVisible()

  await page.goto('/engagement')
  await page.getByRole('region', { name: 'Open questions' }).getByRole('link', { name }).click()
  const stated = page.getByRole('region', { name: 'Stated to you, not public' })
  await stated.scrollIntoViewIfNeeded()
  await expect(stated.getByText('<script>alert(1)</script> GHG Protocol').first()).toBeVisible()
  await stated.getByRole('button', { name: /^Accept .*Scope 1, 2025/ }).click()
  await stated.getByRole('button', { name: /^Accept .*Allocated to us/ }).click()
  await expect(stated.getByText('Accepted by this project', { exact: false })).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Working together' }).getByLabel('Stage')).toHaveValue('verified')

  await page.goto(`/organizations/${id}?section=all`)
  await expect(page.getByText('Stated to you by the organization, not public', { exact: false }).first()).toBeVisible()
  await page.goto(`/footprint?year=${year}`)
  const line = page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Stated to you, not public' })
  await expect(line.getByText('What it allocated to you in that year, upstream included')).toBeVisible()
  await expect(line).toContainText('7.5 t CO₂e')

  // A view of a stage is stored under a name and opened again with its filter.
  await page.goto('/?stage=verified')
  await expect(page.getByRole('link', { name, exact: true }).filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabel('Name of this view').fill('Have answered')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.goto('/')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('link', { name: 'Have answered' }).click()
  await expect(page).toHaveURL(/\?stage=verified$/)
  await expect(page.getByRole('button', { name: 'Answer verified Remove this filter' })).toBeVisible()
  await expect(page.getByRole('link', { name, exact: true }).filter({ visible: true })).toBeVisible()
})

test('a revoked link works for nobody, and figures can be imported from a sheet', async ({ page }) => {
  const id = await register(page, 'Weberei Qwzxtal')
  const asked = { team: 'Einkauf', language: 'de', year, expires_in_days: 1, recipient: null }
  const made = await page.request.post(`/api/organizations/${id}/supplier-requests`, { data: asked })
  const { letter } = await made.json()
  await page.goto(`/organizations/${id}?section=activity`)
  const ask = page.getByRole('region', { name: 'Ask the organization' })
  await ask.scrollIntoViewIfNeeded()
  await ask.getByRole('button', { name: /^Withdraw the link of/ }).click()
  await expect(ask.getByText('withdrawn on', { exact: false })).toBeVisible()
  await page.goto(letter.link)
  await page.reload()
  await expect(page.getByText('Dieser Link wurde zurückgenommen')).toBeVisible()

  await page.goto('/engagement?lang=en')
  const sheet = 'Name,Year,Scope,Value\nWeberei Qwzxtal,2025,1,5\nWeberei Qwzxtal,2025,nine,5\nNobody Qwzx,2025,1,5\n'
  await page
    .getByRole('region', { name: 'Figures from a sheet' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'figures.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
  await expect(page.getByText('1 figure kept')).toBeVisible()
  await expect(page.getByText('amounts were read as tonnes', { exact: false })).toBeVisible()
  await expect(page.getByText('Row 3: the scope cannot be read')).toBeVisible()
  await expect(page.getByText('Row 4: No organization of this project matches')).toBeVisible()
})

test('a service with the two published endpoints says so, and its organizations have no such sections', async ({
  page,
}) => {
  await page.goto(`${addresses.otherDashboard}/engagement`)
  await expect(page.getByText('This service keeps nothing about working with organizations')).toBeVisible()
  await page.goto(`${addresses.otherDashboard}/answer#${'A'.repeat(43)}`)
  await expect(page.getByText('This dashboard asks no suppliers')).toBeVisible()
})

test('with sign-in anybody with a link sees the form, and nothing else', async ({ page }) => {
  await page.goto(`${addresses.signInDashboard}/answer#${'A'.repeat(43)}`)
  await expect(page.getByText('This dashboard asks no suppliers')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.goto(`${addresses.signInDashboard}/engagement`)
  await expect(page).toHaveURL(/\/sign-in/)
})
