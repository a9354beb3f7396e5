/** Names of the 15 categories of scope 3, in the GHG Protocol's order, in the languages reports come in. */
const names: readonly RegExp[] = [
  /purchased goods|goods and services|購入した|inköpta varor|köpta varor|inköp av varor|eingekaufte (?:waren|güter)|biens et services|bienes y servicios|innkjøpte varer|indkøbte varer|ostetut tavarat/i,
  /capital goods|資本財|kapitalvaror|kapitalgüter|investitionsgüter|biens d'équipement|biens immobilis|bienes de (?:capital|equipo)|kapitalvarer|tuotantohyödykkeet/i,
  /fuel[- ]{0,2}(?:and|&)[- ]energy|upstream (?:fuel|energy)|fuel[^.]{0,12}upstream|well[- ]to[- ]tank|\bwtt\b|energy[- ]related activit|bränsle-? ?(?:och|&)|energi- och bränsle|brennstoff|combustibles et|combustibles? y|brændsel|brensel|polttoaine/i,
  /upstream transport|輸送、配送[（(]上流|uppströms transport|transport\w*(?: och distribution)? (?:och distribution )?uppströms|vorgelagerte[rs]? transport|transports?(?: et distribution| de marchandises)? (?:en )?amont|oppstrøms transport|transporte .*(?:arriba|ascendente)/i,
  /waste generated|waste in operation|avfall som|avfallshantering$|abfall|(?:abfälle)|déchets|residuos|^avfall|^waste$|jätteet|avfall generert|affald/i,
  /business travel|出張|affärsres|tjänsteres|geschäftsreise|dienstreise|voyages d'affaires|déplacements professionnels|viajes de (?:negocios|trabajo)|tjenestereise|forretningsrejse|liikematk/i,
  /commut|通勤|pendl|arbeitsweg|domicile[- ]travail|desplazamiento|työmatk/i,
  /upstream leased|leasade tillgångar(?:,)? uppströms|uppströms (?:leasade|hyrda)|vorgelagerte (?:gemietete|geleaste)|actifs loués en amont|arrendados.*(?:arriba|ascendente)/i,
  /downstream transport|nedströms transport|transport\w*(?: och distribution)? nedströms|nachgelagerte[rs]? transport|transports?(?: et distribution| de marchandises)? (?:en )?aval|nedstrøms transport/i,
  /processing of sold|(?:hantering|bearbetning|förädling) av sålda|verarbeitung (?:der )?verkauf|transformation des produits/i,
  /use of sold|販売した製品の使用|use of products sold|användning av såld|nutzung (?:der )?verkauf|utilisation des produits|uso de (?:los )?productos|bruk av solgte|anvendelse af solgte/i,
  /end[- ]of[- ]life|販売した製品の廃棄|avfallshantering av såld|slutbehandling|entsorgung|lebensende|fin de vie|fin de vida/i,
  /downstream leased|nedströms (?:leasade|hyrda)|leasade tillgångar(?:,)? nedströms|nachgelagerte (?:vermietete|geleaste)|actifs loués en aval/i,
  /franchis/i,
  /\binvestments?\b|^(?:\d+[. ]*)?investeringar|investitionen|investissements|inversiones/i,
]

const numbered =
  /(?:scope ?)?\b3[.-](1[0-5]|[1-9])\b(?![.,]\d)|\b(?:category|categories|cat\.?|kat\.|kategori|kategorie|catégorie|categoría|kategoria|カテゴリー|カテゴリ) ?(?:3\.)?(1[0-5]|[1-9])\b/i

/** "categories 4 and 9", "cat. 1-3" */
const several =
  /\b(?:categories|category|cat\.?|kategorien?|kategorier|catégories|categorías) ?\d{1,2} ?(?:,|and|&|to|-|–|und|och|et|y) ?\d/i

/** 1 to 15 for a label that names one category of scope 3, by number or by name; null for none. */
export function findCategory(text: string): number | null {
  if (several.test(text)) return null
  const numbers = new Set([...text.matchAll(new RegExp(numbered, 'gi'))].map(([, a, b]) => a ?? b))
  if (numbers.size > 1) return null
  const found = numbered.exec(text)
  const number = Number(found?.[1] ?? found?.[2] ?? 0)
  if (number > 0) return number
  const named = names.flatMap((name, at) => (name.test(text) ? [at + 1] : []))
  const only = named[0]
  return named.length === 1 && only !== undefined ? only : null
}

/** Where a text names this category by its name; null if it does not. */
export function categoryNameIn(text: string, category: number): number | null {
  const at = names[category - 1]?.exec(text)?.index
  return at === undefined ? null : at
}
