import { urlValue, urlWord } from './url-value'

/** What a reader chose for the charts of an organization: a link shows what its sender saw. */
export const chartsInUrl = {
  scope_2: urlWord(['any', 'market', 'location']),
  scopes: urlWord(['all', '1_2']),
  scale: urlWord(['absolute', 'relative']),
  target_scopes: urlWord(['1_2', 'all']),
  base_year: urlValue<number | null>({
    parse: (text) => (/^(19|20)\d{2}$/.test(text) ? Number(text) : null),
    fallback: null,
  }),
}
