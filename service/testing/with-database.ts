/** Returns the address of another database on the same server: only the path of a `postgres://` address changes. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
