import { isComposedCategory, isComposedCurrency, isComposedNumber, isComposedSpend } from './headings/compose-heading'
import { hasOtherMeaning } from './headings/other-meaning'
import { type ImportField, isOwnField } from './import-field'
import { readSpendHeading } from './spend-heading'

/** Headings in the languages that lists come in; accents may stay, `foldHeading` takes them off. */
const headings: Readonly<Record<Exclude<ImportField, 'other'>, string>> = {
  name: `name company companyname organization organisation organizationname organisationname supplier suppliername vendor
    vendorname account accountname customer customername client clientname legalname legalentityname legalentity issuer
    issuername portfoliocompany firma firmenname unternehmen unternehmensname lieferant lieferantenname kunde kundenname
    rowlabels zeilenbeschriftungen zeilenbeschriftung etiquettesdelignes radetiketter etiquetasdefila etichettediriga rijlabels 行ラベル 行标签
    gesellschaft bezeichnung namn foretag foretagsnamn bolag bolagsnamn leverantor leverantorsnamn leverantorensnamn
    kund kundnamn nom entreprise nomdelentreprise nomentreprise societe nomdelasociete nomsociete raisonsociale fournisseur
    nomdufournisseur organisme denomination denominationsociale 名前 名称 会社名 企業名 社名 組織名 団体名 法人名 取引先 取引先名
    サプライヤー サプライヤー名 商号 会社 企業 仕入先 仕入先名 name1 kreditorname kreditorenname lieferantname 供应商名称 供应商 公司名称 企业名称 公司 客户名称
    供應商名稱 供應商 公司名稱 企業名稱 회사명 회사 업체명 거래처 거래처명 공급업체 공급업체명 기업명 название наименование поставщик компания организация
    nombre proveedor empresa razonsocial nome fornitore ragionesociale azienda fornecedor leverancier bedrijf bedrijfsnaam
    nazwa dostawca nazwafirmy nazev dodavatel firmaadi tedarikci unvan leverandor selskap virksomhed toimittaja yritys
    nazwadostawcy nazevfirmy nazevdodavatele tedarikciadi saticiadi leverandornavn leverandørnavn navn toimittajannimi naamleverancier
    leveranciersnaam nombredelproveedor nombreproveedor nomedofornecedor nomefornecedor nomefornitore denominazione denominacion
    наименованиепоставщика контрагент προμηθευτης επωνυμια 廠商 廠商名稱 厂商 厂商名称 业者 業者名 협력사 협력사명 supplierlegalname vendorlegalname
    المورد اسمالمورد الشركة اسمالشركة ספק שםהספק שםספק חברה שםהחברה nhàcungcấp tênnhàcungcấp côngty têncôngty pemasok namapemasok
    perusahaan namaperusahaan vendoradi постачальник назвапостачальника назва компанія dobavljač nazivdobavljača naziv dobavitelj
    nazivdobavitelja dodávateľ názovdodávateľa názov доставчик имедоставчик име furnizor denumirefurnizor denumire tiekėjas
    tiekėjopavadinimas pavadinimas piegādātājs piegādātājanosaukums nosaukums tarnija tarnijanimi nimi szállító szállítóneve cég cégnév
    intitule intitulecompte beschriftung kontrahent nazwakontrahenta crediteur cariunvani unvani
    ชื่อผู้ขาย ผู้ขาย ซัพพลายเออร์ บริษัท ชื่อบริษัท आपूर्तिकर्ता`,
  hq_region: `country countrycode countryname hqcountry headquarterscountry countryofheadquarters hqregion countryiso
    isocountry isocountrycode domicile countryofdomicile countryofincorporation nation land landercode landerkurzel
    landeskennzeichen staat sitzland hauptsitzland landername landskod landkod huvudkontorsland hemland pays codepays
    paysdusiege paysdusiegesocial nomdupays 国 国名 国コード 所在国 本社所在国 本社国 国家 國家 国家地区 国别 所在国家 국가 국가명 국가코드 страна pais paese nazione stato
    kraj zeme ulke land1 maa suppliercountry vendorcountry lieferantenland lkz landerschlussel χωρα κρατος orszag tara drzava krajina valsts salis riik
    國別 国別コード 国籍 國別代碼 국적 ประเทศ quốcgia nước negara البلد الدولة בארץ ארץ מדינה країна zemlja держава държава देश`,
  hq_subregion: `subregion hqsubregion state statecode province stateprovince stateorprovince bundesland bundeslandoderprovinz provinz lan delstat delstatellerprovins provins etatouprovince
    departement etat regionadministrative 都道府県 州 州・都道府県`,
  hq_fuzzy: `address postaladdress headquarters headquarter hq location city hqfuzzy hqaddress adresse anschrift hauptsitz
    standort ort stadt sitz adress postadress huvudkontor stad siege siegesocial ville adressepostale lieu 住所 本社 所在地
    本社所在地 市区町村`,
  industry: `industry industryname industryid industrycode sector isic branche industrie sektor wirtschaftszweig bransch
    naringsgren industri secteur secteurdactivite secteuractivite activite 業種 業界 産業 セクター 産業分類`,
  website: `website websiteurl web url homepage domain domainname site internet email emailaddress mail webseite website
    internetseite internetadresse emailadresse epost epostadress webbplats webbsida hemsida doman siteweb siteinternet
    courriel adresseemail adressecourriel domaine ウェブサイト ホームページ サイト メール メールアドレス ドメイン 网址 网站 網址 홈페이지 웹사이트 sitioweb paginaweb sitoweb strona adreswww`,
  external_id: `id externalid supplierid suppliernumber supplierno vendorid vendornumber vendorno customerid customernumber
    accountid accountnumber reference referencenumber ref internalid nummer lieferantennummer lieferantennr kundennummer
    kundennr externeid referenz kreditor kreditorennummer kreditornr leverantorsnummer leverantorsnr kundnummer externtid
    referens identifiant numero numerofournisseur numerodufournisseur numeroclient code codefournisseur 番号 コード
    yourownidentifier identifier kennung ihreeigenekennung identifierare dinegenidentifierare votrepropreidentifiant
    識別番号 独自の識別番号 取引先コード 取引先番号 管理番号 外部id 仕入先コード kreditorennr kreditornummer liefnr lifnr debitorennr debitorennummer vendornum
    vendornr suppliernr suppliernum suppliercode vendorcode 供应商编号 供应商编码 编号 供應商編號 거래처코드 업체코드
    krednr kredno kreditornrkurz lieferantennr liefernr liefererid lieferantenid levnr levnummer levid leverantornr leverantorsid kreditornr
    crediteurnr crediteurnummer leveranciersnummer leveranciersnr leveranciercode toimittajanro toimittajanumero leverandørnr leverandornr
    leverandornummer codicefornitore codfornitore codigoproveedor codproveedor codigodelproveedor codigofornecedor codfornecedor
    kodfournisseur codefour nofournisseur nfournisseur koddostawcy nrdostawcy cislododavatele koddodavatele kodpostavshchika код кодпоставщика
    tedarikcikodu saticikodu κωδικος κωδικοσπρομηθευτη 廠商編號 廠商代號 廠商代碼 供應商代碼 供应商代码 供应商号 업체번호 거래처번호 仕入先番号 業者コード kod ac konto kontonummer compte conto cuenta conta rekening codigo codice`,
  lei_number: 'lei leinumber leicode legalentityidentifier leinummer leikod codelei numerolei leiコード lei番号',
  isin_number: 'isin isinnumber isincode isinnummer isinkod codeisin numeroisin isinコード isin番号',
  duns_number: 'duns dunsnumber dunsno dunsnr dunsnummer numeroduns codeduns dunsコード duns番号',
  sp_global_number:
    'spglobal spglobalid spglobalnumber spglobalidentifier spglobalnummer numerospglobal spglobal番号 spid capitaliqid spcapitaliqid',
  spend: `spend annualspend totalspend spendamount supplierspend vendorspend spendvolume purchasevolume purchasingvolume purchaseamount
    amountspent annualpurchases ausgaben einkaufsvolumen einkaufsumsatz bestellvolumen rechnungsvolumen jahresvolumen beschaffungsvolumen
    depenses depense achats montantdesachats montantachats volumedachats inkop inkopsvolym inkopsbelopp utgifter leverantorsspend 支出 支出額
    購買額 購入額 調達額 発注額 購買金額 采购额 采购金额 採購金額 구매액 구매금액
    dmbtr wrbtr amount amounts netamount grossamount totalamount annualamount invoicedamount invoiceamount amountinvoiced paidamount amountpaid
    purchases purchasevalue purchasesvalue netspend grossspend spendytd annualpurchase procurementspend
    procurementvolume purchasingvalue invoicedvolume povalue betrag einkaufswert einkaufssumme rechnungsbetrag rechnungssumme bestellwert
    volumen lieferantenumsatz kreditorenumsatz montant montants montantht montantfacture     caachats achatsannuels volumeachats belopp fakturerat fakturabelopp inkopsvarde leverantorsomsattning
    arsvolym omsattningperleverantor innkjøp innkjop indkøb indkob importe gasto compras
    importeanual importo spesa acquisti valor gastos zakupy wydatki inkoop inkoopvolume uitgaven закупки сумма расходы
    取引額 年間取引額 取引金額 年間取引金額 仕入額 年間仕入額 仕入金額 購入金額 年間購入額 年間購買額 発注金額 調達金額 支払額 支払金額 金額 年間支出
    金额 年采购额 年度采购额 采购总额 采购金額 交易额 交易金额 支出金额 採購額 年採購額 交易金額 採購總額
    거래금액 거래액 연간거래액 연간거래금액 매입액 매입금액 연간구매액 연간매입액 지출 지출액 지출금액 금액 발주액 구입액
    wartosczakupow kwotazakupow obrotyzakupowe nakup nakupy objemnakupu hodnotanakupu ostot ostovolyymi hankinnat суммазакупок объемзакупок
    оборотзакупок harcama alimtutari satinalmatutari ποσο αξιααγορων αγορες beszerzes achizitii volumendecompra volumedicompra
    volumeacquisti fatturatoacquisti betraginhauswahrung betraginhw القيمة المبلغ volumecompras gastoanual comprasanuales spesaannua`,
  spend_currency: `currency spendcurrency currencycode currencyofspend wahrung waehrung wahrungscode ausgabenwahrung wahrungderausgaben devise monnaie
    devisedesdepenses devisedesachats curr cur crcy ccy waers hwaer hwahr wahr wahrg whg dev mon val valuta moneda divisa waluta 货币 貨幣 通貨単位 화폐 valutaforinkopen valutakod inkopsvaluta 通貨 支出の通貨 調達額の通貨 通貨コード 币种 幣別 통화`,
  spend_year: `gjahr spendyear yearofspend year fiscalyear jahr geschaftsjahr ausgabenjahr jahrderausgaben annee exercice anneedesdepenses
    anneedesachats ar arforinkopen inkopsar 年度 年 支出年 支出の年 調達額の年 会計年度 연도 ejercicio anno ano rok jaar yil vuosi год 年份 geschaeftsjahr esercizio exercicio regnskabsar rokobrotowy boekjaar`,
  category: `category suppliercategory vendorcategory procurementcategory purchasingcategory spendcategory commodity commoditygroup
    materialgroup kategorie lieferantenkategorie warengruppe materialgruppe categorie categoriedachat categoriedachats familledachat
    familledachats kategori leverantorskategori inkopskategori カテゴリ カテゴリー 品目分類 購買カテゴリー 类别 采购类别 품목`,
  buyer: `buyer buyername purchaser responsiblebuyer leadbuyer categorymanager einkaufer einkaeufer zustandigereinkaufer zustandigimeinkauf acheteur
    acheteuse nomdelacheteur responsableachats inkopare ansvariginkopare 購買担当 購買担当者 バイヤー 采购员 구매담당자`,
  contact_email: `contactemail contactemailaddress contactmail emailcontact emailofcontact contactpersonemail kontaktemail kontaktmail
    ansprechpartneremail emailansprechpartner courrielducontact courrielcontact emailducontact kontaktepost kontaktensepost epostkontakt
    epostadresskontakt 担当者メール 連絡先メール 連絡先メールアドレス 担当者メールアドレス`,
}

/** "D-U-N-S® Number" is "dunsnumber", "Företag (namn)" is "foretagnamn". */
export function foldHeading(heading: string): string {
  return heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}ー]/gu, '')
}

const fieldOf = new Map(
  (Object.entries(headings) as [ImportField, string][]).flatMap(([field, words]) =>
    // Folded too, as folding decomposes and recomposes Japanese letters.
    words.split(/\s+/).map((word): [string, ImportField] => [foldHeading(word), field]),
  ),
)

/** Headings that mean an own identifier only if no other column is one: a running row number has them too. */
const bareIdentifiers = new Set(
  'id kod ac nummer number nr no code ref identifiant numero 番号 コード 编号 konto compte conto cuenta conta rekening codigo codice'
    .split(' ')
    .map(foldHeading),
)

/** Headings about something other than the supplier: "Parent company", "Contact name", "Country of origin". */
const ofOthers =
  /(?<!\p{L})(?:first|last|given|family|sur)[_ -]?names?(?!\p{L})|vorname|nachname|familienname|pr[eé]nom|f[öo]rnamn|efternamn|voornaam|achternaam|(?<!\p{L})(?:cognome|apellidos?|sobrenome|imi[eę]|nazwisko|jm[eé]no|p[rř][ií]jmen[ií]|имя|фамилия)(?!\p{L})|(?<!\p{L})(?:vat|tax|ust|u?id[- ]?nr|mwst|tva|iva|btw|moms|nif|cif|nip|siren|siret|ein|tin|abn|gstin?|инн|кпп)(?:\p{L}*(?:id|nr|no|num\p{L}*|reg\p{L}*))?(?!\p{L})|steuer(?:nummer|nr|id)|税番号|税号|稅號|iban|(?<!\p{L})(?:primary |own |our )?subsidiar(?:y|ies)(?!\p{L})|parent|ultimate|holding|group (?:name|country)|konzern|mutter|moder(?:bolag|f[oö]retag)|maison.?m[eè]re|soci[eé]t[eé].?m[eè]re|groupe|親会社|母公司|모회사|contact|ansprechpartner|kontakt|interlocuteur|担当|buyer|eink[aä]ufer|acheteur|ink[oö]pare|bank|ship|plant|werk\b|(?:country|land|pays) (?:of |d['’])?origin|herkunft|ursprung|product|produkt|produit|categor|kategori|cat[eé]gorie|material|currency|w[aä]hrung|devise|valuta/iu

/** DATEV has a column of names for companies, one for persons and one for whatever is neither. */
export const ofNaturalPersons = /nat[üu]rl(?:iche|\.)? ?person|natural person|personne physique/iu

/** Whether a heading is about something other than the supplier of its row. */
export function isOfOthers(heading: string): boolean {
  return ofOthers.test(heading) && readSurely(heading) === null
}

/** Amounts if a currency or multiple stands beside them, otherwise a person or a department: "Einkauf 2024 (TEUR)". */
const amountsWithUnit = new Set(
  'einkauf einkaufe purchase achat acquisto compra zakup kosten costs cost wert value valeur kop'.split(' '),
)

/** The field of "Vendor Name 1", whose overflow is in "Vendor Name 2": the first of several columns of one field. */
function fieldOfFirst(folded: string): ImportField | undefined {
  const field = folded.endsWith('1') ? fieldOf.get(folded.slice(0, -1)) : undefined
  return field === 'name' || field === 'hq_fuzzy' ? field : undefined
}

export type HeadingReading = { field: ImportField; isSure: boolean; isBare: boolean }

const sure = (field: ImportField): HeadingReading => ({ field, isSure: true, isBare: false })

/** "Sum of Spend 2024", "Summe von Betrag": how a pivot table calls its columns. */
const pivoted = /^(?:sum of|summe von|somme de|summa av|suma de|somma di|som van|合計\s*[/／])\s*/iu

/** Longer texts are no heading; on megabytes of brackets the patterns below would take hours. */
const longestHeading = 1_000

/** The field of a heading of which all words say so. */
function readSurely(given: string): HeadingReading | null {
  if (given.length > longestHeading) return null
  // "Vendor #" is the vendor's number; "Vendor/supplying plant" is how SAP calls the vendor of an order.
  const heading = given
    .replace(pivoted, '')
    .replace(/(?<=\p{L})\s*#$/u, ' number')
    .replace(
      /^(vendor|supplier|lieferant|fournisseur)\s*\/\s*(?:supplying plant|lieferwerk|division fournisseuse)$/iu,
      '$1',
    )
  const folded = foldHeading(heading)
  // "Spend 2024 (TEUR)" is spend, whatever its year and currency.
  const { words: called, said, scale, isCurrency, year } = readSpendHeading(heading)
  const hasUnit = scale !== null || isCurrency
  const isAmount = hasUnit && amountsWithUnit.has(foldHeading(called))
  const isOther = hasOtherMeaning(heading)
  if (isAmount || fieldOf.get(foldHeading(called)) === 'spend') return isOther ? null : sure('spend')
  const whole =
    fieldOf.get(folded) ?? fieldOf.get(foldHeading(heading.replace(/[([（].*$/, ''))) ?? fieldOfFirst(folded)
  if (whole !== undefined) return { field: whole, isSure: true, isBare: bareIdentifiers.has(folded) }
  const isSpend = isComposedSpend(said, { hasCurrency: isCurrency, hasUnit, hasYear: year !== null })
  if (isSpend) return isOther ? null : sure('spend')
  // SEGMENT1 of an Oracle table is the supplier's number.
  if (isComposedCategory(heading) && !/^segment\W*\d$/i.test(heading)) return sure('category')
  if (isComposedCurrency(heading)) return sure('spend_currency')
  return isComposedNumber(heading) ? sure('external_id') : null
}

/** The field that a heading names: `isSure` if all its words say so, otherwise by one meaningful word ("Country of the supplier"). */
export function readHeading(heading: string): HeadingReading | null {
  const surely = readSurely(heading)
  if (surely !== null) return surely
  if (isOfOthers(heading)) return null
  const words = heading.split(/[^\p{L}\p{N}&]+/u).filter((word) => word.length > 1)
  // Own fields must be certain: anything else is kept as text under its heading.
  const named = words
    .reverse()
    .flatMap((word) => fieldOf.get(foldHeading(word)) ?? [])
    .filter((one) => !isOwnField(one))
  // "Country of the supplier" names a country, although "supplier" alone names a supplier.
  const field = named.find((one) => one !== 'name') ?? named[0]
  return field === undefined ? null : { field, isSure: false, isBare: false }
}
