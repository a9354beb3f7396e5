import 'server-only'

/** Whether these may be part of a path of the service: "." and ".." would lead elsewhere; no id looks like that. */
export function areIds(...segments: readonly string[]): boolean {
  return segments.every((segment) => /^[\w-]{1,64}$/.test(segment))
}
