/**
 * Has `round` run at once and then every `everyMs`, one round at a time. A round that fails is told to `onFailure`, and the next one
 * comes all the same. Returns a function that stops it, which breaks off the round under way by its signal, waits for it and tells of no failure.
 */
export function lookEvery(
  everyMs: number,
  round: (signal: AbortSignal) => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  let running: Promise<void> | null = null

  function look(): void {
    running ??= round(stopping.signal)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) onFailure(error)
      })
      .finally(() => {
        running = null
      })
  }

  look()
  const timer = setInterval(look, everyMs).unref()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}
