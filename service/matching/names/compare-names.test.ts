import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareNames } from './compare-names'

describe('compareNames', () => {
  it.each([
    ['Grupo Bimbo', 'GRUPO BIMBO, S.A.B. DE C.V.', 'form'],
    ['Orlen Sp. z o.o.', 'Orlen', 'form'],
    ['SE Volkswagen', 'Volkswagen', 'form'],
    ['AG Barr plc', 'A.G. Barr', 'form'],
    ['Müller GmbH & Co. KG', 'Mueller', 'form'],
    ['Hermes und Söhne AG', 'Hermès & Sohne', 'form'],
    ['ArcelorMittal', 'Arcelor Mittal', 'form'],
    ['Foods And Inns Limtied', 'Foods and Inns', 'form'],
    ['Amazon.com, Inc.', 'Amazon', 'form'],
    ['Advania Sweden AB', 'Advania Sverige AB', 'form'],
    ['Kellogg Intl. Mfg.', 'Kellogg International Manufacturing', 'form'],
    ['Лукойл', 'Lukoil', 'form'],
    ['华为技术有限公司', 'Huawei Technologies Co., Ltd.', 'form'],
    ['トヨタ自動車株式会社', 'Toyota Motor Corporation', 'form'],
    ['General Electric Company', 'GE', 'form'],
    ['Siam Cement PCL, The', 'Siam Cement', 'form'],
    ['Koninklijke Kappa N.V.', 'Royal Kappa', 'form'],
    ['Kappa Network ArchaeologyLTD', 'Kappa Network Archaeology Ltd', 'spelling'],
    ['Kappa Pte. Ltd. (owner of the Delta brand)', 'Kappa', 'form'],
    ['Södra Skogsägarna ekonomisk förening', 'Södra Skogsägarna', 'form'],
    ['Kappa Public Joint Stock Company', 'Kappa PJSC', 'form'],
    ['Kappa Korlátolt Felelősségű Társaság', 'Kappa Kft.', 'form'],
    ['Kappa Societas Europaea', 'Kappa SE', 'form'],
    ['Kappa B.S.C.', 'Kappa', 'form'],
    ['Kappa Inc. /DE/', 'Kappa Inc', 'form'],
    ['Kappa Delta GmbH u. Co. KG', 'Kappa Delta', 'form'],
    ['Eni S.p.A. - Group', 'Eni', 'descriptor'],
    ['Travelers Companies, Inc.', 'Travelers', 'descriptor'],
    ['JNRP Enterprise Co. Ltd T/A Pallet Loop', 'Pallet Loop', 'descriptor'],
    ['Gruppo La Doria S.p.A.', 'La Doria Group', 'descriptor'],
    ['Telstra', 'Telstra Group Limited', 'descriptor'],
    ['SingTel', 'Singapore Telecommunications Limited (Singtel)', 'descriptor'],
    ['Össur hf.', 'Embla Medical hf (formerly Össur)', 'descriptor'],
    ['M&S', 'Marks & Spencer plc', 'near'],
    ['Howdens Joinery', 'Howden Joinery', 'near'],
    ['All Nippon Airways', 'ANA Holdings Inc.', 'near'],
    ['Aegon', 'Aegon Nederland N.V.', 'near'],
    ['Mercury', 'Mercury NZ', 'near'],
    ['X Group', 'X Holdings', 'near'],
    ['Siemens', 'Siemens Energy', 'near'],
    // KG and YK are legal forms, and initials in front of a name.
    ['KG Steel', 'YK Steel', 'apart'],
    ['AS Power', 'SA Power Ltd', 'apart'],
    ['Simens AG', 'Siemens', 'near'],
    ['Bosh', 'Bosch GmbH', 'near'],
    ['Sandivk', 'Sandvik AB', 'near'],
    ['Erricson', 'Ericsson', 'near'],
    ['Phillips NV', 'Koninklijke Philips N.V.', 'near'],
    ['Schnieder Electric', 'Schneider Electric SE', 'near'],
    ['Deutsche Telecom AG', 'Deutsche Telekom', 'form'],
    ['Sony', 'Song', 'apart'],
    ['Delta Foods', 'Delia Foods', 'apart'],
    ['Volvo', 'Toyota', 'apart'],
    ['平安', '平岸', 'apart'],
    // A short name in use is compared in full, and in short with what extends it.
    ['BASF', 'Badische Anilin- & Soda-Fabrik AG', 'form'],
    ['BASF Coatings GmbH', 'BASF', 'near'],
    ['IBM Deutschland GmbH', 'International Business Machines Corp', 'near'],
    ['UPS Deutschland', 'United Parcel Service', 'near'],
    ['BP Europa SE', 'British Petroleum', 'near'],
    ['BMW Bank', 'BASF', 'apart'],
  ])('sets %s beside %s as %s', (left, right, level) => {
    expect([compareNames(left, right).level, compareNames(right, left).level]).toEqual([level, level])
  })

  it.each([
    ['Unit 2', 'Unit 3', 'Different numbers: 2 and 3'],
    ['1. FC', '2. FC', 'Different numbers: 1 and 2'],
    ['Second Avenue Fund', 'Avenue Fund III', 'Different numbers: 2 and 3'],
    ['ICA Sweden', 'ICA Finland', 'Different places in the names: SE and FI'],
    ['Kestrel New South Wales', 'Kestrel Wales', 'Different places in the names: AU and GB'],
    ['Kestrel New Jersey', 'Kestrel Jersey', 'Different places in the names: US and JE'],
    ['Kestrel Northern Ireland', 'Kestrel Ireland', 'Different places in the names: GB and IE'],
    ['Nordic Paper', 'Nordic Capital', 'Each name has a word of its own: paper, capital'],
    ['Mitsui Chemicals', 'Mitsui O.S.K. Lines', 'Each name has a word of its own: chemicals, osk lines'],
  ])('forbids %s and %s', (left, right, veto) => {
    const { level, vetoes } = compareNames(left, right)
    expect([level, vetoes]).toEqual(['apart', expect.arrayContaining([veto])])
  })

  it('keeps a name that consists of legal forms and descriptors only', () => {
    expect(compareNames('SAS', 'SAS AB').level).toBe('form')
    expect(compareNames('Groupe PSA', 'Groupe SEB').level).toBe('apart')
    expect(compareNames('BT plc', 'BT Group').level).toBe('descriptor')
  })
})

const word = fc.constantFrom(
  'novo',
  'kappa',
  'delta',
  'stål',
  'nestlé',
  'müller',
  'energy',
  'paper',
  'østre',
  'unit',
  '2',
  '3',
)
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
const form = fc.constantFrom(
  'AB',
  'GmbH',
  'Ltd.',
  'S.p.A.',
  'Inc.',
  'plc',
  'Oyj',
  'N.V.',
  'S.A. de C.V.',
  'Sp. z o.o.',
  'A/S',
  'Co., Ltd.',
)

describe('whatever the names', () => {
  it('is symmetric', () => {
    fc.assert(
      fc.property(
        fc.oneof(name, fc.string({ unit: 'binary', maxLength: 60 })),
        fc.oneof(name, fc.string({ unit: 'binary', maxLength: 60 })),
        (left, right) => {
          const [one, other] = [compareNames(left, right), compareNames(right, left)]
          expect([one.level, one.likeness]).toEqual([other.level, other.likeness])
          expect(one.vetoes.length).toBe(other.vetoes.length)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('does not depend on case, diacritics, punctuation, the legal form or its position', () => {
    fc.assert(
      fc.property(name, name, form, form, (left, right, one, other) => {
        const outcome = ({ level, vetoes }: ReturnType<typeof compareNames>) => [
          level === 'spelling' ? 'form' : level,
          vetoes.length,
        ]
        const plain = outcome(compareNames(left, right))
        const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace('ø', 'o')
        expect(outcome(compareNames(`${left.toUpperCase()} ${one}`, right))).toEqual(plain)
        expect(outcome(compareNames(`${left}, ${one}`, `${bare(right)} ${other}`))).toEqual(plain)
        expect(outcome(compareNames(`${one} ${left}`, `${right} ${other}`))).toEqual(plain)
      }),
      { numRuns: 500 },
    )
  })

  it('never throws, and finds every name equal to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(compareNames(text, text).level).toBe('spelling')
      }),
      { numRuns: 500 },
    )
  })
})

describe('a name in Chinese characters', () => {
  // Pinyin of a Japanese name is not a name that anybody uses, and "電機" is not written "electric" in it.
  const reading = /[a-z]{3,}|“/

  it.each([
    ['三菱電機ビルソリューションズ株式会社', '三菱電機株式会社'],
    ['三菱重工業株式会社', '三菱電機株式会社'],
    ['三菱商事株式会社', 'Mitsubishi Corporation'],
    ['日本製鉄株式会社', 'Nippon Steel Corporation'],
    ['中国石油化工股份有限公司', '中国石油天然气股份有限公司'],
  ])('%s and %s: what speaks for and against it quotes no reading', (one, other) => {
    const { reasons, vetoes } = compareNames(one, other)
    const said = [...reasons, ...vetoes].filter(
      (text) => /“|: /.test(text) && reading.test(text.split(/“|: /)[1] ?? ''),
    )
    expect(said).toEqual([])
  })

  it('says that words are shared, and that one has more', () => {
    expect(compareNames('三菱電機ビルソリューションズ株式会社', '三菱電機株式会社').reasons).toEqual([
      'Both names have words in common',
      'One name has more words',
    ])
    expect(compareNames('三菱重工業株式会社', '三菱電機株式会社').vetoes).toEqual(['Each name has words of its own'])
  })
})
