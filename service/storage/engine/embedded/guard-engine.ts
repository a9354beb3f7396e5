import { ServiceError } from '@/service/errors'
import { createMutex } from '@/service/storage/engine/create-mutex'
import { isDiskFullError, noSpace } from '@/service/storage/engine/disk-full'
import { isEngineFault } from '@/service/storage/engine/engine-fault'
import type { TransactionScope } from '@/service/storage/engine/transaction-scope'

export type EngineGuard = {
  /** Runs `work`, which talks to the engine, when nobody else does. ServiceError `unavailable` once the engine has failed. */
  guarded<T>(work: () => Promise<T>): Promise<T>
  /** The engine is not used again. The first call counts. */
  fail(error: unknown): void
  hasFailed(): boolean
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError('unavailable', 'The database does not answer; please try again', { cause })
}

/**
 * The one way to the embedded engine, for statements, the queue and upkeep alike: one after the other, and after a fault
 * nobody any more. Its memory is not to be trusted then, so nothing more is written until the next start.
 */
export function guardEngine(
  engine: { readonly ready: boolean },
  scope: TransactionScope,
  onFault: (error: unknown) => void,
): EngineGuard {
  const exclusive = createMutex()
  let fault: unknown
  function fail(error: unknown): void {
    if (fault !== undefined) return
    fault = error
    onFault(error)
  }
  return {
    fail,
    hasFailed: () => fault !== undefined,
    async guarded(work) {
      scope.assertOutside()
      try {
        return await exclusive(async () => {
          // Asked here: it may have failed while this waited for its turn.
          if (fault !== undefined) throw unavailable(fault)
          return work()
        })
      } catch (error) {
        // A PANIC for want of space is a fault too: only what the engine goes on after is a full disk.
        if (isEngineFault(error)) fail(error)
        if (fault !== undefined) throw unavailable(fault)
        if (isDiskFullError(error)) throw noSpace(error)
        throw engine.ready ? error : unavailable(error)
      }
    },
  }
}
