/** Texts for browsers when a service lacks these paths; each is used by several handlers. */
export const notOffered = {
  changes: 'This service keeps no changes.',
  engagement: 'This service keeps nothing about working with organizations.',
  statedFigures: 'This service keeps no figures that are stated to a project.',
  productFootprints: 'This service keeps no product footprints.',
  supplierRequests: 'This service asks no suppliers.',
} as const
