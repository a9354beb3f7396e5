const longestMs = 12

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Awaited within long work, it lets the page draw and react every few milliseconds. */
export function createPause(): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < longestMs) return undefined
    return nextTask().then(() => {
      began = performance.now()
    })
  }
}
