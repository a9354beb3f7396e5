/** The source of figures that the organization itself stated to a project and not to the public. */
export const privateSource = {
  title: 'Stated to this project, not public',
  publisher: 'The organization itself, to this project',
  licence: 'not public; kept for this project alone',
  /** The service's path at which the project can read them. */
  urlOf: (organizationId: number) => `/organizations/${organizationId}/stated-figures`,
} as const

/** Product footprints that the organization shares with a project. */
export const productFootprintSource = {
  title: 'Product footprints shared with this project (PACT), not public',
  publisher: 'The organization itself, to this project',
  licence: 'not public; kept for this project alone',
  urlOf: (organizationId: number) => `/organizations/${organizationId}/product-footprints`,
} as const
