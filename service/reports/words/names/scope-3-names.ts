import { chineseNames } from './scope-3-names-chinese'
import { europeanNames } from './scope-3-names-european'

/** Names of the 15 categories of scope 3, in the GHG Protocol's order, in the languages reports come in. */
const names: readonly RegExp[] = [
  /purchased goods|goods? and services|purchased products (?:and|&) services|products (?:and|&) services purchased|aangekochte (?:goederen|producten)|(?:beni|bens) e (?:servizi|serviços)|prodotti acquistati|produits et services achetés|achats de (?:biens|produits)|erworbene waren|einkauf von waren|kjøpte varer|hankitut|購入した|inköpta varor|köpta varor|inköp av varor|(?:ein)?gekaufte (?:waren|güter)|biens et services|bienes y servicios|innkjøpte varer|indkøbte varer|ostetut (?:tavarat|tuotteet)/i,
  /capital goods|capital equipment|資本財|kapitaalgoederen|beni strumentali|bens de capital|anlagegüter|biens d'investissement|anläggningstillgångar|pääomahyödykkeet|kapitalvaror|kapitalgüter|investitionsgüter|biens d'équipement|biens immobilis|^immobilisations|achats d['’]immobilisations|bienes de (?:capital|equipo)|kapitalvarer|tuotantohyödykkeet/i,
  /fuel[- ]{0,2}(?:and|&)[- ]energy|\bFERA\b|transmission (?:and|&) distribution|\bt ?& ?d losses|燃料(?:及び|および|・)エネルギー|brandstof\w*-? (?:en|&) energie|combustibil[ei] (?:e|ed)(?! \p{L}+ veicol)|(?:legat|conness|correlat|relativ)\w+ (?:a|ai|al|alla|agli) combustibil|combustíveis|tätigkeiten im zusammenhang mit (?:brennstoffen|energie)|drivstoff|upstream (?:of )?(?:the )?(?:fuel|energy)|upstream emissions of purchased (?:fuel|energy)|fuel[^.]{0,12}upstream|^(?!.*\b(?:travel|flights?|commut\w*|freight)\b).*(?:well[- ]to[- ]tank|\bwtt\b)|energy[- ]related activit|bränsle-? ?(?:och|&)|energi- och bränsle|brennstoff|combustibles et|amont (?:de l'énergie|énergétique)|combustibles? y|brændsel|brensel|polttoaine\w*-? ja (?!kalusto)|polttoaine\w*,? (?!kalusto|ajoneuvo)[^,]{0,12}energia/iu,
  /upstream transport|upstream logistics|(?:transport|distribution)\w*[^()]{0,24} of raw materials|^transport\w*(?: (?:and|&) distribution)?,? ?[-–] ?upstream|freight \(upstream\)|上流の輸送|輸送[、・,及びおよ]*配送 ?[（(]上流|transport\w*[^()]{0,24}\((?:upstream|inbound|amont|vorgelagert\w*|uppströms|oppstrøms|a monte|a montante|aguas arriba)\)|trasport\w* [^()]{0,24}a monte|transporte [^()]{0,24}(?:a montante|fases anteriores)|aankomend transport|inbound (?:transport|logistics|freight)|transport\w*(?: \w+){0,4} i tidigare led|transport\w*[^()]{0,24}, (?:uppströms|opp?strøms|upstream|en amont)|transport(?:er)? (?:i )?upstream|uppströms transport|transport\w*(?: och distribution)? (?:och distribution )?uppströms|vorgelagerte[rs]? transport|(?:transports?|fret)(?: et distribution| de marchandises)? (?:en )?amont|opp?strøms transport|kuljetus\w*[^()]{0,20}\((?:\w+ )?(?:ylävirta|alkupää)|kuljetukset[^()]{0,20}\((?:\w+ )?(?:ylävirta|alkupää)|transporte .*(?:arriba|ascendente)/i,
  /waste generated|^(?:ghg )?emissions from waste(?: management| disposal| treatment)?(?= ?\(|$)|waste (?:from|of|disposal in) (?:our )?(?:own )?operation|waste in operation|事業(?:から|で|活動から)(?:[出で]る|発生する)?廃棄物|afval|rifiuti|resíduos gerados|avfall som|avfallshantering$|abfall|(?:abfälle)|déchets|residuos|^avfall|(?:^|of which )waste (?:disposal|treatment)$|^waste production(?=.*\bco ?2)|^wastes?(?: ?\((?!metric|tonnes|tons|kg)[^()]{5,}\))?$|jätteet|avfall generert|affald/i,
  /business travel|business trips|corporate travel|viajes corporativos|^business air travel|grey fleet|(?:employee|privately)[- ]owned (?:cars|vehicles)|業務旅行|出張|zakelijke reizen|dienstreizen|viaggi d'affari|viaggi di lavoro|trasferte|viagens (?:a|de) (?:negócios|trabalho)|affärsres|tjänsteres|geschäftsreise|dienstreise|voyages d'affaires|déplacements professionnels|viajes de (?:negocios?|trabajo)|tjenestereise|forretningsrei[js]e|liikematk|työmatkustus|työmatkustaminen/i,
  /commut|transport\w* of employees|employees to and from work|pendeln|pendelverkehr|通勤|woon-werk|pendolarismo|spostamenti casa|deslocamento (?:de|dos) (?:funcionários|colaboradores|empregados)|pendl|arbeitsweg|domicile[- ]travail|desplazamiento|työmatk(?!ust)|kodin ja työpaikan/i,
  /upstream leased|リース資産 ?[（(]上流|leased assets[^()]{0,8}\(upstream\)|(?:beni|attività) in (?:leasing|locazione)[^()]{0,12}a monte|bens arrendados[^()]{0,20}a montante|leasade tillgångar(?:,)? uppströms|uppströms (?:leasade|hyrda)|vorgelagerte (?:gemietete|geleaste)|actifs loués en amont|arrendados.*(?:arriba|ascendente)/i,
  /downstream transport|downstream logistics|transport\w* and downstream distribution|^transport\w*(?: (?:and|&) distribution)?,? ?[-–] ?downstream|freight \(downstream\)|下流の輸送|輸送[、・,及びおよ]*配送 ?[（(]下流|transport\w*[^()]{0,24}\((?:downstream|outbound|aval|nachgelagert\w*|nedströms|nedstrøms|a valle|a jusante|aguas abajo)\)|trasport\w* [^()]{0,24}a valle|transporte [^()]{0,24}(?:a jusante|fases posteriores|aguas abajo)|outbound (?:transport|logistics|freight)|transport\w*[^()]{0,24}, (?:nedströms|nedstrøms|downstream|en aval)|transport\w*(?: \w+){0,4} i senare led|nedströms transport|transport\w*(?: och distribution)? nedströms|nachgelagerte[rs]? transport|(?:transports?|fret)(?: et distribution| de marchandises)? (?:en )?aval|nedstrøms transport|kuljetu(?:s|kset)[^()]{0,20}\((?:\w+ )?(?:alavirta|loppupää)/i,
  /processing of (?:sold|products sold)|myytyjen tuotteiden (?:jalost|proses|käsittely?(?!.*(?:käyttöiän|elinkaaren)))|販売した製品の加工|(?:lavorazione|trasformazione) dei prodotti|transformación de (?:los )?productos|processamento de produtos|videreforarbejdning|(?:\bhantering|bearbetning|förädling) av sålda|verarbeitung (?:der )?verkauf|transformation des produits/i,
  /use (?:phase )?of (?:our )?sold|^products? energy us(?:e|age)$|販売した製品の使用|gebruik van verkochte|uso d(?:ei|os) (?:prodotti|produtos)|utilización de (?:los )?productos|verwendung (?:der )?verkauf|use of products sold|användning av såld|nutzung (?:der )?verkauf|utilisation des produits|uso de (?:los )?productos|bruk av solgte|brug af (?:de )?solgte|myytyjen tuotteiden käyt|anvendelse af solgte/i,
  /end[- ]of[- ]life|\beol treatment|販売した製品の廃棄|fine vita|fim de vida|final de la vida|ende der lebensdauer|sluthantering|avfallshantering av såld|slutbehandling|entsorgung(?=.{0,40}(?:verkauf|produkt|leben|ende))|lebensende|loppukäsittely|elinkaaren lopp|fin de vie|fin de vida/i,
  /downstream leased|リース資産 ?[（(]下流|leased assets[^()]{0,8}\(downstream\)|(?:beni|attività) in (?:leasing|locazione)[^()]{0,12}a valle|bens arrendados[^()]{0,20}a jusante|nedströms (?:leasade|hyrda)|leasade tillgångar(?:,)? nedströms|nachgelagerte (?:vermietete|geleaste)|actifs loués en aval/i,
  /franchis|フランチャイズ|franqui/i,
  /(?<!\b(?:community|social|societal|charitable|local|capital|infrastructure|environmental|climate|green|sustainable) )\binvestments?\b(?! (?:in|into) (?:renewable|energy|clean|climate|green|environment|training|sustainab|research|r&d|new|our|the communit|people))|^(?:(?:カテゴリー? ?)?15[.:：]?)? ?投資|investeringen|investimenti|investimentos|^(?:\d+[. ]*)?investeringar|investitionen|investissements|inversiones/i,
]

const allNames = [names, chineseNames, europeanNames]

const numbered =
  /(?:scope ?)?\b3[.-](1[0-5]|[1-9])\b(?![.,]\d)|\b(?:category|cat\.?|kat\.|kategori|kategorie|catégorie|categoría|categoria|categorie|kategoria|flokkur) ?(?:3\.)?(1[0-5]|[1-9])\b|カテゴリー? ?(1[0-5]|[1-9])(?!\d)/i

/** "categories 4 and 9", "cat. 3; 6", "Kategorie 1 bis 15", "Category 4+9" */
const several =
  /(?:\b|(?=カ))(?:categories|category|cat\.?|kat\.?|kategori(?:en?|er)?|catégories?|categorías?|categorie|カテゴリー?) ?\d{1,2} ?(?:,|;|and|&|\+|\/|to|-|–|und|bis|och|till|og|til|et|à|a|y|e|ja|en|・|~|〜|から) ?(?:(?:category|cat\.?) ?)?\d/i

/** "6/7 Travel and commuting", "4+9 Transport": two numbers of a list. */
const twoNumbers = /^(?:1[0-5]|[1-9]) ?[/+&] ?(?:1[0-5]|[1-9])[.):]? (?=\p{L})/u

/** "Upstream and downstream transportation" is two categories. */
const bothWays =
  /\b(?:up-? ?(?:stream)?(?: and|&|\/| &) ?down-?stream|inbound (?:and|&) outbound|amont et aval|vor- und nachgelagert|upp(?:ströms)?-? och nedströms|a monte e a valle)/i

/** "Leased vehicles and commuting" is two categories. */
const withLeased = /^leased \p{L}+ (?:and|&) |(?: and|&) leased \p{L}+$/iu

/** "Business travel and distribution": two things, so the amount of neither. */
const travelAnd =
  /\b(?:business travel|commuting|geschäftsreisen|tjänsteresor|affärsresor) (?:and|&|und|och) (?:\p{L}+ )?(?:distribution|logistics|freight|transport\w*|waste|pendel\w*|pendl\w*)(?! of employees)/iu

/** "Business travel – air only": explicitly a part. */
const onlyOne = /\b(?:air|flights?|air travel|flying|rail|road|employee cars?) only\b/i

/** 1 to 15 for a label that names one category of scope 3, by number or by name; null for none. */
export function findCategory(text: string): number | null {
  if (several.test(text) || twoNumbers.test(text)) return null
  const numbers = new Set([...text.matchAll(new RegExp(numbered, 'gi'))].map(([, a, b, c]) => a ?? b ?? c))
  if (numbers.size > 1) return null
  const found = numbered.exec(text)
  const number = Number(found?.[1] ?? found?.[2] ?? found?.[3] ?? 0)
  if (number > 0) return number
  // "Well-to-tank, travel, waste" lists several.
  if (bothWays.test(text) || isList(text) || withLeased.test(text) || onlyOne.test(text) || travelAnd.test(text))
    return null
  // "Scope 3 – waste" names the category just as "Waste" under "Scope 3" does. "Indirect emissions, including business travel" and
  // "(including capital goods)" only name what is included.
  const own = text
    // "5 Waste" in a list whose entries have the numbers of their categories.
    .replace(/^(?:1[0-5]|[1-9])[.):]? (?=\p{L})/u, '')
    .replace(/\((?:incl(?:uding|\.)|inkl(?:usive|\.)|y compris) [^()]*\)/gi, ' ')
    .replace(/^scope ?3(?: (?:ghg )?emissions)? ?[-–:] ?|,? \bincluding\b.*$/gi, '')
  const named = names.flatMap((_, at) => (allNames.some((some) => some[at]?.test(own)) ? [at + 1] : []))
  const only = named[0]
  return named.length === 1 && only !== undefined ? only : null
}

/** Three or more things; brackets behind the name of a category only say what it contains. */
function isList(text: string): boolean {
  const outside = text.replace(/\([^()]*\)/g, ' ').trim()
  // "Water, waste and business travel", but not "Business travel, hotels and taxis".
  const [, first = ''] = /^([^,]+), [^,]+ (?:and|&|und|et|och|og|y|e) [^,]+$/.exec(outside) ?? []
  if (first !== '' && !names.some((name) => name.test(first)) && !/scope|emission|utsläpp|indire/i.test(first))
    return true
  return (names.some((name) => name.test(outside)) ? outside : text).split(', ').length > 2
}

/** The position where a text names this category; null if it does not. */
export function categoryNameIn(text: string, category: number): number | null {
  const at = (names[category - 1]?.exec(text) ?? europeanNames[category - 1]?.exec(text))?.index
  return at === undefined ? null : at
}
