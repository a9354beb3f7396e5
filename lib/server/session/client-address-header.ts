import 'server-only'

/** Where handlers write the caller's address for the library; what a browser sends under this name is thrown away. */
export const clientAddressHeader = 'x-client-address'
