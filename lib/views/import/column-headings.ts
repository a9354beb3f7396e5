import type { ImportField } from './import-field'

/** Headings in English, German, Swedish, French and Japanese, as `foldHeading` writes them. */
const headings: Readonly<Record<ImportField, string>> = {
  name: `name company companyname organization organisation organizationname organisationname supplier suppliername vendor
    vendorname account accountname customer customername client clientname legalname legalentityname legalentity issuer
    issuername portfoliocompany firma firmenname unternehmen unternehmensname lieferant lieferantenname kunde kundenname
    gesellschaft bezeichnung namn foretag foretagsnamn bolag bolagsnamn leverantor leverantorsnamn leverantorensnamn
    kund kundnamn nom entreprise nomdelentreprise nomentreprise societe nomdelasociete nomsociete raisonsociale fournisseur
    nomdufournisseur organisme denomination denominationsociale 名前 名称 会社名 企業名 社名 組織名 団体名 法人名 取引先 取引先名
    サプライヤー サプライヤー名 商号 会社 企業`,
  hq_region: `country countrycode countryname hqcountry headquarterscountry countryofheadquarters hqregion countryiso
    isocountry isocountrycode domicile countryofdomicile countryofincorporation nation land landercode landerkurzel
    landeskennzeichen staat sitzland hauptsitzland landername landskod landkod huvudkontorsland hemland pays codepays
    paysdusiege paysdusiegesocial nomdupays 国 国名 国コード 所在国 本社所在国 本社国`,
  hq_subregion: `subregion hqsubregion state statecode province stateprovince stateorprovince bundesland bundeslandoderprovinz provinz lan delstat delstatellerprovins provins etatouprovince
    departement etat regionadministrative 都道府県 州 州・都道府県`,
  hq_fuzzy: `address postaladdress headquarters headquarter hq location city hqfuzzy hqaddress adresse anschrift hauptsitz
    standort ort stadt sitz adress postadress huvudkontor stad siege siegesocial ville adressepostale lieu 住所 本社 所在地
    本社所在地 市区町村`,
  industry: `industry industryname industryid industrycode sector isic branche industrie sektor wirtschaftszweig bransch
    naringsgren industri secteur secteurdactivite secteuractivite activite 業種 業界 産業 セクター 産業分類`,
  website: `website websiteurl web url homepage domain domainname site internet email emailaddress mail webseite website
    internetseite internetadresse emailadresse epost epostadress webbplats webbsida hemsida doman siteweb siteinternet
    courriel adresseemail adressecourriel domaine ウェブサイト ホームページ サイト メール メールアドレス ドメイン`,
  external_id: `id externalid supplierid suppliernumber supplierno vendorid vendornumber vendorno customerid customernumber
    accountid accountnumber reference referencenumber ref internalid nummer lieferantennummer lieferantennr kundennummer
    kundennr externeid referenz kreditor kreditorennummer kreditornr leverantorsnummer leverantorsnr kundnummer externtid
    referens identifiant numero numerofournisseur numerodufournisseur numeroclient code codefournisseur 番号 コード
    yourownidentifier identifier kennung ihreeigenekennung identifierare dinegenidentifierare votrepropreidentifiant
    識別番号 独自の識別番号 取引先コード 取引先番号 管理番号 外部id 仕入先コード`,
  lei_number: 'lei leinumber leicode legalentityidentifier leinummer leikod codelei numerolei leiコード lei番号',
  isin_number: 'isin isinnumber isincode isinnummer isinkod codeisin numeroisin isinコード isin番号',
  duns_number: 'duns dunsnumber dunsno dunsnr dunsnummer numeroduns codeduns dunsコード duns番号',
  sp_global_number:
    'spglobal spglobalid spglobalnumber spglobalidentifier spglobalnummer numerospglobal spglobal番号 spid capitaliqid spcapitaliqid',
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
    // Folded too: letters of Japanese are taken apart and put together again by it.
    words.split(/\s+/).map((word): [string, ImportField] => [foldHeading(word), field]),
  ),
)

/** What a heading names: `sure` by all its words, else by the last one that says something ("Supplier country"). */
export function readHeading(heading: string): { field: ImportField; isSure: boolean } | null {
  const whole = fieldOf.get(foldHeading(heading)) ?? fieldOf.get(foldHeading(heading.replace(/[([（].*$/, '')))
  if (whole !== undefined) return { field: whole, isSure: true }
  const words = heading.split(/[^\p{L}\p{N}&]+/u).filter((word) => word.length > 1)
  for (const word of words.reverse()) {
    const field = fieldOf.get(foldHeading(word))
    if (field !== undefined) return { field, isSure: false }
  }
  return null
}
