import { describe, expect, it } from 'vitest'
import { websiteDomain, websiteRoot } from './normalize-website'

describe('websiteDomain', () => {
  it.each([
    ['https://www.ericsson.com/en/about', 'ericsson.com'],
    ['www.bbc.co.uk', 'bbc.co.uk'],
    ['info@ericsson.com', 'ericsson.com'],
    ['https://www.müller.de', 'xn--mller-kva.de'],
    ['xn--mller-kva.de', 'xn--mller-kva.de'],
    ['HTTP://Sub.Example.COM.AU:8080/x', 'example.com.au'],
    ['www.climbingtrees.com/', 'climbingtrees.com'],
  ])('reads %s as %s', (website, domain) => {
    expect(websiteDomain(website)).toBe(domain)
  })

  it.each(['someone@gmail.com', 'https://www.linkedin.com/company/x', '127.0.0.1', 'localhost', 'not a website', ''])(
    'finds nothing in %s',
    (website) => {
      expect(websiteDomain(website)).toBeNull()
    },
  )
})

it('leaves the article and the report out of a company’s own site, and a shared host as it is', () => {
  expect(websiteRoot('https://about.fb.com/news/2021/10/facebook-company-is-now-meta/')).toBe('https://about.fb.com')
  expect(websiteRoot('https://www.linkedin.com/company/alpha/')).toBe('https://www.linkedin.com/company/alpha/')
  expect(websiteRoot('alpha.example/news')).toBe('alpha.example/news')
})
