import 'server-only'

/** The header in which handlers pass the client's address to the library; a browser's own header of this name is discarded. */
export const clientAddressHeader = 'x-client-address'
