import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readFieldErrors } from '@/lib/views/registration/field-errors'
import { isPlainRule } from '@/lib/views/registration/registration-fields'
import { sayRule } from '@/lib/views/translate/say-rule'
import { Registration } from '@/service/contract/registration'
import { ruleOf } from './service-rules'

const refused = (body: object): string => {
  const [issue] = Registration.safeParse(body).error?.issues ?? []
  return `${issue?.path.join('.')}: ${issue?.message}`
}

it('knows every refusal that the contract of a registration writes', () => {
  const files = ['registration', 'identifiers', 'region'].map((name) =>
    readFileSync(`service/contract/${name}.ts`, 'utf8'),
  )
  const written = [...files.join('').matchAll(/'((?:is|must) [^']+)'/g)].map(([, reason = '']) => reason)
  expect(written.length).toBeGreaterThan(12)
  expect(written.filter((reason) => ruleOf(reason) === null)).toEqual([])
})

it('makes rules of what the contract refuses, at their fields', () => {
  const rules = [{ hq_subregion: 'SE-AB', hq_region: 'DE', name: 'A' }, {}, { name: 'A', external_id: 'x'.repeat(129) }]
    .map(refused)
    .map((detail) => readFieldErrors(detail).fields)
  expect(rules).toEqual([
    [{ field: 'hq_subregion', message: 'notOfCountry DE' }],
    [{ field: 'name', message: 'enterName' }],
    [{ field: 'external_id', message: 'atMostCharacters 128' }],
  ])
  expect(rules.flat().map(({ message }) => isPlainRule(message))).toEqual([false, true, false])
})

it('leaves the words of another service as they are', () => {
  expect(sayRule((() => 'ours') as never, 'This is no country of ours')).toBe('This is no country of ours')
})
