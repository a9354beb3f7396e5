/** PGlite's own mark for an error after which PostgreSQL continues. */
const goesOn = 100

/**
 * A request may fail once, and once more when it is skipped to its end. More failures in a row mean that the engine fails while cleaning
 * up after a failure.
 */
const mostFailures = 100

/** The engine ended: nothing it says afterwards can be trusted, and nothing more may be written. */
export class EngineStopped extends Error {
  constructor(cause: unknown, lastWords: string | null) {
    const words = lastWords ?? (cause instanceof Error ? cause.message : String(cause))
    super(`The embedded engine has stopped: ${words}`, { cause })
    this.name = 'EngineStopped'
  }
}

type Step = () => void

/** The part of Emscripten's module that PGlite calls for each message to the engine. */
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
 * PGlite catches whatever the engine throws and calls it again while a message is not fully read: after a PANIC or a trap forever, with
 * one core at 100 % and no answers. This stops it: the first thing thrown that is not an ordinary error ends the call with
 * `EngineStopped`, and so does every later call, without calling the engine. It relies on an internal of PGlite (execProtocolRawSync):
 * stop-engine.db.test.ts provokes it, so that an upgrade cannot lose it unnoticed. `lastWords`: what PostgreSQL wrote about its end, null
 * if it could not.
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

  // PGlite calls it first after catching something: throwing here leaves its loop.
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
