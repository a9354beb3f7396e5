import { foldWords, isOfDutyOrLast } from './compose-heading'

/** `words` alone, whatever is written together with the word before (`*word`) or behind (`word*`). */
function patternOf(words: string, asian: string): RegExp {
  const alternatives = words
    .split(/\s+/)
    .map((word) => word.replace(/^\*/, '\\p{L}*').replace(/\*$/, '\\p{L}*').replace(/_/g, '[ -]'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])|${asian}`, 'u')
}

const counts = patternOf(
  `number numbers count counts qty quantity quantities pieces pcs anzahl *anzahl menge mengen *menge *mengen stuck stuckzahl stk nombre nb nbr nbre
   quantite quantites qte qtes cantidad cant numero numeros quantita qta quantidade qtd qtde aantal hoeveelheid antal antall kvantitet maara
   *maara lukumaara kpl liczba ilosc pocet mnozstvi ks szama mennyiseg darab db numar cantitate sayisi adet adedi miktar miktari количество
   кол-во число штук кількість αριθμος ποσοτητα so_luong kg m2 m3 kwh mwh tonnes tons hours hrs`,
  '#|№|件数|件數|数量|數量|回数|次数|笔数|筆數|개수|건수|수량|횟수|מספר|כמות|عدد|كمية|(?<!\\p{L})n(?:o|os|r)?[.º°]',
)
const shares = patternOf(
  `percent percentage percentages pct prozent anteil anteile *anteil share shares pourcentage part quota andel *andel aandeel porcentaje
   percentuale percentual udzial procent podil osuus *osuus oran orani yuzde доля процент частка arany szazalek pondere ποσοστο rank ranking rang`,
  '(?<!\\d\\s?)[%％٪‰]|比率|割合|構成比|占比|比例|百分比|비중|비율|אחוז|نسبة',
)
const balances = patternOf(
  `open opening closing offen* outstanding overdue due balance balances saldo saldi salden solde soldes fallig* uberfallig* ausstehend*
   pendiente pendientes impagado aperto aperti scaduto remaining restant restante restbetrag openstaand* utestaende forfallen otwart* zalegl*
   otevren* avoin avoimet acik bakiye bakiyesi остаток сальдо задолженность залишок egyenleg sold soldul υπολοιπο unpaid`,
  '残高|未払|未收|未付|余额|餘額|잔액|미지급|יתרה|رصيد',
)
/** Running sums of a ranking, which hold the suppliers above as well, or a sum since January. */
const cumulatives = patternOf(
  'cum cumul* kumul* *kumuliert* accumulated acumulad* ackumul* running narastajaco нарастающ* накопленн* birikimli',
  '累計|累计|累積|累积|누적|누계',
)
const averages = patternOf(
  `average avg mean durchschnitt* moyen* promedio genomsnitt* gennemsnit* gjennomsnitt* gemiddeld* sredni* prumer* ortalama средн* середн*
   atlag* max maximum min minimum mindest* delta change growth variance limit *limit limite limites price preis prix`,
  'Δ|δ|平均|평균|ממוצע|متوسط',
)
/** Amounts that nobody has spent yet. */
const plans = patternOf(
  `plan plans plan* planned budget* budzet* begroting begroot* forecast* projected projection* expected erwartet* geplant* hochrechnung prognos*
   previst* prevision* previsionnel* presupuest* preventiv* orcad* orcament* rozpoct* rozpocet butce butcesi soll outlook rfq quoted zielwert target
   планов* план бюджет* прогноз* tervezett`,
  '予算|見込|予定|予想|計画|预算|預算|预计|预测|预估|計劃|计划|예산|계획|예상|תקציב|(?:(?:19|20)\\d{2}|fy\\s?.?\\d{2})\\s?[bfpe](?!\\p{L})',
)

/** "Ausgaben ohne Plankosten", "Spend excl. open orders" are spend with something taken off. */
const takenOff =
  /(?<!\p{L})(?:excl|excluding|exkl|ohne|without|after|hors|sans|zonder|utan|sin|senza|bez|без)(?!\p{L})/u

/** Whether a heading is of a number, a share or a tax, so that nobody need be asked whether its numbers are spend. */
export function isNoMoneySpent(heading: string): boolean {
  const folded = foldWords(heading)
  return counts.test(folded) || shares.test(folded) || isOfDutyOrLast(heading)
}

/** Whether a heading of money is of something other than what was spent: a balance, a running sum, an average, a plan, a tax, a number. */
export function hasOtherMeaning(heading: string): boolean {
  if (isNoMoneySpent(heading)) return true
  const folded = foldWords(heading)
  if (plans.test(folded)) return true
  return !takenOff.test(folded) && [balances, cumulatives, averages].some((pattern) => pattern.test(folded))
}
