import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { referenceOf } from '@/service/testing/data/small-reference'
import { buildDocument } from '../openapi/build-document'
import { writeChapters } from './chapters'
import { pagePolicy, writePage } from './write-page'

const { editions } = referenceOf({})
const evil = {
  ...editions,
  all: editions.all.map((edition) => ({ ...edition, title: '<img src=x onerror=alert(1)>' })),
}
const page = writePage(buildDocument(null), writeChapters(evil))

describe('the page of the documentation', () => {
  it('loads nothing from anywhere and runs no script', () => {
    expect(page).not.toMatch(/<(script|img|link|iframe)|@import|url\(|\son\w+=["']/i)
  })

  it('is allowed its own style by a hash that is right', () => {
    const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? ''
    expect(pagePolicy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  })

  it('has every place it links to', () => {
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map((match) => match[1])
    expect(targets.length).toBeGreaterThan(30)
    for (const target of targets) expect(page).toContain(`id="${target}"`)
    expect(page).toContain('id="industry-factors"')
    expect(page).toContain('id="licences"')
  })

  it('escapes what lists contain', () => {
    expect(page).toContain('&#60;img src=x')
  })
})
