import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { emptyRegistration, toRequestBody, withLocalNames } from '@/lib/views/registration/registration-fields'
import { createFormat } from '../format/create-format'
import { compileCatalog } from './compile-catalog'
import { languages } from './languages'

type Division = { name: string; section: { name: string } }

const divisions: Division[] = JSON.parse(readFileSync('service/reference/data/industries.json', 'utf8'))
const names = [...new Set(divisions.flatMap(({ name, section }) => [name, section.name]))]

it.each(languages.filter((language) => language !== 'en'))(
  'has a name of its own for every industry in %s',
  (language) => {
    const own = compileCatalog(language).industries ?? {}
    expect(Object.keys(own).sort()).toEqual([...names].sort())
    // Of Construction, which is French too, nothing else is to be said.
    expect(
      Object.entries(own).filter(([name, said]) => said.trim() === '' || (said === name && name !== 'Construction')),
    ).toEqual([])
  },
)

it('leaves a name that is of no industry of ISIC as it is', () => {
  const { industryName } = createFormat('de-DE', compileCatalog('de'))
  expect(industryName('Software, SaaS')).toBe('Software, SaaS')
  expect(industryName('constructor')).toBe('constructor')
})

it('takes an industry by its name in either language, and registers it by its id', () => {
  const { industryName } = createFormat('sv-SE', compileCatalog('sv'))
  const known = withLocalNames([{ id: '13', name: 'Manufacture of textiles' }], industryName)
  for (const industry of ['textilvarutillverkning', 'Manufacture of textiles']) {
    expect(toRequestBody({ ...emptyRegistration, name: 'A', industry }, known)).toEqual({
      name: 'A',
      industry_id: '13',
    })
  }
})
