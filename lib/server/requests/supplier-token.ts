import 'server-only'

/** The token of a supplier request's link, from the header that the form sends; '' if it is not a token. */
export function tokenOf({ headers }: Pick<Request, 'headers'>): string {
  const token = headers.get('supplier-token') ?? ''
  return /^[\w-]{43}$/.test(token) ? token : ''
}
