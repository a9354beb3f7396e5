import { executionAsyncResource } from 'node:async_hooks'

/**
 * The object of one `process.nextTick`, kept for as long as the process lives. V8 drops the hidden class of these objects
 * when a collection of all garbage finds none alive, as one at start does, and what Node.js had learnt about making them is
 * lost for good: each then takes a call into V8's runtime, over a microsecond instead of less than a tenth, and answering a
 * request takes six. It was a fifth of what a read from memory cost. (V8, Runtime_DefineKeyedOwnPropertyInLiteral: a
 * second hidden class makes the site megamorphic.)
 */
let kept: object | null = null

/** Resolves with the kept object. */
export function keepTickShape(): Promise<object> {
  return new Promise((resolve) => {
    process.nextTick(() => {
      kept ??= executionAsyncResource()
      resolve(kept)
    })
  })
}

// Here, not in a function of who imports this: later is too late.
void keepTickShape()
