/** Paths of the BFF for product footprints and for the PACT host that provides them. */
export const productFootprintPaths = {
  productFootprints: (id: number) => `/api/organizations/${id}/product-footprints` as const,
  productFootprint: (id: number, footprint: number) =>
    `/api/organizations/${id}/product-footprints/${footprint}` as const,
  pactHost: (id: number) => `/api/organizations/${id}/pact-host` as const,
  pactHostFetch: (id: number) => `/api/organizations/${id}/pact-host/fetch` as const,
} as const
