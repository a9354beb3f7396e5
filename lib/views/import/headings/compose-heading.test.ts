import { describe, expect, it } from 'vitest'
import { readHeading } from '@/lib/views/import/column-headings'
import { readSpendHeading } from '@/lib/views/import/spend-heading'

describe('a heading made of words for money', () => {
  it.each([
    ['Importe neto (EUR)', null, 'EUR', null],
    ['Nettoumsatz 2023', 2023, null, null],
    ['Net invoiced value (USD)', null, 'USD', null],
    ['Total Spend FY24', 2024, null, null],
    ['Purchase order value', null, null, null],
    ['PO amount (USD)', null, 'USD', null],
    ['Rechnungsbetrag netto in EUR', null, 'EUR', null],
    ['Jahreseinkaufsvolumen TEUR', null, 'EUR', 1000],
    ['Einkaufsvolumen netto 2023', 2023, null, null],
    ['Umsatz mit Lieferant 2024 (T€)', 2024, 'EUR', 1000],
    ['Bruttorechnungsbetrag', null, null, null],
    ['Montant net facturé 2024 (k€)', 2024, 'EUR', 1000],
    ['Volume d’achats annuel', null, null, null],
    ["Chiffre d'affaires HT 2024", 2024, null, null],
    ['Gasto anual 2024 (miles de €)', 2024, 'EUR', 1000],
    ['Volumen de compras', null, null, null],
    ['Facturación neta 2023 (EUR)', 2023, 'EUR', null],
    ['Valore degli acquisti 2024', 2024, null, null],
    ['Fatturato netto 2024 (€)', 2024, 'EUR', null],
    ['Inkoopwaarde excl. btw', null, null, null],
    ['Netto inkoopomzet 2024', 2024, null, null],
    ['Valor líquido das compras (R$)', null, 'BRL', null],
    ['Valor total faturado', null, null, null],
    ['Inköpsbelopp exkl. moms 2024', 2024, null, null],
    ['Fakturerat belopp (SEK)', null, 'SEK', null],
    ['Wartość netto (PLN)', null, 'PLN', null],
    ['Wartość faktur netto 2024 [tys. PLN]', 2024, 'PLN', 1000],
    ['Obroty z dostawcą 2024', 2024, null, null],
    ['Hodnota nákupů bez DPH (tis. Kč)', null, 'CZK', 1000],
    ['Purchases last year (EUR)', null, 'EUR', null],
    ['Spend last fiscal year', null, null, null],
    ['Compras 2024', 2024, null, null],
    ['Total purchases', null, null, null],
    ['Toplam satın alma tutarı (TL)', null, 'TRY', null],
    ['Fatura tutarı', null, null, null],
    ['Nettó beszerzési érték (Ft)', null, 'HUF', null],
    ['Сумма без НДС, руб.', null, 'RUB', null],
    ['Оборот с поставщиком 2024', 2024, null, null],
    ['年間購買金額（税抜・千円）', null, 'JPY', 1000],
    ['請求金額合計', null, null, null],
    ['2023年采购总额（万元）', 2023, 'CNY', 10000],
    ['開票金額', null, null, null],
    ['연간 매입금액 (백만원)', null, 'KRW', 1000000],
    ['סכום רכש 2024', 2024, null, null],
  ])('is spend: %s', (heading, year, currency, scale) => {
    expect(readHeading(heading)).toMatchObject({ field: 'spend', isSure: true })
    expect(readSpendHeading(heading)).toMatchObject({ year, currency, scale })
  })

  it.each([
    'Umsatz',
    'Umsatz 2023',
    'Revenue 2023',
    'Annual revenue (USD)',
    'Net sales 2023',
    'Nettoomsättning 2023 (MSEK)',
    'Turnover',
    'Einkauf',
    'Order number',
    'Invoice date',
    'Payment terms',
    'Zahlungsbedingung',
    'Rechnung',
    'Currency of spend',
    'Number of orders',
    'Spend plan 2026 (TEUR)',
    'Budget 2025 (EUR)',
    '予算金額 2025',
    'Net weight',
    'Total',
    'Value stream',
    'Supplier since 2019',
    'Last order',
    'Last purchase',
    'Purchase year',
    'Year of purchase',
    'Einkaufsjahr',
    'Ausgaben im Jahr',
    'Year of expenditure',
    'Jahr der Bestellung',
    'Rok zakupu',
    '仕入年',
    '采购年份',
  ])('is not spend where it may say something else: %s', (heading) => {
    expect(readHeading(heading)?.field).not.toBe('spend')
  })

  it.each([
    'Categoría de gasto',
    'Categoria di spesa',
    'Categoria de compra',
    'Catégorie de dépense',
    'Famille d’achats produits',
    'Spend category L1',
    'Category Level 2',
    'Purchasing commodity',
    'Ausgabenkategorie',
    'Gruppo merceologico',
    'Grupo de artículos',
    'Grupa towarowa',
    'Kategoria zakupowa',
    'Kategorie nákupu',
    'Harcama kategorisi',
    'Mal grubu',
    'Категория закупок',
    'Inkoopcategorie',
    'Inköpskategori nivå 1',
    '采购品类',
    '購買カテゴリ',
    '구매 품목군',
    'קטגוריית רכש',
  ])('is a category: %s', (heading) => {
    expect(readHeading(heading)).toMatchObject({ field: 'category', isSure: true })
  })

  it.each(['Purchasing group', 'Supplier group', 'Gruppe', 'Company class', 'Product', 'Material number'])(
    'is no category: %s',
    (heading) => {
      expect(readHeading(heading)?.field).not.toBe('category')
    },
  )
})
