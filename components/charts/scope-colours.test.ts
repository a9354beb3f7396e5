import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { scopeColours } from './scope-colours'

it('gives each part of emissions a colour of its own, because several stand in one legend', () => {
  const colours = Object.values(scopeColours)
  expect(new Set(colours).size).toBe(colours.length)
})

type Light = readonly [number, number, number]

/** The tokens of a scheme: the first definitions are those of light, the second those of dark. */
function tokensOf(scheme: 'light' | 'dark'): Map<string, Light> {
  const css = readFileSync('app/globals.css', 'utf8')
  const found = Map.groupBy(css.matchAll(/(--[\w-]+): #([0-9a-f]{6});/g), ([, name]) => name ?? '')
  return new Map(
    [...found].flatMap(([name, values]) => {
      const digits = values[scheme === 'light' ? 0 : 1]?.[2]
      return digits === undefined ? [] : [[name, linear(digits)] as const]
    }),
  )
}

function linear(digits: string): Light {
  const part = (start: number) => {
    const value = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(0), part(2), part(4)]
}

function contrast(one: Light, other: Light): number {
  const luminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** How eyes see that lack one kind of cones (Machado, Oliveira and Fernandes 2009, severity 1). */
const eyes = {
  'all cones': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  'no red cones': [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  'no green cones': [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  'no blue cones': [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const

function multiply(light: Light, matrix: readonly number[]): Light {
  const row = (place: number) => light.reduce((sum, part, at) => sum + part * (matrix[3 * place + at] ?? 0), 0)
  return [row(0), row(1), row(2)]
}

/** The distance of CIE 1976 between two colours: about 2 is just seen side by side. */
function distance(one: Light, other: Light): number {
  const lab = (light: Light) => {
    const [x, y, z] = multiply(light, [0.4124, 0.3576, 0.1805, 0.2126, 0.7152, 0.0722, 0.0193, 0.1192, 0.9505])
    const curve = (part: number) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)
    const [a, b, c] = [curve(x / 0.9505), curve(y), curve(z / 1.089)]
    return [116 * b - 16, 500 * (a - b), 200 * (b - c)] as const
  }
  const [from, to] = [lab(one), lab(other)]
  return Math.hypot(...from.map((part, place) => part - (to[place] ?? 0)))
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const tokens = tokensOf(scheme)
  const series = Array.from({ length: 7 }, (_, place) => tokens.get(`--series-${place + 1}`) ?? ([0, 0, 0] as Light))

  it('every colour stands out from the panel behind it by 3 to 1', () => {
    const panel = tokens.get('--raised') ?? ([0, 0, 0] as Light)
    for (const colour of series) expect(contrast(colour, panel)).toBeGreaterThanOrEqual(3)
  })

  it.each(Object.entries(eyes))('no two colours are alike for eyes with %s', (_, matrix) => {
    const seen = series.map((colour) => multiply(colour, matrix))
    const apart = seen.flatMap((one, place) => seen.slice(place + 1).map((other) => distance(one, other)))
    expect(apart).toHaveLength(21)
    expect(Math.min(...apart)).toBeGreaterThan(15)
  })
})
