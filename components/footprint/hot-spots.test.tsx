import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import type { FootprintAnswer } from '@/lib/views/answers/footprint/footprint-answer'
import { HotSpots } from './hot-spots'

afterEach(cleanup)

function industry(name: string | null, kg: number, category_kg: number) {
  return { id: name, name, kg, share: kg / 1000, cumulative_share: 1, category_kg }
}

it('says of an industry that the team gave it to a category of spend, wholly or how much of it', () => {
  const footprint = {
    lines: [{ organization_id: 1, name: 'Supplier', result: { kg: 1000, share: 1 } }],
    hot_spots: {
      industries: [
        industry('Machinery', 500, 100),
        industry('Paper', 300, 300),
        industry('Food', 150, 0),
        industry(null, 50, 0),
      ],
      countries: [],
    },
    engagement: { two_thirds: 1 },
  }
  render(<HotSpots footprint={footprint as unknown as FootprintAnswer} format={createFormat('en-US')} />)
  const of = (name: RegExp) => within(screen.getByRole('rowheader', { name }))
  expect(of(/^Machinery/).getByText('20% of it: industry of the spend category, said by your team')).toBeDefined()
  expect(of(/^Paper/).getByText('Industry of the spend category, said by your team')).toBeDefined()
  expect(screen.getByRole('rowheader', { name: 'Food' })).toBeDefined()
  expect(screen.getByRole('rowheader', { name: 'Which one industry is not known' })).toBeDefined()
})
