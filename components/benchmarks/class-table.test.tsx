import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ClassTable } from './class-table'

afterEach(cleanup)

const row = (name: string, figure: number | null) => ({
  key: name,
  href: '/industries',
  name,
  words: name,
  cells: [figure === null ? '–' : String(figure)],
  figures: [figure],
})

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

const columns = {
  label: 'Industries',
  search: 'Find',
  head: ['Industry', 'Factor'],
  textColumns: 1,
  givenOrder: { column: 0, isFalling: false },
}
const rows = [row('Advice', null), row('Bread', 0.1), row('Mining', 0.5), row('Steel', 2)]

it('says by which column it is ordered, and shows that it can be by the others', () => {
  render(<ClassTable {...columns} rows={rows} />)
  const [industry, factor] = screen.getAllByRole('columnheader')
  expect(industry?.getAttribute('aria-sort')).toBe('ascending')
  expect(industry?.textContent).toBe('Industry▲')
  expect(factor?.hasAttribute('aria-sort')).toBe(false)
  expect(factor?.textContent).toBe('↕Factor')
  expect(screen.getByRole('button', { name: 'Factor' })).toBeDefined()
})

it('is ordered by a column from the largest, then from the smallest, with unknown last both times', async () => {
  const user = userEvent.setup()
  render(<ClassTable {...columns} rows={rows} />)
  expect(names()).toEqual(['Advice', 'Bread', 'Mining', 'Steel'])
  const factor = screen.getByRole('columnheader', { name: 'Factor' })
  await user.click(within(factor).getByRole('button'))
  expect(names()).toEqual(['Steel', 'Mining', 'Bread', 'Advice'])
  expect(factor.getAttribute('aria-sort')).toBe('descending')
  await user.click(within(factor).getByRole('button'))
  expect(names()).toEqual(['Bread', 'Mining', 'Steel', 'Advice'])
  await user.click(screen.getByRole('button', { name: 'Industry' }))
  expect(names()).toEqual(['Advice', 'Bread', 'Mining', 'Steel'])
})
