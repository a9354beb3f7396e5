import { cookiePath } from '@/lib/base-path'
import { type Language, languageCookie, languageCookieSeconds } from '@/lib/messages/languages'

/** Keeps the choice and asks for the page's words in it. An address that names another language no longer does. */
export function rememberLanguage(language: Language, router: { refresh: () => void }): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that is supported
  document.cookie = `${languageCookie}=${language}; path=${cookiePath}; max-age=${languageCookieSeconds}; samesite=lax`
  const address = new URL(window.location.href)
  if (address.searchParams.has('lang')) {
    address.searchParams.delete('lang')
    window.history.replaceState(null, '', address)
  }
  router.refresh()
}
