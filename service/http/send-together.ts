/** Beyond so many the reader of the first would wait for nothing while this process sends the rest. */
export const mostTogether = 24

let waiting: (() => void)[] = []

/**
 * Runs `send` when all requests that have arrived by now are read, together with what else they send, `mostTogether` at
 * a time. Each answer that is written alone wakes its reader, which takes longer than to find the answer: under load half
 * of the processor.
 */
export function sendTogether(send: () => void): void {
  const count = waiting.push(send)
  if (count === 1) setImmediate(sendAll)
  else if (count === mostTogether) sendAll()
}

function sendAll(): void {
  const all = waiting
  waiting = []
  for (const send of all) send()
}
