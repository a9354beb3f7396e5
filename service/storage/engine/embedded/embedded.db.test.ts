import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { sourceArguments } from '@/service/source-arguments'
import { openDatabase } from '@/service/storage/engine/open-database'
import { queryRows } from '@/service/storage/engine/rows'
import { embeddedTemplate } from '@/service/testing/embedded-template'
import { startUpkeep } from './start-upkeep'

const program = fileURLToPath(new URL('../../../testing/hold-database.ts', import.meta.url))
let dataDirectory: string

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'carbon-test-'))
})
afterEach(() => rm(dataDirectory, { recursive: true, force: true }))

async function open(directory = dataDirectory) {
  return openDatabase({ databaseUrl: null, dataDirectory: directory, templateDirectory: await embeddedTemplate() })
}

/** Another process that writes into the directory; resolves once it has committed `rows` rows. */
async function startWriter(rows: number) {
  const child = spawn(process.execPath, [...sourceArguments, program, dataDirectory, await embeddedTemplate()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let last = 0
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line)
    if (last >= rows) break
  }
  return { child, committed: () => last }
}

describe.skipIf(process.env['TEST_DATABASE'] !== 'embedded')('the embedded database', () => {
  test('refuses a second opening and says who has it and what to do', async () => {
    const first = await open()
    await expect(open()).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(`in use by process ${process.pid}.*DATA_DIR.*DATABASE_URL`),
    })
    expect(await first.query('select 1 as one')).toEqual([{ one: 1 }])
    await first.close()
    await (await open()).close()
  })

  test('is locked also under a path longer than a socket address may be', async () => {
    const deep = join(dataDirectory, 'a-directory-with-a-long-name'.repeat(5))
    await mkdir(deep)
    const first = await open(deep)
    expect(fs.lstatSync(join(deep, 'database.lock')).isSocket()).toBe(true)
    await expect(open(deep)).rejects.toMatchObject({ code: 'unavailable' })
    await first.close()
  })

  test('is refused while another process writes, and taken over with all it committed once that was killed', async () => {
    const { child, committed } = await startWriter(20)
    await expect(open()).rejects.toThrow(`in use by process ${child.pid}`)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const database = await open()
    const [row] = await queryRows(
      database,
      z.object({ rows: z.number(), last: z.number() }),
      'select count(*) as rows, max(n) as last from written',
    )
    expect(row?.rows).toBe(row?.last)
    expect(row?.last).toBeGreaterThanOrEqual(committed())
    await database.close()
  })

  test('lets timers and sockets in while one query follows another', async () => {
    const database = await open()
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    for (let n = 0; n < 1000; n++) await database.query('select 1')
    const inQueries = turns
    await database.transaction(async (transaction) => {
      for (let n = 0; n < 1000; n++) await transaction.query('select 1')
    })
    clearInterval(timer)
    expect(inQueries).toBeGreaterThan(3)
    expect(turns - inQueries).toBeGreaterThan(3)
    await database.close()
  })

  test('answers unavailable once it is closed', async () => {
    const database = await open()
    await database.close()
    await expect(database.query('select 1')).rejects.toMatchObject({ code: 'unavailable' })
    await expect(database.transaction(async () => 1)).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('begins again after a first start that was cut short', async () => {
    const incoming = join(dataDirectory, 'database.incoming')
    await mkdir(join(incoming, 'database', 'base'), { recursive: true })
    fs.writeFileSync(join(incoming, 'CARBON_REGISTER_IS_FILLING_THIS'), '')
    await mkdir(join(dataDirectory, 'database'))
    const database = await open()
    expect(await database.query('select count(*) as projects from project')).toEqual([{ projects: 0 }])
    await database.close()
    expect(fs.readdirSync(dataDirectory).sort()).toEqual(['database'])
  })

  test('flushes the log to the disk at every commit, and only then', async () => {
    const real = fs.fsyncSync
    const spy = vi.fn(real)
    fs.fsyncSync = spy
    syncBuiltinESMExports()
    try {
      const database = await open()
      await database.query('create table note (id int)')
      spy.mockClear()
      for (let id = 0; id < 5; id++) await database.query('insert into note values ($1)', [id])
      expect(spy).toHaveBeenCalledTimes(5)
      await database.query('select count(*) from note')
      expect(spy).toHaveBeenCalledTimes(5)
      await database.close()
    } finally {
      fs.fsyncSync = real
      syncBuiltinESMExports()
    }
  })
})

describe.skipIf(process.env['TEST_DATABASE'] !== 'embedded')('upkeep of the embedded database', () => {
  test('is quiet when nothing was written, and clears dead rows and the log when much was', async () => {
    const database = await open()
    await database.close()
    const pglite = await PGlite.create(join(dataDirectory, 'database'))
    const upkeep = startUpkeep(pglite)
    await pglite.exec('create table note (id int, text text)')
    await upkeep.run()
    const exec = vi.spyOn(pglite, 'exec')
    await upkeep.run()
    expect(exec).not.toHaveBeenCalled()
    await pglite.exec("insert into note select n, repeat('x', 1000) from generate_series(1, 20000) n")
    await pglite.exec('delete from note')
    exec.mockClear()
    await upkeep.run()
    const commands = exec.mock.calls.map(([sql]) => sql)
    expect(commands).toContain('vacuum (analyze) public.note')
    expect(commands).toContain('checkpoint')
    expect((await pglite.query("select pg_relation_size('note') as bytes")).rows).toEqual([{ bytes: 0 }])
    exec.mockClear()
    await upkeep.run()
    expect(exec.mock.calls.map(([sql]) => sql)).not.toContain('checkpoint')
    await upkeep.stop()
    await pglite.close()
  })

  test('lets statements that were planned for a tiny table be planned anew once it has outgrown that', async () => {
    const database = await open()
    await database.close()
    const pglite = await PGlite.create(join(dataDirectory, 'database'))
    const upkeep = startUpkeep(pglite)
    await pglite.exec(
      'create table note (id int primary key, text text); insert into note values (1, null); analyze note',
    )
    await pglite.exec('set plan_cache_mode = force_generic_plan')
    await pglite.exec('prepare find_note as select text from note where id = $1')
    const plan = async () => JSON.stringify((await pglite.query('explain execute find_note(1)')).rows)
    expect(await plan()).toContain('Seq Scan')
    await pglite.exec("insert into note select n, repeat('x', 1000) from generate_series(2, 2000) n")
    expect(await plan()).toContain('Seq Scan')
    await upkeep.runForGrowth()
    expect(await plan()).toContain('Index Scan')
    const exec = vi.spyOn(pglite, 'exec')
    await pglite.exec('insert into note values (2001, null)')
    exec.mockClear()
    await upkeep.runForGrowth()
    expect(exec).not.toHaveBeenCalled()
    await upkeep.stop()
    await pglite.close()
  })
})
