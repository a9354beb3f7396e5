import { expect, it } from 'vitest'
import { compileCatalog } from './compile-catalog'

it('makes plain data, which is all that a server component can hand to the browser', () => {
  const catalog = compileCatalog('fr')
  expect(catalog.palette?.['found']).toBeInstanceOf(Array)
  expect(catalog).toStrictEqual(JSON.parse(JSON.stringify(catalog)))
})

it('has the countries in the order of the language’s alphabet', () => {
  const names = Object.values(compileCatalog('sv').countries ?? {})
  expect(names.at(0)).toBe('Afghanistan')
  expect(names.slice(-2)).toEqual(['Österrike', 'Östtimor'])
})
