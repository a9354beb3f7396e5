import type { CompiledCatalog } from './words'

/** What a browser can be sent of a language: the texts of an area, or the names of countries. */
export type SentArea = Exclude<keyof CompiledCatalog, 'writing'>

/** What the frame of every page says, and what any page says of a failure. The layout sends it. */
export const areasOfFrame = ['errors', 'palette', 'shell', 'ui'] as const satisfies readonly SentArea[]

/**
 * What the browser's part of each page says beyond that, with what the page loads later: no more and no less than
 * conventions/areas.test.ts finds in its programs. A page that is not here says nothing else in the browser.
 */
export const areasOfPage = {
  '/': ['countries', 'export', 'figures', 'portfolio'],
  '/account': ['account'],
  '/compare': ['charts', 'compare', 'countries', 'documents', 'figures'],
  '/data': ['data'],
  '/industries': ['benchmarks'],
  '/industries/[code]': ['benchmarks', 'charts', 'figures'],
  '/organizations/[id]': [
    'assessment',
    'charts',
    'countries',
    'documents',
    'evidence',
    'figures',
    'matching',
    'organization',
  ],
  '/organizations/[id]/documents/[documentId]': ['documents', 'figures'],
  '/organizations/import': ['countries', 'figures', 'import', 'registration'],
  '/organizations/new': ['countries', 'registration'],
  '/regions': ['benchmarks', 'countries'],
  '/regions/[country]': ['benchmarks', 'charts', 'countries'],
  '/set-password': ['account'],
  '/sign-in': ['account'],
  '/users': ['account'],
} as const satisfies Readonly<Record<string, readonly SentArea[]>>
export type PageWithWords = keyof typeof areasOfPage
