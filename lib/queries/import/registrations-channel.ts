const name = 'carbon-register.registrations'

/** Tells the other tabs of this browser that an organization was registered. */
export function announceRegistration(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(name)
  channel.postMessage('registered')
  channel.close()
}

/** Calls back when another tab registers an organization. Returns the function that stops it. */
export function onRegistration(callback: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(name)
  channel.onmessage = callback
  return () => channel.close()
}
