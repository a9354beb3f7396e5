import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { openDatabase } from '@/service/storage/engine/open-database'

/**
 * A separate program for tests of a full disk: writes into the embedded database through its statements, its queue's driver or
 * its upkeep, while the file system refuses to extend a file whose path contains `refused`, and prints the outcome of each write.
 * Ends with 1 where the database says that it cannot continue, with 0 after the space is back.
 */
const [dataDirectory = '', templateDirectory = '', refused = '', way = 'query'] = process.argv.slice(2)

const paths = new Map<number, string>()
let isFull = false
const { openSync, writeSync } = fs
fs.openSync = (...input: Parameters<typeof openSync>) => {
  const file = openSync(...input)
  paths.set(file, String(input[0]))
  return file
}
fs.writeSync = ((file: number, ...rest: [NodeJS.ArrayBufferView, number, number, number]) => {
  if (isFull && paths.get(file)?.includes(refused)) {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
  }
  return writeSync(file, ...rest)
}) as typeof writeSync
syncBuiltinESMExports()

const say = (words: string) => writeSync(1, `${words}\n`)

const database = await openDatabase({
  databaseUrl: null,
  dataDirectory,
  templateDirectory,
  isGuarded: false,
  log: { warn: (_fields, message) => void say(`warned: ${message}`) },
  onFault: (error) => {
    say(`fault: ${error.message}`)
    setTimeout(() => process.exit(1), 300)
  },
})
if (database.engine !== 'embedded' || !('driver' in database)) throw new Error('This is for the embedded database')
const { driver } = database as typeof database & {
  driver: { executeSql(text: string): Promise<unknown> }
}

async function write(n: number): Promise<void> {
  const text = 'x'.repeat(200_000)
  if (way === 'driver') await driver.executeSql(`insert into note values (${n}, '${text}')`)
  else if (way === 'transaction') {
    await database.transaction(async (transaction) => {
      await transaction.query('insert into note values ($1, $2)', [n, text])
    })
  } else await database.query('insert into note values ($1, $2)', [n, text])
}

await database.query('create table note (id int primary key, text text)')
await database.query('alter table note alter text set storage external')
await write(0)
isFull = true
let told = ''
for (let n = 1; n < 300; n++) {
  const answer = await write(n).then(
    () => 'written',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  if (answer !== told) say(`${n}: ${answer}`)
  told = answer
  await new Promise((resolve) => setTimeout(resolve, 5))
}
isFull = false
await write(1_000)
say('written again')
await database.close()
