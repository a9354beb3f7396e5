import 'server-only'

/** The token of a supplier request's link, from the header that the form sends; '' where it has no such form. */
export function tokenOf({ headers }: Pick<Request, 'headers'>): string {
  const token = headers.get('supplier-token') ?? ''
  return /^[\w-]{43}$/.test(token) ? token : ''
}
