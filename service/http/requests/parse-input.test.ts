import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ServiceError } from '@/service/errors'
import { parseInput } from './parse-input'

const Body = z.strictObject({ name: z.string(), size: z.int().optional() })

function failure(input: unknown, extra: { field: string; reason: string }[] = []): ServiceError {
  try {
    parseInput(Body, input, extra)
  } catch (error) {
    if (error instanceof ServiceError) return error
  }
  throw new Error('It was taken')
}

describe('parseInput', () => {
  it('names every field that is wrong', () => {
    const { code, message } = failure({ name: 5, size: 'big' })
    expect(code).toBe('bad_request')
    expect(message).toBe('name: expected string, received number; size: expected number, received string')
  })

  it('adds what the contract cannot know, also to a body whose form is right', () => {
    expect(failure({ name: 5 }, [{ field: 'industry_id', reason: 'is not known' }]).message).toBe(
      'name: expected string, received number; industry_id: is not known',
    )
    expect(failure({ name: 'A' }, [{ field: 'industry_id', reason: 'is not known' }]).message).toBe(
      'industry_id: is not known',
    )
  })

  it('lets unknown keys win over wrong values, and lists them all', () => {
    const { code, message } = failure({ name: 5, nmae: 'A', 'a b': 1 })
    expect(code).toBe('unrecognized_parameters')
    expect(message).toBe('Not known here: "nmae", "a b"')
  })

  it('shows keys that would break a line or a page in short, escaped form', () => {
    const keys = { [`\ud800${'x'.repeat(5_000)}`]: 1 }
    expect(failure({ name: 'A', ...keys }).message).toBe(`Not known here: "\\ud800${'x'.repeat(59)}…"`)
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, number) => [`k${number}`, 1]))
    expect(failure(many).message).toMatch(/"k19" and 5 more$/)
  })

  it('speaks of the body where no field is to blame', () => {
    expect(failure([]).message).toBe('body: expected object, received array')
    expect(failure(undefined).message).toBe('body: expected object, received undefined')
  })
})
