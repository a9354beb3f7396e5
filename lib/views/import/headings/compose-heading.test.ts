import { describe, expect, it } from 'vitest'
import { readHeading } from '@/lib/views/import/column-headings'
import { readSpendHeading } from '@/lib/views/import/spend-heading'

describe('a heading made of words for money', () => {
  it.each([
    ['Importe neto (EUR)', null, 'EUR', null],
    ['Net invoiced value (USD)', null, 'USD', null],
    ['Total Spend FY24', 2024, null, null],
    ['Purchase order value', null, null, null],
    ['PO amount (USD)', null, 'USD', null],
    ['Rechnungsbetrag netto in EUR', null, 'EUR', null],
    ['Jahreseinkaufsvolumen TEUR', null, 'EUR', 1000],
    ['Einkaufsvolumen netto 2023', 2023, null, null],
    ['Umsatz mit Lieferant 2024 (T€)', 2024, 'EUR', 1000],
    ['Omsättning per leverantör 2024', 2024, null, null],
    ['Orders 2024 (EUR)', 2024, 'EUR', null],
    ['Bestellungen 2024 (TEUR)', 2024, 'EUR', 1000],
    ['PO spend 2024', 2024, null, null],

    ['Bruttorechnungsbetrag', null, null, null],
    ['Montant net facturé 2024 (k€)', 2024, 'EUR', 1000],
    ['Volume d’achats annuel', null, null, null],
    ["Chiffre d'affaires HT 2024", 2024, null, null],
    ['Gasto anual 2024 (miles de €)', 2024, 'EUR', 1000],
    ['Volumen de compras', null, null, null],
    ['Valore degli acquisti 2024', 2024, null, null],
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

  // Most of these hold numbers that look like amounts; each stands for its kind in other languages.
  it.each(
    `
    PO 2024; POs 2024; Total orders; Orders 2024; Purchase orders 2024; Bestellungen 2024; Aufträge gesamt; Commandes 2024; Pedidos 2024
    Ordini 2024; Encomendas 2024; Bestellingen 2024; Inköpsorder 2024; Ostotilaukset 2024; Zamówienia 2024; Objednávky 2024; Rendelések 2024
    Comenzi 2024; Toplam sipariş; Заказы 2024; Замовлення 2024; Παραγγελίες 2024; 注文 2024; 年間発注; 年订单; 연간 주문; הזמנות 2024; Jumlah pesanan
    No. of invoices; # POs; Purchases (count); Purchases (#); Einkäufe (Anzahl); Anzahl Rechnungen; Nb commandes 2024; N.º de pedidos; Qté
    Numero ordini 2024; Aantal facturen; Antal inköp 2024; Liczba faktur; Počet objednávek; Számlák száma; Sipariş sayısı; Кол-во счетов
    発注件数; 采购次数; 구매 건수; Total items purchased; Products purchased 2024; Purchase volume (kg); Amount (qty); Invoices (k); Rows; Lines 2024
    Spend %; Spend (%); % of spend; % achats; % del gasto; Spend share 2024; Anteil am Einkaufsvolumen; Inköpsandel; 支出占比; 購買比率
    VAT amount; Tax amount (EUR); Amount (VAT); MwSt-Betrag; Steuerbetrag; Umsatzsteuer; Montant de la TVA (EUR); Importe IVA; Valor ICMS
    Momsbelopp; BTW bedrag; Kwota VAT; Částka DPH; ALV summa; KDV tutarı; ÁFA összege; Valoare TVA; Сумма НДС; Ποσό ΦΠΑ; 消費税額; 부가세 금액; GST amount
    Cumulative spend; Spend (cumulative); Cum. spend; Kumulierte Ausgaben; Cumul achats; Gasto acumulado; Ackumulerad inköpsvolym; 累計支出
    累计采购金额; 누적 구매금액; Wydatki narastająco; Average spend; Spend (avg); Durchschnittliche Ausgaben; Last invoice amount; Last order value
    Letzter Rechnungsbetrag; Spend growth; Spend limit; Credit limit (EUR); Kreditlimit
    Plan 2025; Forecast FY25; Budget; Spend FY25F; Spend 2025B; Planned spend 2025; Expected spend 2025; Budgetbelopp; 计划采购金额; 예상 지출
    Open items; Amount (open); Open PO value; Offener Betrag; Saldo (EUR); Balance amount; Amount due; Montant restant; 買掛金残高
    Umsatz netto; Nettoumsatz 2023; Umsatz netto 2024 (EUR); Umsatz brutto; CA net; Facturación neta 2023 (EUR); Fatturato netto 2024 (€)
    Obrót netto 2023 (PLN); Netto ciro; Nettó forgalom; Umsatzvolumen; Umsatz des Lieferanten; Supplier turnover; CA fournisseur; Fatturato fornitore
    `
      .split(/[;\n]/)
      .map((heading) => heading.trim())
      .filter((heading) => heading !== ''),
  )('is not spend by itself: %s', (heading) => {
    // biome-ignore format: a list of words
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
