/**
 * The path that this dashboard stands under: "/carbon" of PUBLIC_ORIGIN=https://intranet.example/carbon, "" at the root of a
 * host. Next.js writes it in as it builds (next.config.js); Next's router and redirects add it by themselves, all else by
 * `underBasePath`.
 */
export const basePath: string = process.env['BASE_PATH'] ?? ''

/** A path of `paths` as the browser asks for it; an address without a leading "/" stays as it is. */
export function underBasePath(path: string): string {
  return path[0] === '/' ? basePath + path : path
}

/** What Next's router takes for this address of a page: the path without what it adds itself. */
export function withoutBasePath(address: string): string {
  return address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address
}

/** Where this dashboard's cookies go: to no other program under the same host name. */
export const cookiePath: string = basePath || '/'
