// vitest uses this instead of 'server-only', which throws outside a server bundle.
export {}
