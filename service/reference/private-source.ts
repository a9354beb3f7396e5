/** The organization itself, as the source of what it stated to a project and not to the public. */
export const privateSource = {
  title: 'Stated to this project, not public',
  publisher: 'The organization itself, to this project',
  licence: 'not public; kept for this project alone',
  /** A path of the service, as far as projects may read it. */
  urlOf: (organizationId: number) => `/organizations/${organizationId}/stated-figures`,
} as const
