import type { CompiledCatalog } from './words'

/** What a browser can be sent in a language: the texts of an area, or the names of countries or industries. */
export type SentArea = Exclude<keyof CompiledCatalog, 'writing'>

/** The texts of every page's frame and of failures. The layout sends them. */
export const areasOfFrame = ['errors', 'palette', 'shell', 'ui'] as const satisfies readonly SentArea[]

/**
 * The further texts that each page needs in the browser, including what it loads later; conventions/areas.test.ts checks that they are
 * exactly those its code uses. A page not listed needs none.
 */
export const areasOfPage = {
  '/': ['countries', 'export', 'figures', 'industries', 'portfolio'],
  '/account': ['account'],
  '/changes': ['changes'],
  '/changes/digest': ['digest'],
  '/changes/webhooks': ['changes', 'webhooks'],
  '/answer': ['answer'],
  '/compare': ['charts', 'compare', 'countries', 'documents', 'figures', 'industries'],
  '/data': ['data', 'sources'],
  '/engagement': ['engagement'],
  '/footprint': ['charts', 'countries', 'footprint', 'industries'],
  '/footprint/kept/[id]': ['countries', 'footprint', 'industries'],
  '/decide': ['countries', 'industries', 'matching'],
  '/imports': ['lists'],
  '/imports/[id]': ['lists'],
  '/industries': ['benchmarks'],
  '/industries/[code]': ['benchmarks', 'charts', 'figures', 'industries'],
  '/organizations/[id]': [
    'assessment',
    'charts',
    'countries',
    'documents',
    'engagement',
    'evidence',
    'figures',
    'industries',
    'matching',
    'organization',
    'products',
    'registration',
  ],
  '/organizations/[id]/documents/[documentId]': ['documents', 'figures', 'reasons'],
  '/organizations/import': ['countries', 'figures', 'import', 'industries', 'registration'],
  '/organizations/new': ['countries', 'industries', 'registration'],
  '/reports': ['documents'],
  '/regions': ['benchmarks', 'countries'],
  '/regions/[country]': ['benchmarks', 'charts', 'countries'],
  '/set-password': ['account'],
  '/sign-in': ['account'],
  '/users': ['account'],
} as const satisfies Readonly<Record<string, readonly SentArea[]>>
export type PageWithWords = keyof typeof areasOfPage
