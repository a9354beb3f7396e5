import { openDatabase } from '@/service/storage/engine/open-database'

/**
 * A separate program for tests of crashes: opens the embedded database in the directory, then writes row after row until it is
 * killed, and prints each number once it is committed.
 */
const [dataDirectory = '', templateDirectory = ''] = process.argv.slice(2)
const database = await openDatabase({ databaseUrl: null, dataDirectory, templateDirectory })
await database.query('create table if not exists written (n int primary key)')
for (let n = 1; ; n++) {
  await database.query('insert into written values ($1)', [n])
  process.stdout.write(`${n}\n`)
}
