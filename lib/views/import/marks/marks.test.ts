import { describe, expect, it } from 'vitest'
import { isCollective } from '@/lib/views/import/left-out/collective-rows'
import { readCell } from '@/lib/views/import/read-cell'
import { readBlockMark } from './block-mark'
import { isPrintout } from './printout-line'

describe('a mark "blocked"', () => {
  it.each([
    ['*** GESPERRT *** Müller Prüf GmbH', 'Müller Prüf GmbH'],
    ['***GESPERRT***Müller Prüf GmbH', 'Müller Prüf GmbH'],
    ['GESPERRT Müller Prüf GmbH', 'Müller Prüf GmbH'],
    ['Müller Prüf GmbH -- gesperrt --', 'Müller Prüf GmbH'],
    ['GESPERRT-Müller Prüf GmbH', 'Müller Prüf GmbH'],
    ['ON HOLD Baker Testing Co', 'Baker Testing Co'],
    ['Baker Testing Co (old)', 'Baker Testing Co'],
    ['Baker Testing Co (old vendor)', 'Baker Testing Co'],
    ['Baker Testing Co (closed 31.12.2020)', 'Baker Testing Co'],
    ['Closed - Baker Testing Co', 'Baker Testing Co'],
    ['Müller Prüf GmbH (gesperrt seit 01.01.2020)', 'Müller Prüf GmbH'],
    ['Nicht mehr verwenden! Müller Prüf GmbH', 'Müller Prüf GmbH'],
    ['Gelöscht: Müller Prüf GmbH', 'Müller Prüf GmbH'],
    ['DO NOT USE - Baker Testing Co', 'Baker Testing Co'],
    ['*** DO NOT USE *** Baker Testing Co', 'Baker Testing Co'],
    ['[BLOCKED] Baker Testing Co', 'Baker Testing Co'],
    ['Baker Testing LLC (INACTIVE)', 'Baker Testing LLC'],
    ['Baker Testing Inc. - do not use', 'Baker Testing Inc.'],
    ['XXX Baker Testing Co XXX', 'Baker Testing Co'],
    ['zzz_Baker Testing Co', 'Baker Testing Co'],
    ["BLOQUÉ - Tôlerie d'Essai SARL", "Tôlerie d'Essai SARL"],
    ['NE PAS UTILISER / Essais SA', 'Essais SA'],
    ['(BAJA) Pruebas del Norte SA', 'Pruebas del Norte SA'],
    ['Provas S.A. (BLOQUEADO)', 'Provas S.A.'],
    ['NON USARE - Officine di Prova Srl', 'Officine di Prova Srl'],
    ['GEBLOKKEERD Proef Pompen NV', 'Proef Pompen NV'],
    ['SPÄRRAD Provverk AB', 'Provverk AB'],
    ['[ZABLOKOWANY] Fabryka Prób S.A.', 'Fabryka Prób S.A.'],
    ['NEPOUŽÍVAT Zkoušky s.r.o.', 'Zkoušky s.r.o.'],
    ['Проба (заблокирован)', 'Проба'],
    ['【取引停止】試験商事(株)', '試験商事(株)'],
    ['（已冻结）测试贸易有限公司', '测试贸易有限公司'],
    ['[거래정지] 시험산업 주식회사', '시험산업 주식회사'],
  ])('is no part of a name: %s', (cell, name) => {
    expect(readCell('name', cell)).toEqual({
      value: name,
      remark: { kind: 'marked_blocked', field: 'name', cell, value: name },
    })
  })

  it.each([
    'Old Mutual Ltd',
    'Closed Loop Recycling',
    'Baja Designs',
    'Disabled Living Foundation',
    'DISABLED LIVING FOUNDATION',
    'Inactive Components Inc',
    'Suspended Ceilings Ltd',
    'Duplicate Key Services',
    'Archiv Bau GmbH',
    'Blockbuster LLC',
    'XXXLutz KG',
    'Hold On Logistics',
    'Sperre AS',
    'Pasif Enerji A.Ş.',
    'Deleted Scenes Ltd',
    'Do Not Disturb GmbH',
    'Raiffeisenbank (Oldenburg)',
    'Tesco (Oldham)',
    'Embotelladora (Baja California)',
    'Quilter (Old Mutual Wealth)',
    'Firma (Sperrebüro)',
    'Closed-Loop Recycling',
    'Old-Castle Ltd',
    'Obsolete-Parts Ltd',
    'On Hold Media Group',
    'Blocked Drains Ltd',
  ])('is not found in the name of a company: %s', (name) => {
    expect(readBlockMark(name)).toBeNull()
    expect(isCollective(name)).toBe(false)
  })
})

it('reads a line of dashes at once', { timeout: 1_000 }, () => {
  for (const line of ['-', '- ', '=-', '*'].map((sign) => sign.repeat(2_000)))
    expect([readBlockMark(`${line}x`), readBlockMark(`Prüf ${line} GmbH`)]).toEqual([null, null])
})

it.each([
  ...['CPD Einmalkreditor', 'CPD-Konto', 'CPD Konto Ausland', 'One-time vendor', 'ONE TIME VENDOR 2', 'zzz test', 'ZZZ_TEST_VENDOR'],
  ...['Test Lieferant 3', 'dummy vendor', 'DO NOT USE', '*** DO NOT USE ***', 'Nicht verwenden!', 'GESPERRT', 'NO USAR'],
  ...['Pendiente de asignar', 'To be assigned', 'Not assigned', 'Unassigned', 'nicht zugeordnet', 'Lieferant unbekannt', 'Unknown vendor'],
  ...['Unclassified', 'Pending assignment', 'à affecter', 'da assegnare', 'não classificado', 'ej tilldelad', '未分類', '미지정'],
  ...['diverse Lieferanten', 'Diverse Kreditoren A', 'Diverse Lieferanten Inland', 'Muhtelif Tedarikçiler', 'Různí dodavatelé', 'ספקים שונים'],
])('a row for no company is left out: %s', (name) => expect(isCollective(name)).toBe(true)) // biome-ignore format: lists

it.each([
  'Test Equipment GmbH',
  'Various Foods Ltd.',
  'Default Risk Advisors LLC',
  'Test AG',
  'Demo Deutschland AG',
  'Unassigned Numbers Ltd',
  'Sample Logistics SA',
  'Generic Medicines Inc',
  'General Account Services',
  'Otros S.A.',
  'Muster Prüf AG',
])('a company with such a word is kept: %s', (name) => expect(isCollective(name)).toBe(false))

it.each([
  ['Impreso por JLOPEZ'],
  ['Impreso por: JLOPEZ', '12/01/2025'],
  ['Printed by SMITHJ on 12/01/2025 10:00'],
  ['Seite 1 von 3'],
  ['Erstellt am 12.03.2025 14:02 durch KLEIN'],
  ['Gedruckt von', 'KLEIN'],
  ['Imprimé par MDUPONT le 03/02/2025 - Page 1/2'],
  ['Stampato da ROSSI il 12/01/2025 Pag. 1 di 2'],
  ['Emitido por MSILVA em 12/01/2025'],
  ['Wydrukowano: 2025-01-10 przez JKOWALSKI'],
  ['Vytištěno: 10.1.2025', 'Strana 1 z 2'],
  ['Utskriven av KALLE 2025-01-10'],
  ['Run date: 01/12/2025', 'Page 1 of 4'],
  ['印刷日時：2025/01/10 10:00'],
  ['出力日時: 2025-01-10'],
  ['打印人：张三 打印时间：2025-01-10'],
  ['第 1 页 共 3 页'],
  ['출력일시: 2025-01-10 10:00'],
])('a line that a program prints around a list: %s', (...cells) => expect(isPrintout(cells)).toBe(true))

it.each([
  ['Printed Circuits Inc'],
  ['Created Foods GmbH'],
  ['User Interface Design GmbH'],
  ['Exported Goods Ltd', '500'],
  ['Page Group'],
  ['Generated Power plc', 'GB'],
  ['Created by Design Ltd', '4711'],
  ['Printed by Hand GmbH'],
  ['Generated On Demand Inc.'],
  ['印刷会社東京'],
  ['SAP', '4711'],
  ['2024'],
])('a company is no such line: %s', (...cells) => expect(isPrintout(cells)).toBe(false))
