import { describe, expect, expectTypeOf, it } from 'vitest'
import { type ServicePath, servicePath } from '@/lib/server/service-path'

describe('an address of the service', () => {
  it('has its segments and its query in it, each written so that it cannot lead elsewhere', () => {
    const path = servicePath('/organizations/{id}/evidence', { id: '4/2?x' }, { currency: 'EUR & more' })
    expect(path).toBe('/organizations/4%2F2%3Fx/evidence?currency=EUR+%26+more')
  })

  it('passes on what a page asked, and has no question mark without a query', () => {
    expect(servicePath('/organizations', {}, new URLSearchParams({ q: 'Nestlé' }))).toBe('/organizations?q=Nestl%C3%A9')
    expect(servicePath('/organizations', {}, new URLSearchParams())).toBe('/organizations')
    expect(servicePath('/imports')).toBe('/imports')
  })

  it('compiles only for a path, a segment and a name of a query that the document has', () => {
    // @ts-expect-error There is no such path.
    servicePath('/organizations/{id}/evidense', { id: '1' })
    // @ts-expect-error The path has a segment.
    servicePath('/organizations/{id}')
    // @ts-expect-error Its segment is not called so.
    servicePath('/organizations/{id}', { organizationId: '1' })
    // @ts-expect-error The parameter is per_page.
    servicePath('/industries', {}, { perpage: '200' })
  })

  it('is one of the methods that its path has in the document, for several paths of those that all have', () => {
    expectTypeOf(servicePath('/organizations/{id}', { id: '1' })).toExtend<ServicePath<'GET' | 'PATCH'>>()
    expectTypeOf(servicePath('/organizations/{id}', { id: '1' })).not.toExtend<ServicePath<'PUT'>>()
    const either = servicePath(`/organizations/{id}/${Math.random() > 2 ? 'group' : 'match'}`, { id: '1' })
    expectTypeOf(either).toExtend<ServicePath<'POST'>>()
    expectTypeOf(either).not.toExtend<ServicePath<'DELETE'>>()
    expectTypeOf<string>().not.toExtend<ServicePath<'GET'>>()
  })
})
