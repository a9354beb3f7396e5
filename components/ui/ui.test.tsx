import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Field } from '@/components/ui/fields/field'
import { LevelMark } from '@/components/ui/marks/level-mark'
import { ProperName } from '@/components/ui/marks/proper-name'
import { ScoreGauge } from '@/components/ui/marks/score-gauge'
import { Unknown } from '@/components/ui/marks/unknown'

afterEach(cleanup)

describe('LevelMark', () => {
  const filled = (element: Element) => element.querySelectorAll('rect[fill="currentColor"]').length

  it('shows its level by word and shape, not by colour alone', () => {
    const { container: worst } = render(<LevelMark step={5} word="Very high" />)
    expect(worst.textContent).toBe('Very high')
    expect(filled(worst)).toBe(5)
    const { container: best } = render(<LevelMark step={1} word="Very low" />)
    expect(filled(best)).toBe(1)
  })

  it('draws unknown with dashes and nothing filled', () => {
    const { container } = render(<LevelMark step={null} word="Unknown" />)
    expect(filled(container)).toBe(0)
    expect(container.querySelectorAll('rect[stroke-dasharray]')).toHaveLength(5)
  })
})

describe('ScoreGauge', () => {
  it('is a meter from 0 to 100', () => {
    render(<ScoreGauge label="Score" points={67} compare={null} />)
    const meter = screen.getByRole('meter', { name: 'Score' })
    expect(meter.getAttribute('aria-valuenow')).toBe('67')
    expect(meter.getAttribute('aria-valuemin')).toBe('0')
    expect(meter.getAttribute('aria-valuemax')).toBe('100')
  })

  it('is no meter at zero when the score is unknown', () => {
    render(<ScoreGauge label="Score" points={null} compare={null} />)
    expect(screen.queryByRole('meter')).toBeNull()
    expect(screen.getByRole('img', { name: 'Score: unknown' })).not.toBeNull()
  })

  it('shows a score of zero as zero', () => {
    render(<ScoreGauge label="Score" points={0} compare={null} />)
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('0 of 100')
  })
})

it('says why a value is missing', () => {
  render(<Unknown reason="Not stated for 2020" />)
  expect(screen.getByTitle('Not stated for 2020').textContent).toBe('–Not stated for 2020')
})

it('isolates a name from the writing direction around it', () => {
  const { container } = render(
    <p>
      <ProperName>{'\u202Eevil'}</ProperName> of Sweden
    </p>,
  )
  expect(container.querySelector('bdi')?.textContent).toBe('\u202Eevil')
})

it('connects error and hint with the control', () => {
  render(
    <Field label="Name" hint="As registered" error="Enter a name">
      {(attributes) => <input {...attributes} />}
    </Field>,
  )
  const input = screen.getByLabelText('Name')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const described = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['Enter a name', 'As registered'])
})
