/** How PostgreSQL inside PGlite leaves an error it goes on after: PGlite's own mark for it. */
const goesOn = 100

/**
 * A request fails once, and once more where it is skipped until its end. More in a row, without one step between them that
 * succeeded, is the engine failing in the middle of clearing up after a failure.
 */
const mostFailures = 100

/** The engine ended: of what it says afterwards nothing is to be believed, and nothing more may be written. */
export class EngineStopped extends Error {
  constructor(cause: unknown, lastWords: string | null) {
    const words = lastWords ?? (cause instanceof Error ? cause.message : String(cause))
    super(`The embedded engine has stopped: ${words}`, { cause })
    this.name = 'EngineStopped'
  }
}

type Step = () => void

/** Of Emscripten's module what PGlite runs for each message to the engine. */
export type EngineModule = {
  _PostgresMainLoopOnce: Step
  _PostgresMainLongJmp: Step
  _PostgresSendReadyForQueryIfNecessary: Step
  _pgl_pq_flush: Step
  stackRestore: (place: number) => number
}

function statusOf(error: unknown): unknown {
  return error !== null && typeof error === 'object' && 'status' in error ? error.status : null
}

/**
 * PGlite catches whatever the engine throws and calls it again while a message is not read to its end: after a PANIC or a
 * trap for ever, with one core at 100 % and nobody answered. This stops it: the first thing thrown that is no ordinary
 * error ends the call with `EngineStopped`, and so does every later call, without asking the engine. It leans on an inner
 * part of PGlite (execProtocolRawSync): stop-engine.db.test.ts makes it happen, so that an upgrade cannot lose it unseen.
 * `lastWords`: what PostgreSQL wrote about its end, null where it could not.
 */
export function stopEngineAtFault(engine: EngineModule, lastWords: () => string | null): void {
  let stopped: EngineStopped | undefined
  let failures = 0
  const stop = (cause: unknown): EngineStopped => {
    stopped ??= new EngineStopped(cause, lastWords())
    return stopped
  }

  const once = engine._PostgresMainLoopOnce
  engine._PostgresMainLoopOnce = () => {
    if (stopped) throw stopped
    try {
      once()
      failures = 0
    } catch (error) {
      failures++
      if (statusOf(error) !== goesOn) stop(error)
      else if (failures > mostFailures) stop(new Error('it fails again and again while it clears up after a failure'))
      throw error
    }
  }

  const clearUp = engine._PostgresMainLongJmp
  engine._PostgresMainLongJmp = () => {
    try {
      clearUp()
    } catch (error) {
      throw stop(error)
    }
  }

  // Called first where PGlite has caught something: what is thrown here leaves its loop.
  const restore = engine.stackRestore
  engine.stackRestore = (place) => {
    const restored = restore(place)
    if (stopped) throw stopped
    return restored
  }

  for (const name of ['_PostgresSendReadyForQueryIfNecessary', '_pgl_pq_flush'] as const) {
    const step = engine[name]
    engine[name] = () => {
      if (!stopped) step()
    }
  }
}
