import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { sourceArguments } from './source-arguments'

const module = fileURLToPath(new URL('./watch-blocked-loop.ts', import.meta.url))

/** A process that is watched with this limit and then does `work`. */
async function run(limitSeconds: number, work: string): Promise<{ code: unknown; signal: unknown; said: string }> {
  const program = `import { watchBlockedLoop } from ${JSON.stringify(module)}
    import { setTimeout as sleep } from 'node:timers/promises'
    watchBlockedLoop(${limitSeconds})
    const nothing = new Int32Array(new SharedArrayBuffer(4))
    // Blocks the loop as work does, without using the processor.
    const block = (ms) => Atomics.wait(nothing, 0, 0, ms)
    await sleep(1_000)
    ${work}`
  const child = spawn(process.execPath, [...sourceArguments, '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (data: Buffer) => {
    said += data
  })
  const [code, signal] = await once(child, 'close')
  return { code, signal, said }
}

describe('a process whose event loop', () => {
  test('never comes round again is ended, with a line in the log that says why', async () => {
    const { signal, said } = await run(2, 'for (;;);')
    expect(signal).toBe('SIGKILL')
    expect(JSON.parse(said)).toMatchObject({ level: 60, msg: expect.stringContaining('Nothing was answered for 2 s') })
  })

  test('is held up for less than the limit goes on, also again and again, and can end', async () => {
    const { code, said } = await run(
      4,
      'for (let n = 0; n < 4; n++) { block(1_500); await sleep(600) } console.log("done")',
    )
    expect({ code, said }).toEqual({ code: 0, said: 'done\n' })
  })

  test('is held up where it is not watched goes on', async () => {
    expect(await run(0, 'block(3_000)')).toMatchObject({ code: 0 })
  })
})
