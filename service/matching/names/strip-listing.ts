/**
 * Stock listings beside a name, as lists of suppliers and holdings write them: "(NYSE: T)", "[XETRA: SIE]", ", TYO:7203", "(2330.TW)",
 * "Inc. Class A", "(ADR)". They name a share, not another company.
 */

/** Codes of exchanges as financial pages write them before a ticker, and ISO 10383 codes of the largest ones. */
export const exchangeNames =
  '(?:nyse(?: american| arca)?|nasdaq(?:gs|gm|cm)?|amex|otc(?:mkts|qx|qb)?|otc markets|pink|cboe|lse|lon|aim|iob|sto|omx|cph|hel|osl|oslo|ice|etr|xetra|xtra|fra|fwb|ber|epa|euronext(?: [a-z]+)?|enx|ams|aex|ebr|bru|eli|bit|bme|mce|swx|six|vtx|wse|vie|ath|ist|bist|tyo|tse|jpx|hkg|hkex|sehk|hkse|sha|sse|she|szse|krx|kospi|kosdaq|tpe|twse|tpex|nse|bse|bom|asx|nzx|nze|sgx|idx|set|bkk|pse|klse|bvmf|b3|tsx|tsxv|tsx-v|cve|cse|neo|jse|bmv|bcba|tadawul|dfm|adx|tase|tlv|xnas|xnys|xlon|xpar|xams|xetr|xsto|xhel|xcse|xosl|xswx|xtks|xhkg|xasx|xtse|xkrx|xtai)'

const quoted = `${exchangeNames}\\s*[:;|]\\s*[a-z0-9][a-z0-9.\\-/ ]{0,11}`

/** Reuters' and Yahoo's notation; at least two letters or digits, as "(U.S)" is a place. */
const suffixed =
  '[A-Z0-9][A-Z0-9-]{1,6}\\.(?:TWO?|T|HK|L|DE|F|PA|AS|BR|LS|MI|MC|SW|ST|CO|HE|OL|N|OQ?|TO|V|AX|NZ|SI|K[SQ]|NS|BO|S[SZ]|SA|MX|JO|WA|VI|AT|IS|BK|JK|KL|TA)'

const inBrackets = new RegExp(`[([（]\\s*(?:${quoted}|adr|ads|gdr)\\s*[)\\]）]`, 'giu')
const tickerInBrackets = new RegExp(`[([（]\\s*${suffixed}\\s*[)\\]）]`, 'gu')
const atEnd = new RegExp(`\\s*[,|–—-]\\s*${quoted}\\s*$`, 'iu')
const shareClass =
  /(?<=\b(?:inc|corp|corporation|co|company|ltd|limited|plc|ab|asa|sa|se|nv|group|holdings?)\.?),?\s+(?:class|cl\.?)\s+[a-c]\s*$/iu

const form =
  '\\b(?:AB|AG|SA|SE|NV|PLC|INC|CORP|CO|COMPANY|LTD|LIMITED|ASA|OYJ|AS|SPA|KGAA|HOLDINGS?|HLDGS?|GROUP|BHD|TBK|PCL|[Ii]nc|[Cc]orp|[Cc]o|[Ll]td|[Pp]lc|[Hh]oldings?|[Gg]roup)\\.?'

/** Depositary receipts for foreign shares: "-SPON ADR", " SP ADR", "-UNSPONSORED ADR", "-SPONS PRF ADR", "-GDR REG S". */
const receipt =
  '(?:(?:UN)?SP(?:ON(?:S(?:ORED)?)?)?|UNS)\\s+(?:(?:PRF|PREF)\\s+)?(?:ADR|GDR|ADS)|(?:ADR|GDR|ADS)(?:\\s+(?:REG\\s?S|144A))?|NVDR'

/** "ORD", "ORD USD0.50", "ORD 3 1/9P", "REG SHS", "VOR-PREF", "GENUSSCHEIN": kinds of shares, and nominal values. */
const share =
  'ORD(?:INARY)?(?:\\s+(?:SHS?|SHARES?))?(?:\\s+(?:USD|EUR|GBP|GBX|CHF|HKD|SEK|[$£€])?\\s?[\\d./ ]+P?)?|REG(?:ISTERED)?(?:\\s+SHS?)?|REGD|BR|BEARER|(?:VOR-?\\s?)?PREF?|PFD|PRF|CVA|RTS|UNIT|VORZ(?:UG)?|GENUSSCHEIN(?:E|S)?|PART(?:ICIPATION)?\\s+CERT'

/**
 * Additions in capitals in banks' lists of holdings: "BASF SE-SPON ADR", "DEUTSCHE TELEKOM AG-REG", "ATLAS COPCO AB-A SHS", "ALPHABET
 * INC-CL A", "VOLKSWAGEN AG-PREF". A single letter only counts after a legal form ("CO LTD-H"), and so does an addition separated only by
 * a space ("SAP SE ADR").
 */
const shareKind = new RegExp(
  '\\s*(?:' +
    `[-–]\\s*(?:${receipt}|${share}|(?:CL(?:ASS)?\\s*)[A-H]|[A-H]\\s+(?:SHS?|SHARES)|SHS?)` +
    `|(?<=${form}),?\\s+(?:${receipt}|${share})` +
    '|(?<=\\b(?:AB|AG|SA|SE|NV|PLC|INC|CORP|CO|LTD|LIMITED|ASA|OYJ|AS|SPA))[-–][A-H]' +
    '|\\s(?:UN)?SPON(?:S(?:ORED)?)?\\s+(?:ADR|GDR|ADS)|\\sCL\\s[A-C]|\\s[A-H]\\sSHS' +
    ')(?:\\s+(?:NEW|REPR?))?\\s*$',
  'u',
)

/** The same in full: "Sponsored ADR", "Class A Common Stock", "American Depositary Shares", "Registered Shares". */
const shareInWords =
  /[\s,–-]+(?:(?:un)?sponsored\s+(?:adr|ads|gdr)s?|(?:american|global)\s+depositary\s+(?:shares?|receipts?)|(?:class\s+[a-c]\s+)?(?:common|ordinary|preferred|preference|registered|bearer)\s+(?:stock|shares?))\s*$/iu

/** The name without the designation of a share; unchanged if nothing else would be left. */
export function stripListing(name: string): string {
  const rest = name
    .replace(inBrackets, ' ')
    .replace(tickerInBrackets, ' ')
    .replace(atEnd, '')
    .replace(shareInWords, '')
    .replace(shareClass, '')
    .replace(shareKind, '')
  return /[\p{L}\p{N}]/u.test(rest) ? rest.trim() : name
}
