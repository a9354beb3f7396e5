import { expect, it } from 'vitest'
import { turnBox } from './turn-box'

const size = { width: 600, height: 800 }
const box = { x0: 100, y0: 190, x1: 130, y1: 202 }

it.each([
  // Text that runs down the page from (400, 100): it ends at y 130 and its foot is at x 400.
  [90, { x: 400, y: 100 }, { x0: 398, y0: 100, x1: 410, y1: 130 }],
  [180, { x: 500, y: 600 }, { x0: 470, y0: 598, x1: 500, y1: 610 }],
  // Up the page from (200, 700) to y 670.
  [270, { x: 200, y: 700 }, { x0: 190, y0: 670, x1: 202, y1: 700 }],
])('marks text that is rotated by %i degrees where it is drawn', (angle, start, expected) => {
  expect(turnBox(box, '4,512', [{ text: '4,512', ...start, angle }], size)).toEqual(expected)
})

it('does not change a box that contains upright text, or no text', () => {
  const upright = { text: '4,512', x: 100, y: 200, angle: 0 }
  expect(turnBox(box, '4,512', [upright, { ...upright, x: 400, y: 100, angle: 90 }], size)).toEqual(box)
  expect(turnBox(box, '4,512', [{ text: '9', x: 400, y: 100, angle: 90 }], size)).toEqual(box)
})
