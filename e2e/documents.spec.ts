import AxeBuilder from '@axe-core/playwright'
import { researchEnded } from '@/e2e/support/research-ended'
import { sampleReport } from '@/e2e/support/sample-report'
import { expect, test } from '@/e2e/support/test'
import { scrollUntilDrawn, showWholePage } from '@/e2e/support/whole-page'

test('a report is uploaded, its figures are verified beside the page, and appear on the organization’s page', async ({
  page,
}) => {
  await page.goto('/organizations/new')
  await page.getByLabel('Name', { exact: true }).fill('Qxvz Fjordverk Prov')
  await page.getByRole('button', { name: 'Register organization' }).click()
  await expect(page.getByText(researchEnded)).toBeVisible()
  await showWholePage(page)
  const address = page.url()
  const reports = page.getByRole('region', { name: 'Reports', exact: true })
  await scrollUntilDrawn(page, reports.getByLabel('Upload a report', { exact: true }))
  await reports
    .getByLabel('Upload a report', { exact: true })
    .setInputFiles({ name: 'report 2023.pdf', mimeType: 'application/pdf', buffer: sampleReport })
  await expect(reports.getByText('Read, 2 pages')).toBeVisible()
  await reports.getByRole('link', { name: 'report 2023.pdf' }).click()

  const year = page.getByRole('region', { name: 'Figures of 2023' })
  await year.getByRole('button', { name: 'Scope 2, market based' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  const mark = page.getByRole('img', { name: 'Marked: 2,401' })
  await expect(mark).toBeVisible()
  // The mark covers the printed digits of the page, not the space beside them.
  const darkest = await mark.evaluate((element) => {
    const canvas = element.parentElement?.querySelector('canvas')
    if (!canvas) return 255
    const [all, own] = [canvas.getBoundingClientRect(), element.getBoundingClientRect()]
    const scale = canvas.width / all.width
    const { data } =
      canvas
        .getContext('2d')
        ?.getImageData(
          (own.left - all.left) * scale,
          (own.top - all.top) * scale,
          own.width * scale,
          own.height * scale,
        ) ?? {}
    return Math.min(...(data ?? [255]).filter((_, index) => index % 4 === 0))
  })
  expect(darkest).toBeLessThan(100)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])

  // Its text names no company at all, so that it is asked whose report it is.
  await expect(page.getByText('Is this the report of Qxvz Fjordverk Prov?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Yes, it is its report' }).click()
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(year.getByRole('row', { name: /Scope 2, market based/ })).toContainText('Accepted')
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  await expect(year.getByRole('row', { name: /Scope 3/ })).toContainText('Rejected')
  const said = page.getByRole('dialog').filter({ hasText: 'Rejected: Scope 3 (value chain), 2023: 86,330 t CO₂e' })
  await said.getByRole('button', { name: 'Undo' }).click()
  await expect(year.getByRole('row', { name: /Scope 3/ })).toContainText('Proposed')
  // The key went on to the next figure.
  await year.getByRole('button', { name: 'Scope 3 (value chain)' }).click()
  await page.keyboard.press('r')
  await expect(year.getByRole('row', { name: /Scope 3/ })).toContainText('Rejected')

  await year.getByRole('button', { name: 'Scope 1 (direct)' }).click()
  await page.keyboard.press('c')
  await page.getByLabel('Value in t CO₂e').fill('4,600')
  await page.getByRole('button', { name: 'Save the correction' }).click()
  await expect(year.getByRole('row', { name: /Scope 1/ })).toContainText('to 4,600 t CO₂e')

  await page.goto(address)
  const figures = page.getByRole('region', { name: 'Figures', exact: true })
  await expect(figures.getByRole('columnheader', { name: /2023\s*Extracted/ })).toBeVisible()
  // Pressed for a while, before the whole page is hydrated: nothing may move under the pointer meanwhile.
  await figures.getByRole('button', { name: '4,600' }).first().click({ delay: 300 })
  const sheet = page.getByRole('dialog', { name: 'Scope 1, 2023' })
  await expect(sheet).toContainText('Extracted from a report of the organization and verified by a person')
  await expect(sheet).toContainText('4,512')
  await sheet.getByRole('link', { name: 'report 2023.pdf' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'report 2023.pdf' })).toBeVisible()

  await page.goto(address)
  await scrollUntilDrawn(page, reports.getByRole('button', { name: 'Remove report 2023.pdf' }))
  await reports.getByRole('button', { name: 'Remove report 2023.pdf' }).click()
  await expect(reports.getByText('No report of this organization has been given.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(reports.getByRole('link', { name: 'report 2023.pdf' })).toBeVisible()
})

test('reports of several organizations are given at once, and each goes where its text and a person say', async ({
  page,
}) => {
  for (const name of ['Qxvz Velmora Lasers', 'Qxvz Ostrand Piping']) {
    await page.goto('/organizations/new')
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Register organization' }).click()
    await expect(page.getByText(researchEnded)).toBeVisible()
  }
  await page.goto('/imports')
  await page.getByRole('link', { name: 'Add several reports at once' }).click()
  const several = page.getByRole('region', { name: 'Several reports at once' })
  const table = '| t CO2e | 2023 |\n|---|---|\n| Scope 1 | 4,512 |\n'
  const report = (name: string, words: string) => ({
    name,
    mimeType: 'text/markdown',
    buffer: Buffer.from(`${words}\n\n${table}`),
  })
  await several
    .getByLabel('Choose reports')
    .setInputFiles([
      report('first.md', '# Qxvz Velmora Lasers\n\nQxvz Velmora Lasers delivers to Qxvz Ostrand Piping.'),
      report('second.md', '# The year 2023\n\nA report that says nowhere of whom it is.'),
    ])

  // The first names one of them twice as often as the other.
  const first = several.getByRole('listitem').filter({ hasText: 'first.md' })
  await expect(first.getByText('Its text has “Qxvz Velmora Lasers” 2 times, first on page 1.')).toBeVisible()
  await expect(first.getByLabel('Organization of first.md')).toHaveValue(/\d+/)

  // The second names none: a person knows whose it is.
  const second = several.getByRole('listitem').filter({ hasText: 'second.md' })
  await expect(second.getByText('Its text names no organization of this project.')).toBeVisible()
  await expect(second.getByRole('link', { name: 'Register an organization' })).toBeVisible()
  await second.getByLabel('Name of another organization').fill('Qxvz Ostrand')
  await second.getByRole('button', { name: 'Qxvz Ostrand Piping' }).click()
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])

  await several.getByRole('button', { name: 'Add 2 reports' }).click()
  await expect(first.getByText('Added to Qxvz Velmora Lasers, where it is being read.')).toBeVisible()
  await second.getByRole('link', { name: 'Added to Qxvz Ostrand Piping, where it is being read.' }).click()
  await showWholePage(page)
  const reports = page.getByRole('region', { name: 'Reports', exact: true })
  await scrollUntilDrawn(page, reports.getByRole('link', { name: 'second.md' }))
  // It is a report like any other: as it does not name the organization, it is asked about once more.
  await expect(reports.getByText('Does not name this organization: confirm that it is its report')).toBeVisible()
})
