import { describe, expect, test } from 'vitest'
import { compareNames } from '@/service/matching/names/compare-names'
import { coreKey } from '@/service/matching/names/name-keys'
import { normalizeName } from '@/service/matching/names/normalize-name'

describe('forms of all scripts', () => {
  test.each([
    ['山田試験', ['(株)山田試験', '山田試験(株)', '㈱山田試験', '山田試験（株）', '株式会社山田試験', '山田試験株式会社', '株式会社 山田試験']],
    ['한빛정밀', ['(주)한빛정밀', '한빛정밀(주)', '㈜한빛정밀', '주식회사 한빛정밀', '한빛정밀 주식회사', '(유)한빛정밀']],
    ['华东测试机械', ['华东测试机械有限公司', '華東測試機械有限公司', '華東測試機械股份有限公司', '华东测试机械有限责任公司', '華東測試機械(股)公司', '華東測試機械（股）有限公司', '華東測試機械(股)']],
    ['Ромашка Плюс', ['ООО "Ромашка Плюс"', 'Общество с ограниченной ответственностью "Ромашка Плюс"', 'Ромашка Плюс ООО', 'ПАО «Ромашка Плюс»', 'Публичное акционерное общество «Ромашка Плюс»']],
    ['Квітка', ['ТОВ "Квітка"', 'Товариство з обмеженою відповідальністю "Квітка"', 'ПРАТ Квітка']],
    ['Тест Инженеринг', ['Тест Инженеринг ЕООД', 'Тест Инженеринг ООД', 'Тест Инженеринг АД']],
    ['ทดสอบการค้า', ['บริษัท ทดสอบการค้า จำกัด', 'บริษัท ทดสอบการค้า จำกัด (มหาชน)', 'บมจ. ทดสอบการค้า', 'บริษัททดสอบการค้าจำกัด', 'หจก. ทดสอบการค้า']],
    ['שטראוס בדיקה', ['שטראוס בדיקה בע"מ', 'שטראוס בדיקה בע״מ', 'שטראוס בדיקה בעמ']],
    ['اختبار التجارة', ['شركة اختبار التجارة', 'شركة اختبار التجارة المحدودة', 'اختبار التجارة ش.م.ع', 'اختبار التجارة ذ.م.م.']],
    ['Thử Nghiệm Sài Gòn', ['Công ty Cổ phần Thử Nghiệm Sài Gòn', 'CTCP Thử Nghiệm Sài Gòn', 'Công ty TNHH Thử Nghiệm Sài Gòn', 'CÔNG TY TNHH MỘT THÀNH VIÊN THỬ NGHIỆM SÀI GÒN', 'Công ty TNHH MTV Thử Nghiệm Sài Gòn']],
    ['Prelucrari Test', ['SC Prelucrari Test SRL', 'S.C. Prelucrari Test S.R.L.', 'S.C. PRELUCRARI TEST S.A.']],
    ['Sharma Traders', ['M/s Sharma Traders', 'M/S. SHARMA TRADERS', 'Messrs. Sharma Traders']],
    ['Δοκιμή Εμπορική', ['Δοκιμή Εμπορική Α.Ε.', 'ΔΟΚΙΜΗ ΕΜΠΟΡΙΚΗ ΑΕ', 'Δοκιμή Εμπορική Ε.Π.Ε.', 'Δοκιμή Εμπορική Α.Ε.Β.Ε.']],
  ])('%s', (plain, written) => {
    for (const one of written) {
      expect([one, normalizeName(one)]).toEqual([one, normalizeName(plain)])
      expect([one, coreKey(one)]).toEqual([one, coreKey(plain)])
      expect([one, compareNames(one, plain).level]).toEqual([one, expect.stringMatching(/^(?:spelling|form)$/)])
    }
  }) // biome-ignore format: a table

  test.each([
    '(株)',
    'บริษัท จำกัด',
    'SC Johnson',
    'SC Freiburg',
    'ООО',
    'شركة',
    'Аодит',
    'Messrsmith',
    '有限公司',
    '株式会社',
  ])('%s keeps what is its name', (name) => {
    expect(normalizeName(name)).not.toBe('')
    expect(coreKey(name)).not.toBe('')
    expect(coreKey(name)).not.toBe(coreKey(`${name} Test`))
  })

  test('SC Johnson is not Johnson', () => {
    expect(normalizeName('SC Johnson')).toBe('sc johnson')
  })

  test('other characters are another name', () => {
    expect(normalizeName('华东测试机械')).not.toBe(normalizeName('华东测试机器'))
    expect(compareNames('(株)山田試験', '(株)山下試験').level).toBe('apart')
  })
})

describe('HTML entities', () => {
  test.each([
    ['Smith &amp; Partner Werkzeuge GmbH', 'Smith & Partner Werkzeuge GmbH'],
    ['AT&amp;T Inc.', 'AT&T Inc.'],
    ['AT&amp;amp;T Inc.', 'AT&T Inc.'],
    ['Soci&eacute;t&eacute; G&eacute;n&eacute;rale', 'Société Générale'],
    ['McDonald&#039;s Corp', "McDonald's Corp"],
    ['L&#x27;Or&#233;al', "L'Oréal"],
  ])('%s is %s', (escaped, plain) => {
    expect(normalizeName(escaped)).toBe(normalizeName(plain))
    expect(compareNames(escaped, plain).level).toBe('spelling')
  })

  test.each(['B&W; Partner', 'R&D; Labs', '&;', '&#999999999;'])('%s is none', (name) => {
    expect(normalizeName(name)).not.toBe('')
  })
})

describe("what banks' lists put behind a name", () => {
  test.each([
    ['BASF SE-SPON ADR', 'BASF SE'],
    ['DEUTSCHE TELEKOM AG-REG', 'Deutsche Telekom AG'],
    ['ATLAS COPCO AB-A SHS', 'Atlas Copco AB'],
    ['ALPHABET INC-CL A', 'Alphabet Inc'],
    ['PING AN INSURANCE GROUP CO LTD-H', 'Ping An Insurance Group Co Ltd'],
    ['NESTLE SA-REG', 'Nestlé S.A.'],
    ['VOLKSWAGEN AG-PREF', 'Volkswagen AG'],
    ['TOYOTA MOTOR CORP SPONSORED ADR', 'Toyota Motor Corp'],
    ['ROCHE HOLDING AG-UNSPON ADR', 'Roche Holding AG'],
  ])('%s is %s', (listed, plain) => {
    expect(compareNames(listed, plain)).toMatchObject({ level: 'form', vetoes: [] })
  })

  test.each(['PLAN-B', 'Auto-Reg', 'VITAMIN-C LABS', 'HEPATITIS-B', 'CO-OP'])('%s stays', (name) => {
    expect(normalizeName(name)).toBe(name.toLowerCase().replaceAll('-', ' '))
    expect(compareNames(name, name.split('-')[0] ?? '').level).not.toBe('form')
  })
})
