/** Names of total revenue, by language. */
const revenue = [
  // English
  'revenues?|sales(?: revenues?)?|turnover|net sales|revenues? from (?:contracts with )?customers|revenues? from operations|income from operations|operating income and revenue',
  // Swedish, Danish, Norwegian, Finnish
  'omsättning(?:en)?|nettoomsättning(?:en)?|koncernomsättning|rörelsens intäkter|rörelseintäkter|intäkter|försäljning|nettoförsäljning',
  'nettoomsætning|omsætning|koncernomsætning|omsetning|driftsinntekter|salgsinntekter|inntekter',
  'liikevaihto|konsernin liikevaihto',
  // German, Dutch
  '(?:konzern-?|gesamt|netto|jahres)?(?:umsatz|umsatzerlöse?|umsätze|erlöse)|omzet|netto-? ?omzet|omzetopbrengsten|opbrengsten',
  // French, Spanish, Italian, Portuguese
  "chiffre d'affaires(?: net| consolidé| total| annuel| du groupe)*|ca(?= consolidé)(?: consolidé)|produits des activités ordinaires|revenus?(?: totaux| total)?|ventes(?: nettes)?",
  'ventas(?: netas| totales| consolidadas)*|(?:importe neto de la )?cifra de negocios?|ingresos(?: totales| ordinarios| netos| consolidados| operativos| de explotación| de actividades ordinarias| por ventas)*|facturación(?: total)?',
  'ricavi(?: totali| netti| consolidati| operativi| delle vendite(?: e delle prestazioni)?)*|fatturato(?: totale| consolidato| netto)*',
  'receitas?(?: operacion(?:al|ais)| líquidas?| totais| total| brutas?| consolidadas?)*|volume de negócios|vendas(?: líquidas| e prestações de serviços)*|faturamento|faturação|rendimentos operacionais',
  // Polish
  'przychody(?: ze sprzedaży| netto| ogółem| operacyjne)*',
  // Japanese, Chinese, Korean
  '(?:連結)?(?:売上高|売上収益|営業収益|収益)|(?:合併|合并)?(?:營業|营业)(?:總|总)?收入|營收|营收|(?:總|总)收入|收入|(?:연결 ?)?매출액?',
]
const wholeRevenue =
  'total|totals|net|group|consolidated|annual|external|operating|reported|worldwide|global|gross|summa|totala|totalt|koncernens|konzern|koncernen|konserni|groupe|full[- ]year|the|our|company|samlede?|sum|netto|totale?|totales|del grupo|del gruppo|do grupo|du groupe|de la société|grupo|gruppo|consolidado|consolidata|zusammen|gesamt|insgesamt|van de groep|合計|連結|합계'

/** Names of all employees, by language. */
const employees = [
  'employees|headcount|head count|workforce|own workforce|personnel|full[- ]time[- ]equivalents?(?: employees)?|ftes?(?: employees)?|employee (?:headcount|count|number)|people employed|staff|team ?members|colleagues|workers|crew members|teammates',
  'anställda|medarbetare|årsanställda|heltidsanställda|heltidstjänster|årsarbetare|medarbejdere|ansatte|fuldtidsansatte|fuldtidsmedarbejdere|fuldtidsarbejdsstyrke|fuldtidsbeskæftigede|arbejdsstyrke|medarbeidere|årsverk',
  'henkilöstö(?:määrä|n (?:luku)?määrä)?|työntekijöitä|työntekijöiden (?:luku)?määrä|työntekijä(?:t|ä|määrä)|henkilötyövuo(?:det|sia)',
  'mitarbeiter(?:[ :]innen|_innen|innen und mitarbeiter| und mitarbeiterinnen)?|mitarbeitende[nr]?|mitarbeiter(?:innen)?(?:zahl(?:en)?|anzahl|bestand)|mitarbeitendenzahl|beschäftigten?(?:zahl)?|arbeitnehmer(?:innen)?|belegschaft|personalbestand|vollzeit(?:stellen|äquivalente|kräfte)|vzä',
  "medewerkers|werknemers|personeelsleden|personeel|aantal fte's|fte's",
  'effectifs?(?: total| totaux| moyens?| du groupe| global)*|salariés|collaborateurs|employés|équivalents? temps plein|collaboratrices et collaborateurs',
  'empleados|empleadas y empleados|personas empleadas|plantilla(?: media| total| global| final)*|trabajadores|personas trabajadoras|colaboradores',
  'dipendenti|organico|collaboratori|personale dipendente|lavoratori',
  'colaboradores|empregados|funcionários|trabalhadores',
  'zatrudnienie|pracowników|pracownicy|zatrudnionych',
  '(?:連結|グループ)?(?:従業員数?|社員数?)|(?:員工|员工)(?:總|总)?(?:人數|人数|數|数)|(?:在職|在职)?(?:員工|员工)(?:總數|总数)?|(?:총 ?)?(?:임직원|직원|종업원)(?: ?수)?',
]
const wholeStaff = String.raw`total|average|avg\.?|mean|group|global|worldwide|overall|consolidated|the|our|in total|number|no\.?|nr\.?|n\.?|count|of|de|des|der|di|do|dos|del|la|le|les|d'|à|au|a|al|em|en|el|per|#|antal|antall|aantal|anzahl|nombre|número|numero|liczba|medelantal(?:et)?|medeltal(?:et)?|genomsnittligt|durchschnittliche?|gjennomsnittlig|gennemsnitligt|gemiddeld|moyens?|medio|médio|media|średnia|przeciętne|total(?:t|e|es|i)?|totaal|totalt|samlet|summa|gesamtzahl|headcount|head count|fte|ftes|full[- ]time[- ]equivalents?|at|as|by|end|year|year-?end|period|reporting|end of year|(?:vid )?årets (?:slut|utgång)|ultimo året|ved årets (?:udgang|slutt)|vuoden lopussa|slut|balance sheet date|31|30|31\.12|december|dezember|décembre|diciembre|dicembre|dezembro|desember|dec\.?|june|march|september|i|koncernen|konzern|konsern(?:et|in|issa)?|im|jahresdurchschnitt|keskimäärin|kauden lopussa|active|all|gruppe|groupe|grupo|gruppo|groep|insgesamt|gesamt|and|for|persons?|personas|（連結）|連結|合計`

/** A label that names total revenue and nothing else. */
export const revenueNames = nameOf(revenue, wholeRevenue)

/** A label that names all employees and nothing else. */
export const employeeNames = nameOf(employees, wholeStaff)

function nameOf(nouns: readonly string[], whole: string): RegExp {
  // Japanese and Chinese set no spaces, French none after its apostrophe.
  const next = String.raw`(?: |(?=[^\u0000-\u024f]))`
  const words = `(?:${whole})`
  return new RegExp(
    `^(?:${words}(?: |(?<=d')|(?<=[^\\u0000-\\u024f])))*(?:${nouns.join('|')})(?:${next}(?:${words}|for the year|of the group))*$`,
    'iu',
  )
}
