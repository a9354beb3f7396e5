/** The organization itself, as the source of what it stated to a project and not to the public. */
export const privateSource = {
  title: 'Stated to this project, not public',
  publisher: 'The organization itself, to this project',
  licence: 'not public; kept for this project alone',
  /** A path of the service, as far as projects may read it. */
  urlOf: (organizationId: number) => `/organizations/${organizationId}/stated-figures`,
} as const

/** Product footprints that the organization shares with a project. */
export const productFootprintSource = {
  title: 'Product footprints shared with this project (PACT), not public',
  publisher: 'The organization itself, to this project',
  licence: 'not public; kept for this project alone',
  urlOf: (organizationId: number) => `/organizations/${organizationId}/product-footprints`,
} as const
