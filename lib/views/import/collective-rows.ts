/**
 * Labels in a vendor master for bookings of several companies: "diverse leverantörer", "CPD", "その他", "One-time vendor", "Petty cash",
 * "test". Only whole names count: "Various Foods Ltd." is a company.
 */
const suppliers =
  '(?:suppliers?|vendors?|creditors?|payees?|customers?|companies|accounts?|lieferanten?|kreditor(?:en)?|debitoren?|firmen|kunden|leverant[öo]r(?:er)?|leverand[øo]r(?:er)?|kunder|bolag|f[öo]retag|fournisseurs?|cr[ée]anciers?|clients?|tiers|proveedor(?:es)?|acreedores|fornitor[ie]|fornecedor(?:es)?|leveranciers?|crediteuren|toimittajat?|dostawc[ay]|dodavatel[eé]?|поставщики?)'
const kinds =
  '(?:diverse[rn]?|div|diversa|divers(?:es)?|[öo]vriga?|andra|tillf[äa]lliga?|sonstige[rns]?|[üu]brige[rn]?|verschiedene[rn]?|andere[rn]?|weitere[rn]?|miscellaneous|misc|various|sundry|sundries|others?|autres?|occasionnels?|vari[oe]s?|otr[oa]s|vari|altri|diversos|outros|diversen|overige|[øo]vrige|andre|muut|satunnaiset|r[óo][żz]ni|inni|pozostali|ostatn[íi]|прочие|разные)'

const labels = [
  `${kinds}(?: ${suppliers})?`,
  `${suppliers} ${kinds}`,
  `(?:one|1)[ -]?time(?: ${suppliers})?|otv`,
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
/** What may follow such a label without making it a company's name: a number, "domestic", something in brackets. */
const behind = String.raw`(?:[\s:/,-]*(?:\d{1,6}|inland|ausland|eu|non-?eu|domestic|foreign|inrikes|utrikes|utland|national|[ée]tranger|\([^)]*\)))*`
const collective = new RegExp(`^(?:${labels.join('|')})${behind}$`, 'iu')

/** Whether a name is a collective account of a list and not a company. */
export function isCollective(name: string): boolean {
  const label = name
    .normalize('NFKC')
    .trim()
    .replace(/^[\s*#-]+|[\s.*#:-]+$/gu, '')
    .replace(/\./g, ' ')
    .replace(/\s+/g, ' ')
  return label !== '' && collective.test(label)
}
