import { foldText } from '@/service/matching/names/fold-text'

/** Words of purchasing categories that name no kind of thing, in the languages of industry-words.json; compared without case and accents. */

const folded = (words: string) => new Set(words.split(/\s+/).map(foldText))

/** "Miscellaneous": who writes such a word means no one kind of thing. */
export const mixtureWords = folded(
  'diverse diverses diverser divers diverses div verschiedene verschiedenes sonstige sonstiges sonstiger übrige übriges andere anderes ' +
    'allgemein allgemeine allgemeiner allgemeines rest restliche gemischt unbekannt ' +
    'miscellaneous misc various other others sundry sundries general mixed unclassified uncategorized uncategorised unknown na tbd ' +
    'autre autres général générale généraux générales varié variés inconnu ' +
    'varios varias otro otros otra otras general generales desconocido ' +
    'övrig övrigt övriga blandat blandade annan annat andra diverse allmän allmänt allmänna okänd okänt ' +
    'varie vario altro altri altre overig overige その他 他 雑費 雑 諸口',
)

/** Words that go with any kind of thing: "services", "material", "costs", "external", "purchase", and small words. */
export const idleWords = folded(
  'and or of for the in on to with by from per ' +
    'und oder für von der die das des dem den mit aus im in zum zur ' +
    'et ou de du des la le les l d à au aux pour en par sur ' +
    'y o e de del la el los las para por con en ' +
    'och eller av för till med i på den det ' +
    'service services supply supplies material materials product products good goods item items part parts article articles cost costs ' +
    'expense expenses fee fees charge charges purchase purchases purchasing procurement spend category external internal direct indirect ' +
    'raw equipment accessories consumables consumable component components solution solutions operating mro capex opex group sector ' +
    'dienstleistung dienstleistungen dienstleister leistung leistungen lieferung lieferungen materialien bedarf produkt produkte artikel ware ' +
    'waren teil teile kosten aufwand aufwendungen einkauf beschaffung warengruppe extern externe externer intern interne direkt direkte ' +
    'indirekt indirekte rohstoff rohstoffe roh hilfsstoffe betriebsstoffe betriebsmittel zubehör ersatzteile verbrauchsmaterial ' +
    'komponenten investitionen investition technik zeug mittel gut güter stoff stoffe artikeln wesen ' +
    'prestation prestations fourniture fournitures matière matières matériel matériels matériau matériaux produit produits pièce pièces ' +
    'achat achats frais coût coûts honoraires externe externes interne première premières consommable consommables équipement équipements ' +
    'accessoires prestataire prestataires investissement investissements ' +
    'servicio servicios suministro suministros material materiales producto productos artículo artículos pieza piezas compra compras gasto ' +
    'gastos coste costes externo externos externa materia materias prima primas consumible consumibles equipo equipos componente ' +
    'componentes bienes honorarios accesorios ' +
    'tjänst tjänster material produkt produkter vara varor artiklar detalj detaljer del delar inköp kostnad kostnader externa externt ' +
    'råvara råvaror råmaterial förbrukningsmaterial förnödenheter utrustning tillbehör reservdelar komponenter investeringar medel ' +
    'supplier suppliers vendor vendors lieferant lieferanten kreditoren fournisseur fournisseurs proveedor proveedores leverantör leverantörer ' +
    'サービス 材料 部品 製品 費用 費 購入 原材料 原料',
)
