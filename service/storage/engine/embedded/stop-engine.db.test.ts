import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { sourceArguments } from '@/service/source-arguments'
import { openDatabase } from '@/service/storage/engine/open-database'
import { queryRows } from '@/service/storage/engine/rows'
import { embeddedTemplate } from '@/service/testing/embedded-template'

const program = fileURLToPath(new URL('../../../testing/fill-disk.ts', import.meta.url))
let dataDirectory: string

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'carbon-test-'))
})
afterEach(() => rm(dataDirectory, { recursive: true, force: true }))

/** Ended by force after 80 s, as somebody who watches it would. */
async function fill(refused: string, way: string): Promise<{ code: unknown; said: string }> {
  const words = [...sourceArguments, program, dataDirectory, await embeddedTemplate(), refused, way]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (data: Buffer) => {
    said += data
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), 80_000)
  const [code] = await once(child, 'close')
  clearTimeout(timer)
  return { code, said }
}

async function openAgain() {
  return openDatabase({ databaseUrl: null, dataDirectory, templateDirectory: null })
}

describe.skipIf(process.env['TEST_DATABASE'] !== 'embedded')('a PANIC of the embedded engine', () => {
  test.each(['query', 'transaction', 'driver'])(
    'ends the process with words where it comes from a %s, and nothing acknowledged is lost',
    async (way) => {
      const { code, said } = await fill('pg_wal', way)
      expect(said).toMatch(/^fault: .*PANIC.*No space left on device.* Start the service again/m)
      expect(said).not.toContain('written again')
      expect(code).toBe(1)
      const acknowledged = Number(said.match(/^(\d+): The database does not answer/m)?.[1])
      const database = await openAgain()
      const [row] = await queryRows(database, z.object({ rows: z.number() }), 'select count(*)::int as rows from note')
      expect(row?.rows).toBeGreaterThanOrEqual(acknowledged)
      await database.close()
    },
  )
})

describe.skipIf(process.env['TEST_DATABASE'] !== 'embedded')('a full disk that the engine goes on after', () => {
  test('is told to whoever writes, and writing goes on once there is space', async () => {
    const { code, said } = await fill('/base/', 'query')
    expect(said).toContain('The disk of the database is full')
    expect(said).not.toContain('fault:')
    expect(said).toContain('written again')
    expect(code).toBe(0)
  })
})

describe.skipIf(process.env['TEST_DATABASE'] !== 'embedded')(
  'a directory that goes away under an open database',
  () => {
    test('is a fault: nothing more is taken, and the words say how to go on', async () => {
      const onFault = vi.fn()
      const database = await openDatabase({
        databaseUrl: null,
        dataDirectory,
        templateDirectory: await embeddedTemplate(),
        onFault,
      })
      await database.query('create table note (id int)')
      await rename(join(dataDirectory, 'database'), join(dataDirectory, 'aside'))
      await vi.waitFor(() => expect(onFault).toHaveBeenCalledTimes(1), { timeout: 10_000 })
      expect(String(onFault.mock.calls[0]?.[0])).toMatch(/its folder is gone.*Bring it back.*carbon-register db restore/)
      await expect(database.query('insert into note values (1)')).rejects.toMatchObject({ code: 'unavailable' })
      await rename(join(dataDirectory, 'aside'), join(dataDirectory, 'database'))
      await sleep(2_500)
      expect(onFault).toHaveBeenCalledTimes(1)
      await database.close()
      const again = await openAgain()
      expect(await again.query('select id from note')).toEqual([])
      await again.close()
    })
  },
)

describe.skipIf(process.env['TEST_DATABASE'] !== 'embedded')('an engine that has no memory left', () => {
  const raise = (code: string) => `do $$ begin raise exception 'out of memory' using errcode = '${code}'; end $$`

  test.each(['query', 'transaction'])('is a fault where a %s meets it: nothing more is taken', async (way) => {
    const onFault = vi.fn()
    const templateDirectory = await embeddedTemplate()
    const database = await openDatabase({ databaseUrl: null, dataDirectory, templateDirectory, onFault })
    await database.query('create table note (id int)')
    await database.query('insert into note values (1)')
    // What the engine refuses for other reasons it goes on after.
    await expect(database.query(raise('22000'))).rejects.toMatchObject({ code: '22000' })
    expect(onFault).not.toHaveBeenCalled()
    const failing =
      way === 'query'
        ? database.query(raise('53200'))
        : database.transaction(async (transaction) => {
            await transaction.query('insert into note values (2)')
            await transaction.query(raise('53200'))
          })
    await expect(failing).rejects.toMatchObject({ code: 'unavailable' })
    await expect(database.query('insert into note values (3)')).rejects.toMatchObject({ code: 'unavailable' })
    expect(onFault).toHaveBeenCalledTimes(1)
    expect(String(onFault.mock.calls[0]?.[0])).toMatch(/memory/i)
    await database.close()
    const again = await openAgain()
    expect(await again.query('select id from note')).toEqual([{ id: 1 }])
    await again.close()
  })
})
