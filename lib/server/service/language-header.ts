/** What proxy.ts tells the pages: the address, the cookie and the browser's wish are known there. */
export const languageHeader = 'x-language'
