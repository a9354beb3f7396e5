import { describe, expect, it } from 'vitest'
import { parseJson } from './parse-json'

function parse(text: string): unknown {
  return parseJson(new TextEncoder().encode(text))
}

describe('parseJson', () => {
  it('refuses what is not JSON without quoting the body back', () => {
    expect(() => parse('{"secret":')).toThrow('body: is not JSON')
    expect(() => parse('name=Ericsson')).toThrow(/^body: is not JSON$/)
  })

  it('refuses a byte order mark', () => {
    expect(() => parseJson(new TextEncoder().encode('\uFEFF{}'))).toThrow('body: is not JSON')
  })

  it('refuses bytes that are not UTF-8', () => {
    expect(() => parseJson(Uint8Array.of(0x22, 0xff, 0x22))).toThrow('body: is not UTF-8')
  })

  it('refuses an object that has a key twice, however the key is written and however deep it lies', () => {
    expect(() => parse('{"name":"A","name":"B"}')).toThrow('body: has the key "name" twice')
    expect(() => parse(String.raw`{"name":"A","n\u0061me" : "B"}`)).toThrow('body: has the key "name" twice')
    expect(() => parse('{"a":[{"b":1,"c":{},"b":2}]}')).toThrow('body: has the key "b" twice')
  })

  it('takes the same key in two objects, and a value that looks like a key', () => {
    expect(parse('[{"a":"a"},{"a":"b:"}]')).toEqual([{ a: 'a' }, { a: 'b:' }])
    expect(parse(String.raw`{"a":"\"b\":","b":"}{"}`)).toEqual({ a: '"b":', b: '}{' })
    expect(parse('{"a":["x","x"],"b":"a"}')).toEqual({ a: ['x', 'x'], b: 'a' })
  })

  it('keeps a key named __proto__ as a plain key', () => {
    expect(Object.keys(parse('{"__proto__":{"admin":true}}') as object)).toEqual(['__proto__'])
  })

  it('survives nesting as deep as a body can hold', () => {
    expect(() => parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)).not.toThrow()
    expect(() => parse(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)).not.toThrow()
    expect(parse(`"${'\\\\'.repeat(30_000)}"`)).toHaveLength(30_000)
  })

  it('says nothing of an empty body', () => {
    expect(parse('')).toBeUndefined()
  })
})
