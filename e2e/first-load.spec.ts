import { spawnSync } from 'node:child_process'
import { addresses } from '@/e2e/support/addresses'
import { expect, test } from '@/e2e/support/test'
import { sourceArguments } from '@/service/source-arguments'

/** A year in which no other journey has spend. */
const year = 2018

test('the scripts that a browser loads before a page is complete stay within their limits', async ({ request }) => {
  test.slow()
  const headers = { 'sec-fetch-site': 'same-origin' }
  const data = { name: 'ABB', own_data: { spend: [{ year, amount: 1_000, currency: 'EUR' }] } }
  expect((await request.post('/api/organizations', { data, headers })).ok()).toBe(true)
  const kept = await request.post(`/api/footprint/kept?currency=EUR&year=${year}`, {
    data: { title: 'Measured' },
    headers,
  })
  expect(kept.ok(), await kept.text()).toBe(true)
  const words = [...sourceArguments, 'bench/first-load.ts', addresses.dashboard]
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect(stdout.match(/^.* KiB gzip in \d+ scripts/gm)?.length ?? 0, stdout + stderr).toBe(30)
  expect(stdout).not.toContain('not measured')
  expect(status, stdout).toBe(0)
  const { id } = (await kept.json()) as { id: number }
  expect((await request.delete(`/api/footprint/kept/${id}`, { headers })).ok()).toBe(true)
})
