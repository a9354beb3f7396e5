/**
 * Words for a whole and its parts by language, in one place for all rules. Adding a language here is enough; `total-words.test.ts`
 * renders one table in each.
 */
const totals = [
  ...[
    'totals?',
    'sum',
    'totalen?',
    'totalt',
    'summa',
    'sammanlagt',
    'gesamt',
    'insgesamt',
    'summe',
    'i alt',
    'ialt',
    'samlet',
  ],
  ...[
    'yhteensä',
    'kokonais',
    'totaal',
    'totale[ns]?',
    'totali',
    'totaux',
    'ensemble',
    'complessivo',
    'suma',
    'soma',
    'razem',
    'łącznie',
  ],
  ...[
    'ogółem',
    'celkem',
    'celkom',
    'spolu',
    'összesen',
    'toplam',
    'итого',
    'всего',
    'усього',
    'разом',
    'всього',
    'общо',
    'всичко',
  ],
  ...[
    'σύνολο',
    'iš viso',
    'kopā',
    'kokku',
    'samtals',
    'ukupno',
    'skupaj',
    'skupno',
    'jumlah',
    'tổng(?: cộng| số)?',
    'toplamı',
  ],
] as const
const totalsWithoutSpaces = [
  '総?合計',
  '総計',
  '[總总合][计計]',
  '합계',
  '총계',
  '총합',
  'รวม(?:ทั้งหมด)?',
  'ยอดรวม',
] as const
const subtotals = [
  ...[
    'sub-? ?totals?',
    'zwischensumme',
    'delsumma',
    'delsum',
    'sous-totaux?',
    'sous-total',
    'subtotale',
    'subtotaal',
    'välisumma',
  ],
  ...['suma częściowa', 'mezisoučet', 'részösszeg', 'ara toplam', 'промежуточный итог'],
] as const

/** The source of a pattern that finds a word for the whole anywhere. */
export const totalWord = String.raw`(?:(?<!\p{L})(?:${totals.join('|')})(?!\p{L})|${totalsWithoutSpaces.join('|')})`

/** The source of a pattern that finds a word for a part's total. */
export const subtotalWord = String.raw`(?:(?<!\p{L})(?:${subtotals.join('|')})(?!\p{L})|小[计計]|소계)`

/** "Total", "Grand total", "Gesamt": a label that is only that. */
export const bareTotal = new RegExp(
  String.raw`^(?:grand |overall |general )?${totalWord}(?: general| général| generale| geral)?$`,
  'iu',
)

/** A text that ends in a word for the whole: "2022 Total", "2022年 合計". */
export const endsInTotal = new RegExp(String.raw`(?:^|\s)${totalWord}$`, 'iu')

/** Words and symbols for emissions. */
export const emissionWord = String.raw`(?:emission|emissie|émission|emisi|emiss[õã]|emisj|emisyon|emise|footprint|\bghg\b|co ?[2₂]|greenhouse|treibhaus|utsläpp|utslipp|udledning|losun|päästö|uitstoot|kibocsátás|выброс|викид|емиси|εκπομπ|išmet|heide|phát thải|排[出放]|배출|การปล่อย)`
