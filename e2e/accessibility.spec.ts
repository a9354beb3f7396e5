import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addresses } from './addresses'
import { expect, test } from './test'

async function openOrganization(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Ericsson' }).first().click()
  await expect(page.getByText('Research complete', { exact: true })).toBeVisible()
  await expect(page.getByRole('application').first()).toBeVisible()
}

const pages: { name: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'the list',
    open: async (page) => {
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'Ericsson' }).first()).toBeVisible()
    },
  },
  {
    name: 'the empty list',
    open: async (page) => {
      await page.goto(`${addresses.otherDashboard}/`)
      await expect(page.getByRole('heading', { name: 'No organizations yet' })).toBeVisible()
    },
  },
  {
    name: 'the form with errors',
    open: async (page) => {
      await page.goto('/organizations/new')
      await page.getByRole('button', { name: 'Register organization' }).click()
      await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    },
  },
  { name: 'an organization', open: openOrganization },
  {
    name: 'an organization with its tables open',
    open: async (page) => {
      await openOrganization(page)
      for (const table of await page.getByText('Show as table').all()) await table.click()
      await page.getByText('Scope 3 by category').first().click()
    },
  },
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, open } of pages) {
    test(`${name} has no accessibility violation that axe can find, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await open(page)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    })
  }
}

test('a name of two hundred letters without a space fits the list and its page, on a phone and on a desk', async ({
  page,
}) => {
  const name = `W${'w'.repeat(199)}`
  await page.goto('/organizations/new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Register organization' }).click()
  await expect(page.getByText('Research complete', { exact: true })).toBeVisible()
  for (const address of [page.url(), '/']) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(address)
      await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
      // Of the page, and of a table that scrolls by itself.
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

test('with the reader’s own colours a chart’s legend, a score and a choice can still be told apart', async ({
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

for (const { name, open } of pages) {
  test(`${name} fits a phone without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
  })
}
