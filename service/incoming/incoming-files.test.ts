import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storeIncoming } from './incoming-files'

async function* body(): AsyncGenerator<Buffer> {
  yield Buffer.from('text')
}

test('what was sent and never taken is removed after a day, and nobody’s own file in that folder', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'carbon-incoming-'))
  const forgotten = join(directory, '6f1f2c7e-14ab-4c6e-9d43-0a7a3e0e5b11')
  const own = join(directory, 'notes.txt')
  const longAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
  for (const path of [forgotten, own]) {
    writeFileSync(path, 'x')
    utimesSync(path, longAgo, longAgo)
  }
  const { id } = await storeIncoming(directory, 'a.txt', body())
  expect(existsSync(join(directory, id))).toBe(true)
  expect(existsSync(forgotten)).toBe(false)
  expect(existsSync(own)).toBe(true)
  rmSync(directory, { recursive: true })
})
