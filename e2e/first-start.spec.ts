import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ports } from '@/e2e/support/addresses'
import { expect, test } from '@/e2e/support/test'
import { answerAsNzdpu, nzdpuKey } from '@/service/live/testing/nzdpu-answers'
import { type StandIn, startStandIn } from '@/service/live/testing/start-stand-in'
import { waitFor } from '@/service/scripts/start/program-group'

// An installation that nobody has set up: what an admin is asked and does on the pages Data and Reports found. Both programs of its own, beside
// a publisher on this machine.

const address = `http://127.0.0.1:${ports.firstStart.dashboard}`
const root = join(import.meta.dirname, '..')
const dataDirectory = join(process.env['E2E_DATA_DIR'] ?? '', 'first-start')
const headers = { 'sec-fetch-site': 'same-origin' }
let standIn: StandIn
let programs: ChildProcess

test.use({ baseURL: address })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(400_000)
  standIn = await startStandIn(answerAsNzdpu({ count: 30, years: [2022, 2023] }))
  mkdirSync(dataDirectory, { recursive: true })
  const environment = {
    ...process.env,
    PORT: String(ports.firstStart.dashboard),
    SERVICE_PORT: String(ports.firstStart.service),
    DATA_DIR: dataDirectory,
    LIVE_SOURCE_URLS: `nzdpu=${standIn.url}`,
    FETCH_ALLOW_ADDRESSES: '127.0.0.1',
    LOG_LEVEL: 'warn',
  }
  programs = spawn(process.execPath, [join(root, 'service/scripts/start/start.ts')], {
    cwd: root,
    env: environment,
    stdio: 'ignore',
  })
  const isStopping = () => programs.exitCode !== null
  await waitFor(address, { isStopping, limitMs: 300_000 })
})

test.afterAll(async () => {
  const ended = once(programs, 'exit')
  programs.kill('SIGTERM')
  await ended
  await standIn.stop()
})

test('an admin is asked above every page whether reports may be looked for, and after an answer no more', async ({
  page,
}) => {
  const question = page.getByRole('complementary', { name: 'Reports on websites' })
  // No page waits long for the question: on a busy machine it comes with the next one.
  await expect(async () => {
    await page.goto('/')
    await expect(question).toContainText('Nobody has decided yet', { timeout: 1_000 })
  }).toPass()
  await page.goto('/changes')
  await question.getByRole('link').click()
  const panel = page.getByRole('region', { name: 'Reports on websites' })
  await expect(panel).toContainText('Until an admin has decided, it does not')
  await panel.getByRole('button', { name: 'Yes, look for reports' }).click()
  await expect(panel).toContainText('Reports are looked for. An admin decided so on')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question).toHaveCount(0)
})

test('what was looked for is listed, with what came of it', async ({ page }) => {
  test.slow()
  // No name under .example is anybody's (RFC 2606), so that no site is asked.
  const data = { name: 'Aldgate Mills', hq_region: 'GB', website: 'https://aldgate.example' }
  expect((await page.request.post('/api/organizations', { data, headers })).ok()).toBe(true)
  const listed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Aldgate Mills' })
  await expect(async () => {
    await page.goto('/reports')
    await expect(listed).toContainText('Not found', { timeout: 5_000 })
  }).toPass({ timeout: 120_000 })
  await listed.getByRole('link', { name: 'Aldgate Mills' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aldgate Mills' })).toBeVisible()
})

// The join that follows, the edition and its rollback: service/live/fetch-live-source.db.test.ts. Here all known companies would be joined twice.
test('a publisher is asked with a key that is typed and shown nowhere, and the page says how far that is', async ({
  page,
}) => {
  test.slow()
  await page.goto('/data')
  const live = page.getByRole('region', { name: 'Live sources' }).getByRole('listitem', { name: 'NZDPU' })
  await expect(live).toContainText('no key yet')
  await live.getByLabel('Key for NZDPU').fill(nzdpuKey)
  await live.getByRole('button', { name: 'Keep the key' }).click()
  await expect(live).toContainText('key typed here, kept encrypted')
  expect(await page.content()).not.toContain(nzdpuKey)

  await live.getByRole('button', { name: 'Fetch NZDPU now' }).click()
  await expect(live).toContainText(/Comparing and joining with all other sources|a newer edition/, { timeout: 120_000 })
  expect(standIn.headers.at(-1)).toMatchObject({ 'x-api-key': nzdpuKey })
})
