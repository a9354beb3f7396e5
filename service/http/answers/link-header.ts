/**
 * The Link header (RFC 8288) for page `query.page` of `pages`: first, prev, next and last, each with the same query. No prev on the first
 * page, no next on the last.
 */
export function linkHeader(
  base: string,
  query: Readonly<Record<string, string | number>> & { page: number },
  pages: number,
): string {
  const targets = [
    { rel: 'first', page: 1 },
    { rel: 'prev', page: query.page > 1 ? Math.min(query.page - 1, pages) : null },
    { rel: 'next', page: query.page < pages ? query.page + 1 : null },
    { rel: 'last', page: pages },
  ]
  return targets
    .flatMap(({ rel, page }) => (page === null ? [] : [`<${base}?${toQuery({ ...query, page })}>; rel="${rel}"`]))
    .join(', ')
}

function toQuery(query: Readonly<Record<string, string | number>>): string {
  return new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()
}
