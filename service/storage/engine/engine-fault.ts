import { isDamage } from '@/service/storage/engine/embedded/embedded-damage'
import { EngineStopped } from '@/service/storage/engine/embedded/stop-engine'

/** SQLSTATE out_of_memory: the engine's memory is limited and never shrinks. */
const outOfMemory = '53200'

function isFault(error: Error): boolean {
  if (error instanceof EngineStopped || error instanceof WebAssembly.RuntimeError) return true
  if (error.name === 'ExitStatus' || isDamage(error)) return true
  if ('severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL')) return true
  return 'code' in error && error.code === outOfMemory
}

/**
 * Whether the embedded engine must not be used again in this process: it ended (PANIC, FATAL, a trap), is out of memory, or its files are
 * not what it wrote. Any other error of PostgreSQL, even a full disk, is not such a fault.
 */
export function isEngineFault(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (isFault(cause)) return true
  }
  return false
}
