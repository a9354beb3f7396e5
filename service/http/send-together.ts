let waiting: (() => void)[] = []

/**
 * Runs `send` when all requests that have arrived by now are read, together with what else they send. Each answer that is
 * written alone wakes its reader, which takes longer than to find the answer: under load half of the processor.
 */
export function sendTogether(send: () => void): void {
  if (waiting.push(send) === 1) setImmediate(sendAll)
}

function sendAll(): void {
  const all = waiting
  waiting = []
  for (const send of all) send()
}
