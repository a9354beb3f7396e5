/** Paths of the BFF for footprints of products, and for a supplier's system that is asked for them. */
export const productFootprintPaths = {
  productFootprints: (id: number) => `/api/organizations/${id}/product-footprints` as const,
  productFootprint: (id: number, footprint: number) =>
    `/api/organizations/${id}/product-footprints/${footprint}` as const,
  pactHost: (id: number) => `/api/organizations/${id}/pact-host` as const,
  pactHostFetch: (id: number) => `/api/organizations/${id}/pact-host/fetch` as const,
} as const
