/**
 * The path that this dashboard stands under: "/carbon" of PUBLIC_ORIGIN=https://intranet.example/carbon, "" at the root of a
 * host. Next.js writes it in as it builds (next.config.js); Next's router and redirects add it by themselves, all else by
 * `underBasePath`.
 */
export const basePath: string = process.env['BASE_PATH'] ?? ''

/** A path of `paths`, which begins with "/", as the browser asks for it. */
export function underBasePath(path: string): string {
  return basePath + path
}

/** What Next's router takes for an address that `underBasePath` made: the path without what it adds itself. */
export function withoutBasePath(address: string): string {
  return address.slice(basePath.length)
}

/** Where this dashboard's cookies go: to no other program under the same host name. */
export const cookiePath: string = basePath || '/'
