import { expect, it } from 'vitest'
import { compileCatalog } from './compile-catalog'

it('makes plain data, which is all that a server component can hand to the browser', () => {
  const catalog = compileCatalog('fr')
  expect(catalog.palette?.['found']).toBeInstanceOf(Array)
  expect(catalog).toStrictEqual(JSON.parse(JSON.stringify(catalog)))
})
