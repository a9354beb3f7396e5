import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ChartFrame } from './chart-frame'
import { DataTable } from './data-table'
import { StackedBars } from './stacked-bars'
import { YearLines } from './year-lines'

afterEach(cleanup)

const words = { formatTick: String, formatValue: String }

it('draws one bar per figure and none for a year without', () => {
  const { container } = render(
    <div style={{ width: 500, height: 250 }}>
      <StackedBars
        title="Emissions"
        points={[
          { year: 2019, scope1: 3 },
          { year: 2020, scope1: null },
          { year: 2021, scope1: 0 },
          { year: 2022, scope1: 2 },
        ]}
        series={[{ key: 'scope1', label: 'Scope 1', colour: 'black' }]}
        {...words}
      />
    </div>,
  )
  expect(container.querySelectorAll('.recharts-bar-rectangle path')).toHaveLength(2)
  expect(screen.getByText('2020')).not.toBeNull()
})

it('leaves the bar of an incomplete year open at the top', () => {
  const { container } = render(
    <div style={{ width: 500, height: 250 }}>
      <StackedBars
        title="Emissions"
        points={[
          { year: 2019, scope1: 3, scope3: null },
          { year: 2020, scope1: 3, scope3: 9 },
        ]}
        series={[
          { key: 'scope1', label: 'Scope 1', colour: 'black' },
          { key: 'scope3', label: 'Scope 3', colour: 'grey' },
        ]}
        incomplete={[2019]}
        {...words}
      />
    </div>,
  )
  expect(container.querySelectorAll('.open-top path[stroke-dasharray]')).toHaveLength(1)
})

it('interrupts a line at a year without a figure and draws the level to compare with', () => {
  const { container } = render(
    <div style={{ width: 500, height: 250 }}>
      <YearLines
        title="Factors"
        points={[
          { year: 2019, all: 3 },
          { year: 2020, all: null },
          { year: 2021, all: 2 },
        ]}
        series={[{ key: 'all', label: 'All scopes', colour: 'black', isDashed: false }]}
        level={{ value: 1, label: 'Industry 2022' }}
        {...words}
      />
    </div>,
  )
  expect(container.querySelectorAll('.recharts-line-dots .recharts-line-dot')).toHaveLength(2)
  // Two separate points, without a line between them.
  expect(container.querySelector('.recharts-line-curve')?.getAttribute('d')).not.toMatch(/L/)
  expect(screen.getByText('Industry 2022')).not.toBeNull()
})

it('provides a table with named rows and columns for every chart', () => {
  render(
    <ChartFrame
      title="Emissions"
      source="A list"
      data={{ head: ['Year'], rows: [[2020]] }}
      unit="t CO₂e"
      legend={[]}
      table={<DataTable caption="Emissions" head={['Year', 'Scope 1']} rows={[{ key: 'a', cells: ['2020', '7'] }]} />}
    >
      <p>Chart</p>
    </ChartFrame>,
  )
  expect(screen.getByText('Show as table')).not.toBeNull()
  expect(screen.getByRole('rowheader', { hidden: true }).textContent).toBe('2020')
  expect(screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Year',
    'Scope 1',
  ])
})
