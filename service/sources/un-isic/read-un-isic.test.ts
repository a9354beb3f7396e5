import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { readUnIsic } from './read-un-isic'

const read = (text: string) => readUnIsic(new TextEncoder().encode(text))

describe('readUnIsic', () => {
  it('refuses an empty file, other columns and an incomplete structure', () => {
    expect(() => read('')).toThrow(SourceFileError)
    expect(() => read('"Code","Title"\n"A","Agriculture"\n')).toThrow(SourceFileError)
    expect(() => read('"Code","Description"\n"A","Agriculture"\n"01","Crops"\n')).toThrow(/1 sections and 1 divisions/)
  })

  it('refuses a code twice, a code of another form, and a division before any section', () => {
    expect(() => read('"Code","Description"\n"A","Agriculture"\n"A","Agriculture"\n')).toThrow(/ISIC A is there twice/)
    expect(() => read('"Code","Description"\n"V","Beyond"\n')).toThrow(/row 2, column Code/)
    expect(() => read('"Code","Description"\n"01","Crops"\n')).toThrow(/before any section/)
  })

  const FILE = '../shared/data/industry/un_ISIC_Rev_4_english_structure.txt'
  it.skipIf(!existsSync(FILE))('reads the section of each division (skipped without ../shared/data)', () => {
    const { divisions, codes, titles } = readUnIsic(readFileSync(FILE))
    expect(divisions).toHaveLength(88)
    expect(codes.size).toBe(766)
    expect(titles).toHaveLength(766 - 21 - 88)
    expect(titles).toContainEqual({ code: '2410', title: 'Manufacture of basic iron and steel' })
    const sectionOf = (id: string) => divisions.find((division) => division.id === id)?.section.id
    expect(['01', '09', '10', '33', '35', '36', '64', '99'].map(sectionOf)).toEqual([
      'A',
      'B',
      'C',
      'C',
      'D',
      'E',
      'K',
      'U',
    ])
    expect(divisions.find(({ id }) => id === '26')).toEqual({
      id: '26',
      name: 'Manufacture of computer, electronic and optical products',
      section: { id: 'C', name: 'Manufacturing' },
    })
  })
})
