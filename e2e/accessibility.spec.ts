import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addresses } from '@/e2e/support/addresses'
import { holdScripts } from '@/e2e/support/hold-scripts'
import { researchEnded } from '@/e2e/support/research-ended'
import { showIn } from '@/e2e/support/show-in'
import { expect, test } from '@/e2e/support/test'
import { scrollUntilDrawn, showWholePage } from '@/e2e/support/whole-page'

async function openList(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Ericsson' }).filter({ visible: true }).first()).toBeVisible()
}

async function openOrganization(page: Page): Promise<void> {
  await openList(page)
  await page.getByRole('link', { name: 'Ericsson' }).filter({ visible: true }).first().click()
  await expect(page.getByText(researchEnded)).toBeVisible()
  await showWholePage(page)
  await expect(page.getByRole('application').first()).toBeVisible()
}

async function openRegistered(page: Page, name: string): Promise<void> {
  await page.goto(`${addresses.otherDashboard}/organizations/new`)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Register organization' }).click()
}

function opens(path: string, heading: string | RegExp) {
  return async (page: Page): Promise<void> => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
  }
}

type State = { name: string; open: (page: Page) => Promise<void>; within?: string }

const states: State[] = [
  { name: 'the list', open: openList },
  {
    name: 'the list with its filters open and no match',
    open: async (page) => {
      await openList(page)
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByLabel('Research').selectOption('Failed')
      await expect(page.getByText('No organization matches')).toBeVisible()
    },
  },
  {
    name: 'the list that could not be read',
    open: async (page) => {
      await openList(page)
      const problem = { status: 503, title: 'Not available', detail: 'Not now' }
      await page.route('**/api/organizations?*', (route) => route.fulfill({ status: 503, json: problem }))
      await page.getByRole('searchbox', { name: 'Search organizations' }).fill('e')
      await expect(page.getByRole('main').getByText('Not available')).toBeVisible()
    },
  },
  {
    name: 'the empty list',
    open: opens(`${addresses.otherDashboard}/`, 'What your suppliers emit, and what they promise'),
  },
  {
    name: 'the form with errors',
    open: async (page) => {
      await page.goto('/organizations/new')
      await expect(page.getByRole('combobox', { name: 'Country' })).toBeVisible()
      await page.getByRole('button', { name: 'Register organization' }).click()
      await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'an organization with its tables open',
    open: async (page) => {
      await openOrganization(page)
      for (const table of await page.getByText('Show as table').all()) await table.click()
      await page.getByText('Scope 3 by category').first().click()
    },
  },
  {
    name: 'the summary of an organization',
    open: async (page) => {
      await openList(page)
      await page.getByRole('link', { name: 'Ericsson' }).filter({ visible: true }).first().click()
      await expect(page.getByRole('application').first()).toBeVisible()
    },
  },
  {
    name: 'key facts of a row beside the list',
    open: async (page) => {
      await openList(page)
      // Shortcuts work once the page is hydrated (decision 0062).
      await expect(async () => {
        await page.getByRole('link', { name: 'Ericsson' }).filter({ visible: true }).first().focus()
        await page.keyboard.press('p')
        await expect(page.getByRole('dialog')).toContainText('All scopes', { timeout: 1000 })
      }).toPass()
    },
  },
  {
    name: 'the views of the list',
    open: async (page) => {
      await openList(page)
      await page.getByRole('button', { name: 'Views' }).click()
      await expect(page.getByRole('link', { name: 'Figures older than three years' })).toBeVisible()
    },
  },
  { name: 'the list on paper', open: opens('/print/list', 'Our suppliers') },
  {
    name: 'an organization on paper',
    open: async (page) => {
      await page.goto('/print/organizations/1')
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    },
  },
  {
    name: 'an organization in research',
    open: async (page) => {
      await openRegistered(page, 'Never Settles')
      await expect(page.getByText('Research in progress', { exact: false }).first()).toBeVisible()
    },
  },
  {
    name: 'an organization whose research failed',
    open: async (page) => {
      await openRegistered(page, 'Research Fails')
      await expect(page.locator('[data-phase="failed"]')).toBeVisible()
    },
  },
  { name: 'an organization that is not there', open: opens('/organizations/999999', 'Organization not found') },
  { name: 'a comparison', open: opens('/compare?ids=1,2', 'Compare') },
  { name: 'the industries', open: opens('/industries', 'Industries') },
  { name: 'an industry', open: opens('/industries/26', /computer, electronic/i) },
  {
    name: 'an industry that could not be read',
    open: async (page) => {
      await page.route('**/api/industries/26', (route) => route.fulfill({ status: 503, json: {} }))
      await page.goto('/industries/26')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'a region on its way',
    open: async (page) => {
      await page.route('**/api/regions/SE', () => undefined)
      await page.goto('/regions/SE')
      await expect(page.locator('.skeleton')).toBeVisible()
    },
  },
  {
    name: 'the import of a file that is no sheet',
    open: async (page) => {
      await page.goto('/organizations/import')
      const file = { name: 'suppliers.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK no sheet') }
      await page.getByLabel('CSV or XLSX file').setInputFiles(file)
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    },
  },
  { name: 'the regions', open: opens('/regions', 'Regions') },
  { name: 'a region', open: opens('/regions/SE', 'Sweden') },
  { name: 'the sources', open: opens('/data', 'Data') },
  { name: 'the documentation', open: opens('/docs', 'Carbon Register') },
  { name: 'a page of the documentation with tables', open: opens('/docs/configuration', /configuration|settings/i) },
  { name: 'the methodology', open: opens('/methodology', 'How scores are made') },
  {
    name: 'the palette',
    open: async (page) => {
      await openList(page)
      await page.getByRole('button', { name: 'Search and commands' }).click()
      await page.getByRole('dialog').getByRole('combobox').fill('eric')
      await expect(page.getByRole('option', { name: 'Ericsson' })).toBeVisible()
    },
    within: '[role="dialog"]',
  },
  {
    name: 'the list of keys',
    open: async (page) => {
      await openList(page)
      // Shortcuts work once the page is hydrated (decision 0062).
      await expect(async () => {
        await page.keyboard.press('?')
        await expect(page.getByRole('dialog')).toContainText('Keyboard shortcuts', { timeout: 1000 })
      }).toPass()
    },
    within: '[role="dialog"]',
  },
]

function axe(page: Page, within: string | undefined): AxeBuilder {
  // The size of a target (WCAG 2.2) is checked only when it is asked for.
  const builder = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } })
  // The focus guards around an open dialog are hidden and focusable by design.
  return within === undefined ? builder : builder.include(within)
}

for (const { name, open, within } of states) {
  test(`${name}: nothing that axe finds, light or dark, and no scrolling sideways on a phone or at 400 %`, async ({
    page,
  }) => {
    // Axe needs up to a minute for a long page on a busy machine.
    test.slow()
    await open(page)
    expect((await axe(page, within).analyze()).violations).toEqual([])
    // Dark mode differs in colours only.
    await showIn(page, 'dark')
    expect((await axe(page, within).withRules(['color-contrast']).analyze()).violations).toEqual([])
    // 1280 pixels at 400 % are 320 (WCAG 1.4.10).
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const tooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(tooWide, `at ${width} pixels`).toBeLessThanOrEqual(0)
    }
  })
}

test('links of an organization are not too small to touch on a phone, before the page is hydrated and after', async ({
  page,
}) => {
  await openList(page)
  const address = await page
    .getByRole('link', { name: 'Ericsson' })
    .filter({ visible: true })
    .first()
    .getAttribute('href')
  await page.setViewportSize({ width: 412, height: 823 })
  const arrive = await holdScripts(page)
  await page.goto(`${address}?section=all`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
  const tooSmall = async () => (await new AxeBuilder({ page }).withRules(['target-size']).analyze()).violations
  expect(await tooSmall()).toEqual([])
  arrive()
  await scrollUntilDrawn(page, page.getByRole('heading', { name: 'Research timeline' }))
  expect(await tooSmall()).toEqual([])
})

test('a name of two hundred letters without a space fits the list and its page, on a phone and on a desktop', async ({
  page,
}) => {
  const name = `W${'w'.repeat(199)}`
  await page.goto('/organizations/new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Register organization' }).click()
  await expect(page.getByText(researchEnded)).toBeVisible()
  for (const address of [page.url(), '/']) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(address)
      await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
      // The width of the page, and of tables that scroll by themselves.
      const tooWide = await page.evaluate(
        () =>
          [document.documentElement, ...document.querySelectorAll('.panel')].filter(
            (element) => element.scrollWidth > element.clientWidth,
          ).length,
      )
      expect(tooWide, `${address} at ${width}`).toBe(0)
    }
  }
})

test('with the reader’s own colours a chart’s legend, a score and a choice can still be distinguished', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openOrganization(page)
  const panel = page.getByRole('region', { name: 'Emissions by scope' })
  const colours = await panel
    .locator('figcaption li > span')
    .evaluateAll((keys) => keys.slice(0, 3).map((key) => getComputedStyle(key).backgroundColor))
  const paper = await panel.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(colours).toHaveLength(3)
  expect(new Set([...colours, paper]).size).toBe(4)
  const [chosen, other] = await panel
    .getByRole('group', { name: 'Scopes shown' })
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor))
  expect(chosen).not.toBe(other)
})
