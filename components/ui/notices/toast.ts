/** A message in a corner of the page for some seconds; with `undo` the action can be undone. */
export type Toast = { title: string; detail?: string; tone?: 'plain' | 'danger'; undo?: () => void }

type Listener = (toast: Toast) => void

let waiting: Toast[] = []
let listener: Listener | null = null
const waitingHosts = new Set<() => void>()

/**
 * Shows a message: `toast({ title: words('merged'), undo: separate })`. Can be called anywhere in the browser; the code that
 * draws it is loaded at the first message (components/ui/notices/toast-host.tsx, once in the layout).
 */
export function toast(what: Toast): void {
  if (listener) listener(what)
  else waiting = [...waiting, what]
  for (const wake of waitingHosts) wake()
}

/** For the host: called when there is a message to show. */
export function subscribeToToasts(wake: () => void): () => void {
  waitingHosts.add(wake)
  return () => waitingHosts.delete(wake)
}

export function hasToasts(): boolean {
  return waiting.length > 0
}

/** For the toaster: receives the waiting messages, then each new one. */
export function listenToToasts(next: Listener): () => void {
  listener = next
  const missed = waiting
  waiting = []
  for (const one of missed) next(one)
  return () => {
    listener = null
  }
}
