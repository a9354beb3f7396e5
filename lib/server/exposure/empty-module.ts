// vitest puts this in the place of 'server-only', which throws outside a server bundle.
export {}
