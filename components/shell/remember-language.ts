import { cookiePath } from '@/lib/base-path'
import { type Language, languageCookie, languageCookieSeconds } from '@/lib/messages/languages'

/** Stores the choice and requests the page's texts in it. A language in the page's address is removed. */
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
