import AxeBuilder from '@axe-core/playwright'
import readXlsxFile, { readSheet } from 'read-excel-file/node'
import { expect, test } from '@/e2e/support/test'
import { sampleSuppliers } from '@/lib/views/registration/sample-suppliers'

/** A year that no other journey spends in. */
const year = 2023

/** Thirty that are known, one whose name several have, and the many that nobody knows: with a spend each. */
const suppliers = [
  ...sampleSuppliers.map(({ name, hq_region: country }, place) => [name, country, 1_000_000 - place * 10_000] as const),
  ['Delta', '', 250_000] as const,
  ...Array.from({ length: 119 }, (_, place) => [`Qwzx Zulieferer ${place + 1}`, 'DE', 1_000 + place] as const),
]

const sheet = [
  `Name\tCountry\tSpend ${year} (EUR)\tCategory`,
  ...suppliers.map(([name, country, spend]) => `${name}\t${country}\t${spend}\t${categoryOf(name)}`),
].join('\n')

function categoryOf(name: string): string {
  return name.startsWith('Qwzx') ? 'Verpackung' : 'Material'
}

test('the monthly meeting: import with spend, decide, footprint, whom to engage, goal, workbook, one page', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await page.goto('/organizations/import')
  await page.getByLabel('Or paste rows from a spreadsheet').fill(sheet)
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await page.getByRole('button', { name: `Register ${suppliers.length} rows` }).click({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('progressbar', { name: 'Research ended' })).toHaveAttribute('aria-valuenow', '100', {
    timeout: 60_000,
  })

  // What waits is on the first page, with its share of what is spent, and leads to where it is done.
  await page.goto('/')
  const waiting = page.getByRole('list', { name: 'What waits for you' })
  await expect(waiting.getByRole('link', { name: /^To decide/ })).toContainText('of the spend of')
  await waiting.getByRole('link', { name: /^To decide/ }).click()
  await expect(page).toHaveURL(/\/decide/)
  await expect(page.getByRole('heading', { name: 'Delta' }).first()).toBeVisible()
  // Keys are heard once the page is hydrated (decision 0062).
  await expect(async () => {
    await page.keyboard.press('0')
    await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible({ timeout: 2000 })
  }).toPass()

  await page.goto(`/footprint?year=${year}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Footprint' })).toBeVisible()
  await expect(page.getByText(/^\d+ of 150 suppliers with spend/)).toBeVisible()
  // It opens in the currency of the list, and says how good it is.
  await expect(page.getByLabel('Currency')).toHaveValue('EUR')
  await expect(page.getByText('Data quality', { exact: true })).toBeVisible()

  // Nobody knows most of these suppliers; what the team buys of them it knows itself.
  await expect(page.getByText('Not covered: the industry is not known')).toBeVisible()
  const categories = page.getByRole('region', { name: 'What you buy, by the categories of your list' })
  await expect(
    categories
      .getByRole('row', { name: /^Verpackung/ })
      .getByRole('cell')
      .nth(2),
  ).toHaveText('119')
  await categories.getByLabel('Industry of “Verpackung”', { exact: true }).selectOption('17')
  const open = categories
    .getByRole('row', { name: /^Verpackung/ })
    .getByRole('cell')
    .nth(2)
  await expect(open).toHaveText('0')
  await categories.getByLabel('Category of scope 3 of “Verpackung”').selectOption('2: capital goods')
  await expect(categories.getByLabel('Category of scope 3 of “Verpackung”')).toHaveValue('2')
  await expect(page.getByText('the industry that your team gave to Verpackung', { exact: false }).first()).toBeVisible()

  const engaging = page.getByText(/^\d+ suppliers make up at least 67 % of the emissions computed$/)
  await expect(engaging).toBeVisible()
  expect(Number(/^\d+/.exec((await engaging.textContent()) ?? '')?.[0])).toBeLessThanOrEqual(20)
  await page.getByLabel('Goal, %').fill('80')
  await page.getByLabel('By year').fill('2028')
  await page.getByRole('button', { name: 'Set goal' }).click()
  await expect(page.getByText('the goal is 80% by 2028.', { exact: false })).toBeVisible()
  const href = await page.getByRole('link', { name: 'Excel workbook' }).getAttribute('href')
  const workbook = await page.request.get(href ?? '')
  expect(workbook.headers()['content-type']).toContain('spreadsheetml')
  expect((await readSheet(Buffer.from(await workbook.body()))).length).toBeGreaterThan(1)
  const cdp = (await readXlsxFile(Buffer.from(await workbook.body()))).find(({ sheet }) => sheet === 'CDP 7.8')?.data
  expect(cdp?.map(([category]) => category)).toContain('Category 2: capital goods')
  await page.getByRole('button', { name: 'Remove goal' }).click()
  await expect(page.getByRole('button', { name: 'Remove goal' })).toHaveCount(0)

  // Asking a supplier, its answer in the form and what it changes: engagement.spec.ts.

  // One page of the largest, and the list, on paper.
  await page.goto('/?q=abb')
  await page.getByRole('link', { name: 'ABB', exact: true }).filter({ visible: true }).click()
  await expect(page.getByText(/^ABB emitted .* in scopes 1 and 2 in \d{4}/)).toBeVisible()
  const onScreen = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(onScreen).toBeLessThanOrEqual(3 * 900)
  await page.getByRole('link', { name: 'Print', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ABB' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  expect(await smallestPrinted(page)).toBeGreaterThanOrEqual(9)
  const paper = await page.pdf({ preferCSSPageSize: true })
  expect(pagesOf(paper)).toBe(1)
  await page.goto(`/print/list?own_text=&has_spend=yes`)
  await expect(page.getByRole('heading', { level: 1, name: 'Our suppliers' })).toBeVisible()
  await expect(page.getByText(/^Address: http/)).toBeVisible()
  expect(await smallestPrinted(page)).toBeGreaterThanOrEqual(9)
})

/** Points of the smallest words that paper has: a pixel is three quarters of one. */
async function smallestPrinted(page: import('@playwright/test').Page): Promise<number> {
  await page.emulateMedia({ media: 'print' })
  const pixels = await page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1
    const words = [...document.querySelectorAll('main *')].filter(
      (element) =>
        isShown(element) && [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    return Math.min(
      ...words.map((element) => {
        const svg = element.closest('svg')
        const scale = svg ? svg.getBoundingClientRect().width / (svg.viewBox.baseVal.width || 1) : 1
        return Number.parseFloat(getComputedStyle(element).fontSize) * scale
      }),
    )
  })
  await page.emulateMedia({ media: null })
  return pixels * 0.75
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
