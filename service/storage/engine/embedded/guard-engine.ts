import { ServiceError } from '@/service/errors'
import { createMutex } from '@/service/storage/engine/create-mutex'
import { isDiskFullError, noSpace } from '@/service/storage/engine/disk-full'
import { isEngineFault } from '@/service/storage/engine/engine-fault'
import type { TransactionScope } from '@/service/storage/engine/transaction-scope'

export type EngineGuard = {
  /** Runs `work`, which uses the engine, exclusively. ServiceError `unavailable` once the engine has failed. */
  guarded<T>(work: () => Promise<T>): Promise<T>
  /** Stops any further use of the engine. The first call counts. */
  fail(error: unknown): void
  hasFailed(): boolean
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError('unavailable', 'The database does not answer; please try again', { cause })
}

/**
 * The single way to the embedded engine for statements, queue and maintenance: one after the other, and nobody after a fault. Its memory
 * cannot be trusted then, so nothing more is written until the next start.
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
          // Checked here, as it may have failed while this call waited.
          if (fault !== undefined) throw unavailable(fault)
          return work()
        })
      } catch (error) {
        // A PANIC for lack of space is a fault too; only an error after which the engine continues is a full disk.
        if (isEngineFault(error)) fail(error)
        if (fault !== undefined) throw unavailable(fault)
        if (isDiskFullError(error)) throw noSpace(error)
        throw engine.ready ? error : unavailable(error)
      }
    },
  }
}
