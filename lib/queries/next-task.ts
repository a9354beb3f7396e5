/**
 * The browser's next task. To begin asking takes a phone some eight milliseconds, and a page that has just been drawn has
 * several questions: not all in the task that drew it. Not by a timer, which a page in the background has once a second.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
