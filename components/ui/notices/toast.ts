/** Something that happened, said in a corner of the page for some seconds; with `undo` it can be taken back. */
export type Toast = { title: string; detail?: string; tone?: 'plain' | 'danger'; undo?: () => void }

type Listener = (toast: Toast) => void

let waiting: Toast[] = []
let listener: Listener | null = null
const wakers = new Set<() => void>()

/**
 * Says what happened: `toast({ title: words('merged'), undo: separate })`. Callable from anywhere in the browser; what draws it
 * is loaded at the first one (components/ui/notices/toast-host.tsx, which the layout holds once).
 */
export function toast(what: Toast): void {
  if (listener) listener(what)
  else waiting = [...waiting, what]
  for (const wake of wakers) wake()
}

/** For the host: told when there is something to draw. */
export function subscribeToToasts(wake: () => void): () => void {
  wakers.add(wake)
  return () => wakers.delete(wake)
}

export function hasToasts(): boolean {
  return waiting.length > 0
}

/** For the toaster: gets what waited, then each as it comes. */
export function listenToToasts(next: Listener): () => void {
  listener = next
  const missed = waiting
  waiting = []
  for (const one of missed) next(one)
  return () => {
    listener = null
  }
}
