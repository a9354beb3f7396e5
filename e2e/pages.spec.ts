import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { researchEnded } from '@/e2e/support/research-ended'
import { expect, test } from '@/e2e/support/test'
import { showWholePage } from '@/e2e/support/whole-page'

async function register(page: Page, name: string, country: string): Promise<number> {
  const answer = await page.request.post('/api/organizations', {
    data: { name, hq_region: country },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { id } = await answer.json()
  await page.goto(`/organizations/${id}`)
  await expect(page.getByText(researchEnded)).toBeVisible()
  await showWholePage(page)
  return Number(id)
}

test('an organization’s figures can be switched, unfolded, compared with targets, reported as wrong and annotated, and compared with another organization’s', async ({
  page,
}) => {
  const volvo = await register(page, 'Volvo Group', 'SE')
  const ericsson = await register(page, 'Ericsson', 'SE')

  const emissions = page.getByRole('region', { name: 'Emissions by scope' })
  await emissions.getByRole('radio', { name: 'Location based' }).check()
  await expect(emissions).toContainText('Scope 2 location based only.')
  await emissions.getByRole('button', { name: 'Show scope 3 by category' }).click()
  await expect(emissions.getByRole('region', { name: 'Scope 3 by category' })).toContainText(
    'of 15 categories are in our sources',
  )

  const download = page.waitForEvent('download')
  await emissions.getByRole('button', { name: 'Download “Emissions by scope” as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^ericsson-emissions-by-scope-2\d{3}-2\d{3}\.csv$/)
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFYear,Scope 1 \(\w+ CO₂e\),Scope 2/)
  expect(lines[0]).toMatch(/,Company,Unit,Source,Licence,Saved on$/)
  expect(lines[1]).toMatch(/^\d{4},[\d.]*,/)
  expect(lines[1]).toContain(',Ericsson,')

  const trajectory = page.getByRole('region', { name: 'Targets and trajectory' })
  await expect(trajectory).toContainText('4.2% a year from')
  await expect(trajectory).toContainText('Not drawn')

  await page.getByRole('button', { name: 'Where the score comes from' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Report a problem' }).click()
  await sheet.getByRole('textbox').fill('Compare with the report')
  await sheet.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(sheet.getByText('Problem reported')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close', exact: true }).first().click()
  await expect(page.getByTitle('A problem was reported').first()).toBeVisible()

  const notes = page.getByRole('region', { name: 'Notes', exact: true })
  await notes.getByLabel('Note on this organization').fill('Ask them in spring')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await notes.getByRole('button', { name: 'Remove' }).click()
  await expect(notes.getByText('Ask them in spring')).toHaveCount(0)
  await notes.getByRole('button', { name: 'Undo' }).click()
  await expect(notes.getByText('Ask them in spring')).toBeVisible()

  await page.goto(`/compare?ids=${volvo},${ericsson}&currency=SEK`)
  await expect(page.getByRole('region', { name: 'What differs most' })).toContainText('kg CO₂e per SEK')
  await page.getByRole('button', { name: /^Remove Volvo/ }).click()
  await expect(page).toHaveURL(new RegExp(`ids=${ericsson}&currency=SEK`))
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Remove Volvo/ })).toBeVisible()
})
