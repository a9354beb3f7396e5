import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs these arguments with the Node of this process, in the working directory, until it ends; throws where it fails. */
export async function runNode(words: readonly string[], environment: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, words, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
  })
  const [status, signal] = await once(child, 'close')
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status ?? signal}`)
}
