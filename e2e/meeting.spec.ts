import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from '@/e2e/support/test'
import { sampleSuppliers } from '@/lib/views/registration/sample-suppliers'

/** A year in which no other journey has spend. */
const year = 2023

/** Thirty known companies, one name that several companies have, and many unknown names: each with a spend. */
const suppliers = [
  ...sampleSuppliers.map(({ name, hq_region: country }, place) => [name, country, 1_000_000 - place * 10_000] as const),
  ['Delta', '', 250_000] as const,
  ...Array.from({ length: 119 }, (_, place) => [`Qwzx Zulieferer ${place + 1}`, 'DE', 1_000 + place] as const),
]

/** The one that is asked: of the many that nobody knows. */
const asked = 'Qwzx Zulieferer 119'

const sheet = [
  `Name\tCountry\tSpend ${year} (EUR)\tCategory`,
  ...suppliers.map(([name, country, spend]) => `${name}\t${country}\t${spend}\t${categoryOf(name)}`),
].join('\n')

function categoryOf(name: string): string {
  return name.startsWith('Qwzx') ? 'Verpackung' : 'Material'
}

test('the monthly meeting: import with spend, decide, footprint, whom to engage, goal, ask one, its answer, what changed, workbook, one page', async ({
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

  // The first page counts what waits for a person and links to it. Its share is of the newest year's spend, which other journeys have.
  await page.goto('/')
  const waiting = page.getByRole('list', { name: 'What waits for you' })
  await expect(waiting.getByRole('link', { name: /^To decide/ })).toContainText(/^To decide\s*[1-9]/)
  await waiting.getByRole('link', { name: /^To decide/ }).click()
  await expect(page).toHaveURL(/\/decide/)
  await expect(page.getByRole('heading', { name: 'Delta' }).first()).toBeVisible()
  // Shortcuts work once the page is hydrated (decision 0062).
  await expect(async () => {
    await page.keyboard.press('0')
    await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible({ timeout: 2000 })
  }).toPass()

  await page.goto(`/footprint?year=${year}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Footprint' })).toBeVisible()
  await expect(page.getByText(/^\d+ of 150 suppliers with spend/)).toBeVisible()
  // It opens in the currency of the list, and shows the quality of its data.
  await expect(page.getByLabel('Currency')).toHaveValue('EUR')
  await expect(page.getByText('Data quality', { exact: true })).toBeVisible()

  // Most of these suppliers are unknown; the team can state which industry it buys from.
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

  const engaging = page.getByText(/^\d+ suppliers make up at least 67% of the emissions computed$/)
  await expect(engaging).toBeVisible()
  expect(Number(/^\d+/.exec((await engaging.textContent()) ?? '')?.[0])).toBeLessThanOrEqual(20)
  await page.getByLabel('Goal, %').fill('80')
  await page.getByLabel('By year').fill('2028')
  await page.getByRole('button', { name: 'Set goal' }).click()
  await expect(page.getByText('the goal is 80% by 2028.', { exact: false })).toBeVisible()

  await askOne(page)

  // What it answered is in the footprint, and so in what is handed over.
  await page.goto(`/footprint?year=${year}`)
  const answered = page.getByRole('row').filter({ hasText: 'Stated to you, not public' })
  await expect(answered.getByText('What it allocated to you in that year, upstream included')).toBeVisible()
  await expect(answered.getByRole('rowheader')).toContainText(asked)
  const href = await page.getByRole('link', { name: 'Excel workbook' }).getAttribute('href')
  const workbook = await page.request.get(href ?? '')
  expect(workbook.headers()['content-type']).toContain('spreadsheetml')
  const sheets = await readXlsxFile(Buffer.from(await workbook.body()))
  const rowsOf = (name: string) => sheets.find((one) => one.sheet === name)?.data ?? []
  expect(rowsOf('Footprint').length).toBeGreaterThan(1)
  expect(rowsOf('Suppliers').find(([name]) => name === asked)).toContain('Supplier’s own figures')
  const cdp = rowsOf('CDP 7.8')
  expect(cdp.map(([category]) => category)).toContain('Category 2: capital goods')
  await page.getByRole('button', { name: 'Remove goal' }).click()
  await expect(page.getByRole('button', { name: 'Remove goal' })).toHaveCount(0)

  // A page about the largest supplier, and the list, as printed.
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

/** One of whom nothing public is known is asked, answers in the form, and what it said is accepted and stands among what changed. */
async function askOne(page: Page): Promise<void> {
  await page.goto(`/?q=${encodeURIComponent(asked)}`)
  await page.getByRole('link', { name: asked, exact: true }).filter({ visible: true }).click()
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  const ask = page.getByRole('region', { name: 'Ask the organization' })
  await ask.scrollIntoViewIfNeeded()
  await ask.getByRole('button', { name: 'Write a letter' }).click()
  await ask.getByLabel('Who asks').fill('Buying at Example')
  await ask.getByLabel('For the year').selectOption(String(year))
  await ask.getByRole('button', { name: 'Make link and letter' }).click()
  const letter = ask.getByLabel('Letter')
  await expect(letter).toHaveValue(/#[\w-]{43}/)
  const link = /http\S+#[\w-]{43}/.exec(await letter.inputValue())?.[0] ?? ''

  const supplier = await page.context().newPage()
  await supplier.goto(link)
  await supplier.getByLabel('Scope 1', { exact: false }).first().fill('12')
  await supplier.getByLabel('Emissions of these deliveries').fill('3')
  await supplier.getByLabel('Your name').fill('Grace Hopper')
  await supplier.getByRole('button', { name: 'Send the answer' }).click()
  await expect(supplier.getByText('Thank you. Your answer has arrived.')).toBeVisible()
  await supplier.close()

  await page.goto('/engagement')
  await page.getByRole('region', { name: 'Open questions' }).getByRole('link', { name: asked }).click()
  const stated = page.getByRole('region', { name: 'Stated to you, not public' })
  await stated.scrollIntoViewIfNeeded()
  await stated.getByRole('button', { name: /^Accept .*Scope 1/ }).click()
  await stated.getByRole('button', { name: /^Accept .*Allocated to us/ }).click()
  await expect(stated.getByText('Accepted by this project', { exact: false })).toHaveCount(2)

  const id = /organizations\/(\d+)/.exec(page.url())?.[1] ?? ''
  // Research that follows the decision notes it.
  await expect(async () => {
    await page.goto(`/changes?organization=${id}`)
    await expect(page.getByText(`New figures for ${year}`, { exact: false }).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByRole('link', { name: asked, exact: true }).first()).toBeVisible()
}

/** Size of the smallest printed text in points: a pixel is three quarters of a point. */
async function smallestPrinted(page: Page): Promise<number> {
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
