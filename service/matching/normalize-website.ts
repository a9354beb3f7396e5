import { getDomain } from 'tldts'

/** Hosts shared by many organizations, which identify none. */
const shared = new Set(
  (
    'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com yahoo.co.jp yahoo.co.uk ymail.com aol.com ' +
    'icloud.com me.com mac.com proton.me protonmail.com pm.me gmx.de gmx.net gmx.com gmx.at gmx.ch web.de t-online.de freenet.de ' +
    'mail.com mail.ru yandex.ru yandex.com qq.com 163.com 126.com sina.com naver.com hanmail.net daum.net orange.fr wanadoo.fr ' +
    'free.fr laposte.net libero.it virgilio.it telia.com bredband.net zoho.com fastmail.com hey.com btinternet.com comcast.net ' +
    'linkedin.com facebook.com instagram.com twitter.com x.com youtube.com tiktok.com pinterest.com etsy.com amazon.com ebay.com ' +
    'wikipedia.org google.com goo.gl bit.ly linktr.ee wordpress.com blogspot.com wix.com wixsite.com squarespace.com weebly.com ' +
    'github.com github.io medium.com notion.site sites.google.com business.site myshopify.com shopify.com crunchbase.com bloomberg.com'
  ).split(/\s+/),
)

function toAscii(domain: string): string {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain
}

/**
 * The registrable domain (public suffix list) of a URL, a bare host or an e-mail address: "ericsson.com" for "www.ericsson.com/en" and
 * "info@ericsson.com". Null without one, or for a host shared by many organizations.
 */
export function websiteDomain(value: string): string | null {
  const text = value.trim().toLowerCase()
  const host = /^[^@/]+@([^@/]+)$/.exec(text)?.[1] ?? text
  const domain = getDomain(host, { allowPrivateDomains: true })
  // One spelling for "müller.de" and "xn--mller-kva.de".
  return domain === null || shared.has(domain) ? null : toAscii(domain)
}

/** Scheme and host of a website of its own, as lists link to articles or reports deep inside it; on a shared host the path stays, since it
 * identifies the organization. */
export function websiteRoot(value: string): string {
  return websiteDomain(value) === null || !URL.canParse(value) ? value : new URL(value).origin
}
