import { expect, it } from 'vitest'
import { presentEmissions } from './present-emissions'

it('calls stated what a source prints, and a sum over sites a sum', () => {
  const emissions = { scope1Kg: 5 }
  expect(presentEmissions({ emissions, sources: ['klimatkollen'] }).scope_1).toMatchObject({ total: 5, sum: null })
  expect(presentEmissions({ emissions, sources: ['epa-ghgrp'] }).scope_1).toMatchObject({ total: null, sum: 5 })
  expect(presentEmissions({ emissions: {}, sources: ['epa-ghgrp'] }).scope_1).toMatchObject({ total: null, sum: null })
})
