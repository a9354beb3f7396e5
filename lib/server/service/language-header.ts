/** The header in which proxy.ts passes the chosen language to pages: address, cookie and Accept-Language are known there. */
export const languageHeader = 'x-language'
