import { expect, it } from 'vitest'
import { scopeColours } from './scope-colours'

it('gives each part of emissions a colour of its own, because several stand in one legend', () => {
  const colours = Object.values(scopeColours)
  expect(new Set(colours).size).toBe(colours.length)
})
