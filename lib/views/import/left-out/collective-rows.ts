import { readBlockMark } from '../marks/block-mark'
import { endsInLegalForm } from '../marks/legal-form'

/**
 * Labels in a vendor master for bookings of several companies: "diverse leverantörer", "CPD", "その他", "One-time vendor", "Petty cash",
 * "test". Only whole names count: "Various Foods Ltd." is a company.
 */
const suppliers =
  '(?:suppliers?|vendors?|creditors?|payees?|customers?|companies|accounts?|lieferant(?:en)?|kreditor(?:en)?|debitoren?|firmen|kunden|leverant[öo]r(?:er)?|leverand[øo]r(?:er)?|kunder|bolag|f[öo]retag|fournisseurs?|cr[ée]anciers?|clients?|tiers|proveedor(?:es)?|acreedores|fornitor[ie]|fornecedor(?:es)?|leveranciers?|crediteuren|toimittajat?|dostawc[ay]|dodavatel[eé]?|поставщики?)'
const kinds =
  '(?:diverse[rn]?|div|diversa|divers(?:es)?|[öo]vriga?|andra|tillf[äa]lliga?|sonstige[rns]?|[üu]brige[rn]?|verschiedene[rn]?|andere[rn]?|weitere[rn]?|miscellaneous|misc|various|sundry|sundries|others?|autres?|occasionnels?|vari[oe]s?|otr[oa]s|vari|altri|diversos|outros|diversen|overige|[øo]vrige|andre|muut|satunnaiset|r[óo][żz]ni|inni|pozostali|ostatn[íi]|прочие|разные)'

const staff =
  '(?:employees?|staff|mitarbeiter(?:in)?(?:nen)?|angestellte[rn]?|anst[äa]lld[a]?|medarbetare|medewerkers?|werknemers?|salari[ée]e?s?|employ[ée]e?s?|empleados?|dipendent[ei]|funcion[áa]ri[oa]s?|pracowni(?:k|cy)|zam[ěe]stnan(?:ec|ci)|ansatt(?:e)?|ty[öo]ntekij[äa]t?|сотрудник(?:и)?|従業員|社員|员工|員工|직원|임직원)'

const labels = [
  `${kinds}(?: ${suppliers})?(?: a\\/c| accounts?)?`,
  `${suppliers} ${kinds}`,
  // OTV alone is a company as well, of Veolia.
  `(?:one|1)[ -]?time(?: ${suppliers})?|otv ${suppliers}`,
  '(?:einmal|cpd|diverse|sammel|test|dummy)[ -]?(?:lieferant|kreditor|debitor|konto)(?:en)?|conto[ -]?pro[ -]?diverse|cpd',
  '(?:eng[åa]ngs|test|diverse|samlings)[ -]?leverant[öo]r(?:er)?|eng[åa]ngs[ -]?leverand[øo]r(?:er)?|eng[åa]ngskund(?:er)?',
  'fournisseurs? (?:occasionnels?|ponctuels?|de passage|test)|clients? de passage',
  'proveedor(?:es)? (?:ocasional(?:es)?|[úu]nicos?)|fornitor[ei] occasional[ei]|eenmalige leveranciers?|dostawca jednorazowy',
  'その他(?:の)?(?:仕入先|取引先|業者|サプライヤー|会社)?|他|諸口|一見(?:仕入先|取引先)?|雑口|ワンタイム(?:仕入先|ベンダー)',
  '(?:其他|其它|零星|零散|一次性|临时|臨時|杂项)(?:的)?(?:供应商|供應商|公司|单位|客户|廠商|厂商)?',
  '(?:기타|잡|일회성|임시)\\s?(?:업체|거래처|공급업체|공급사|협력사|회사)?',
  'employees?(?: (?:expenses?|reimbursements?))?|staff(?: expenses?)?|mitarbeiter(?:innen)?|anst[äa]llda|medarbetare|salari[ée]s|employ[ée]s|従業員|社員|员工|員工|직원|임직원',
  'petty[ -]?cash|cash purchases?|handkassa|kontantk[öo]p|barkasse|portokasse|barkauf|petite caisse|caisse|小口現金|现金|備用金|备用金|소액현금',
  `tests?|test[ -]?(?:${suppliers}|company|firma|bolag|data)|dummy(?: ${suppliers})?|do not use|nicht verwenden|anv[äa]nd ej|ne pas utiliser|テスト|使用不可|测试|測試|测试供应商|테스트`,
]
/** Words for a row that stands for no company, in any order, so that only such words make a label: "CPD Einmalkreditor", "zzz test 2". */
const standIns =
  '(?:cpd|cpdl?|otv|otc|z{3,}|x{3,}|\\?{2,}|tests?|testing|tst|dummy|dummies|placeholder|platzhalter|sample|muster(?:lieferant|firma)|demo|temp|temporary|einmal|onetime|one-time|1-time|sammel|tempor[äa]r|prueba|pruebas|prova|proef|pr[óo]bny|zkou[šs]ka|deneme|essai|provisoire|ficticio|fiktiv|generic|default|catch-?all|no vendor|no supplier|ohne lieferant|kein lieferant|sin proveedor|sans fournisseur)'
const neutral =
  '(?:a\\/c|accounts?|konto|konten|compte|cuenta|conto|rekening|conta|masters?|records?|data|entry|entries|for|of|the|f[üu]r|de|del|di|da|pour|para|und|and|do not use|nicht verwenden|no usar|\\d{1,6})'
const oneWord =
  '(?:einmal|cpd|diverse|sammel|test|dummy|platzhalter|eng[åa]ngs|samlings)[ -]?(?:lieferant|kreditor|debitor|konto|kunde|leverant[öo]r|leverand[øo]r)(?:en|er|n|s)?'
/** "Pending assignment", "not assigned", "unknown supplier", "unclassified". */
const unassigned = [
  '(?:to be|not yet|not|pending|awaiting|yet to be) (?:assigned|allocated|mapped|classified|defined|determined|confirmed|specified|identified|matched|assignment|allocation|mapping|classification)|unassigned|unclassified|unmapped|unallocated|unmatched|unspecified|uncategori[sz]ed|unidentified|blank|(?:no|missing) (?:supplier|vendor)(?: name)?',
  '(?:noch )?(?:nicht|ohne) (?:zugeordnet|zugewiesen|zuordnung|zuweisung|klassifiziert|bekannt|definiert)|nicht zuordenbar|zuzuordnen|offen(?:e zuordnung)?|unzugeordnet',
  "[àa] (?:affecter|attribuer|d[ée]finir|d[ée]terminer|classer)|non (?:affect[ée]|attribu[ée]|class[ée]|d[ée]fini|renseign[ée])e?s?|en attente(?: d['’]affectation)?",
  'pendientes? de (?:asignar|asignaci[óo]n|clasificar|definir|alta)|(?:por|sin) (?:asignar|clasificar|definir|identificar)|no (?:asignad|clasificad|definid|identificad)[oa]s?',
  'da (?:assegnare|definire|classificare|attribuire)|non (?:assegnat|classificat|definit|attribuit)[oaie]',
  '(?:a|por) (?:atribuir|classificar|definir)|n[ãa]o (?:atribu[íi]d|classificad|definid|identificad)[oa]s?|sem (?:fornecedor|classifica[çc][ãa]o)',
  'niet (?:toegewezen|geclassificeerd|ingedeeld|bekend)|nog toe te wijzen|ej (?:tilldelad|klassificerad|kategoriserad|angiven)|ikke (?:tildelt|klassifisert|tildelte)|ei m[äa][äa]ritelty|kohdistamaton',
  'nieprzypisan[yae]|do (?:przypisania|przydzielenia|uzupe[łl]nienia)|nep[řr]i[řr]azen[oýyáéa]?|neza[řr]azen[oýyáéa]?|atanmam[ıi][şs]|belirlenecek|hozz[áa] nem rendelt|не (?:назначен|распределен|распределён|указан|определен)[оаы]?',
  '未割当|未割り当て|未分類|未登録|未指定|未分配|未分类|待分配|待定供应商|未定|미지정|미분류|미할당|לא (?:משויך|מוקצה|מסווג)|غير (?:مصنف|محدد|معين)',
].join('|')
const unknown =
  '(?:unknown|unbekannte?r?|inconnue?|desconocid[oa]|sconosciut[oa]|desconhecid[oa]|onbekende?|ok[äa]nd|ukjent|ukendt|nieznan[yae]|nezn[áa]m[ýy]|bilinmeyen|неизвестн(?:ый|о)|不明|未知|미상|לא ידוע|غير معروف)'
const otherLanguages =
  '(?:muhtelif|çe[şs]itli|di[ğg]er) (?:tedarik[çc]iler|sat[ıi]c[ıi]lar|firmalar|cariler)|r[ůu]zn[íi] (?:dodavatel[ée]|ostatn[íi])|(?:dodavatel[ée]) r[ůu]zn[íi]|ספקים (?:שונים|אחרים|מזדמנים)|ספק (?:מזדמן|כללי|חד[ -]?פעמי)|مورد(?:ون|ين) (?:متنوع(?:ون|ين)|آخر(?:ون|ين)|مختلف(?:ون|ين))|موردون متنوعون|egy[ée]b (?:sz[áa]ll[íi]t[óo]k?)|k[üu]l[öo]nf[ée]le (?:sz[áa]ll[íi]t[óo]k)|furnizori diver[șs]i|διάφοροι(?: προμηθευτές)?'

/** What may follow such a label without making it a company's name: a number, "domestic", something in brackets. */
const behind = String.raw`(?:[\s:/,-]*(?:\d{1,6}|inland|ausland|eu|non-?eu|domestic|foreign|inrikes|utrikes|utland|national|[ée]tranger|\([^)]*\)))*(?:\s[a-z](?:\s?-\s?[a-z])?)?`
const collective = new RegExp(`^(?:${labels.join('|')}|${otherLanguages})${behind}$`, 'iu')
const madeOfStandIns = new RegExp(
  `^(?=.*(?<![\\p{L}\\p{N}])(?:${standIns}|${oneWord})(?![\\p{L}\\p{N}]))(?:(?:${standIns}|${oneWord}|${kinds}|${suppliers}|${neutral})(?:[ /,_-]+|$))+$`,
  'iu',
)
const nobody = new RegExp(`^(?:${suppliers} )?(?:${unassigned}|${unknown})(?: ${suppliers})?${behind}$`, 'iu')

/** "Müller, Hans (Mitarbeiter)", "EMP-00123 Roe, Jane", "Reisekosten Roe", "One Time Vendor - Köln", but not "Pro-Staff", "EMP 3D". */
const ofStaff = new RegExp(
  `[([]\\s*${staff}\\s*[)\\]]$|\\s[-–/]\\s*${staff}$|^emp(?:[-_]\\d{2,}| ?\\d{3,})(?![\\p{L}\\d])|^${staff}(?:\\s*:|\\s+[-–/]\\s)|^(?:reisekosten|spesen|travel expenses|employee expenses?|notes? de frais|resekostnader|utl[äa]gg)(?:\\s|:|$)|^(?:(?:one|1)[ -]?time|einmal)[ -]?${suppliers}\\s*[-–:]`,
  'iu',
)
const isStaff = new RegExp(`^${staff}$`, 'iu')

/** Whether a cell beside the name says that it is one of the list owner's employees: "Vendor type: Employee". */
export function saysEmployee(cell: string): boolean {
  const text = cell.normalize('NFKC').trim()
  // "Staff" is a category of spend as well.
  return isStaff.test(text) && !/^staff$/i.test(text)
}

const natural =
  /^(?:(?:private |natural )?individuals?|(?:natural|private) persons?|privatperson(?:en|er)?|nat[üu]rliche person(?:en)?|personnes? physiques?|particuliers?|personas? (?:f[íi]sicas?|naturale?s?)|person[ae] fisic(?:a|he)|pessoas? (?:f[íi]sicas?|singular(?:es)?)|natuurlijk(?:e)? perso(?:on|nen)|fysisk person|osob[ay] fizyczn[ae]|fyzick[áé] osob[ay]|физическ(?:ое|ие) лиц[оа]|個人|个人|自然人|개인)$/iu

/** Whether a cell beside the name says that it is a natural person: "Type: Individual". "Private" says as well that a company is not listed. */
export function saysPerson(cell: string): boolean {
  return natural.test(cell.normalize('NFKC').trim())
}

/** What pivot tables call rows without a name. */
const inBrackets =
  /^\((?:blank|empty|leer|vide|tom|en blanco|vac[ií]as?|vuoto|vazio|leeg|puste|pr[áa]zdn[ée]|空白|空|비어 있음)\)$/iu

/** Longer texts are no label; on megabytes of dots the patterns below would take hours. */
const longestLabel = 300

/** Whether a name is a collective account of a list and not a company. */
export function isCollective(name: string): boolean {
  if (name.length > longestLabel) return false
  const label = name
    .normalize('NFKC')
    .trim()
    .replace(/^[\s*#-]+|[\s.*#:-]+$/gu, '')
    .replace(/\./g, ' ')
    .replace(/\s+/g, ' ')
  if (label === '' || inBrackets.test(label)) return label !== ''
  if (readBlockMark(name)?.name === null) return true
  const text = name.normalize('NFKC').trim()
  return (
    // "Travel Expenses Ltd" is a company.
    (ofStaff.test(text) && !endsInLegalForm(text)) ||
    collective.test(label) ||
    (madeOfStandIns.test(label) && !/^otv$/i.test(label)) ||
    nobody.test(label)
  )
}
