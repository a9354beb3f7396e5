const base = 'http://dashboard.invalid'

/**
 * Where to go after signing in: a path of this dashboard with its query; "/" for anything that could lead elsewhere, or back to a sign-in
 * page.
 */
export function readReturnPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2000) return '/'
  // Browsers read "\" as "/" and drop tabs and line ends before resolving a link.
  if (!/^\/(?![/\\])/.test(value) || /[\\\p{Cc}]/u.test(value) || !URL.canParse(value, base)) return '/'
  const { origin, pathname, searchParams, search } = new URL(value, base)
  // "/.//evil.example" begins with one slash before normalization and with two after.
  if (origin !== base || pathname.startsWith('//')) return '/'
  if (/^\/(api|sign-in|set-password|no-access)(\/|$)/.test(pathname)) return '/'
  // Next's own parameter for a partial page request.
  if (!searchParams.has('_rsc')) return `${pathname}${search}`
  searchParams.delete('_rsc')
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`
}
