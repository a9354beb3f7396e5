import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '@/service/storage/engine/open-database'
import { embeddedTemplate } from '@/service/testing/embedded-template'
import { copyRunning } from './copy-running'

test.skipIf(process.env['TEST_DATABASE'] !== 'embedded')(
  'a copy left by a killed backup is removed after a day, but not another folder with a similar name',
  async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'carbon-copies-'))
    const forgotten = join(dataDirectory, 'backup-copy-6f1f2c7e-14ab-4c6e-9d43-0a7a3e0e5b11')
    const own = join(dataDirectory, 'backup-copy-before-upgrade')
    const longAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
    for (const path of [forgotten, own]) {
      mkdirSync(path)
      utimesSync(path, longAgo, longAgo)
    }
    const database = await openDatabase({
      databaseUrl: null,
      dataDirectory,
      templateDirectory: await embeddedTemplate(),
    })
    try {
      const name = await copyRunning(database, dataDirectory)
      expect(existsSync(join(dataDirectory, name, 'database', 'PG_VERSION'))).toBe(true)
      expect(existsSync(forgotten)).toBe(false)
      expect(existsSync(own)).toBe(true)
    } finally {
      await database.close()
      rmSync(dataDirectory, { recursive: true })
    }
  },
)
