import type { Statement } from '@/service/reports/model/statement'

/** The wordings by which a sentence makes one of these statements, in the languages of reports. */
export type Wording = { kind: Statement['kind']; value: string; pattern: RegExp }

const emissions =
  '(?:emission|emissie|émission|emision|emissõ|utsläpp|utslipp|udledning|päästö|uitstoot|ghg|greenhouse|carbon|co2|scope|treibhaus|klimabilanz|klimat|climat|klima|スコープ|排出|温室効果|排放)'

/** Whether a sentence speaks of emissions. */
export const ofEmissions = new RegExp(emissions, 'iu')

/** Whether it speaks of what was examined: emissions, or figures of sustainability as a whole. */
export const ofExamined = new RegExp(
  `${emissions}|sustainab|non-?financial|ESG|nachhaltig|nichtfinanziell|durab|extra-?financi|hållbar|bærekraft|bæredygtig|duurza|sostenib|sustentab|サステナビリティ|非財務|可持續|永續`,
  'iu',
)

/** Future or about others: "we plan to obtain limited assurance". */
export const isToCome =
  /\b(?:will|plans?|planned|intends?|aims?|expects?|seek(?:ing)?|prepar(?:e|ing)|target|from 20[2-9]\d on|in the future|werden (?!durch)|künftig|geplant|prévoi\w*|envisag\w*|kommer att|planerar|avser)\b|予定/iu

export const assurance: readonly Wording[] = [
  {
    kind: 'assurance',
    value: 'none',
    pattern:
      /\b(?:not|nor) (?:been )?(?:subject(?:ed)? to )?(?:any )?(?:externally |independently |third[- ]party )?(?:(?:limited|external|independent|third[- ]party) )*(?:assur(?:ed|ance)|verif(?:ied|ication)|audited)\b|\b(?:no|without) (?:external|independent|third[- ]party) (?:assurance|verification)\b|nicht (?:extern |unabhängig )?(?:geprüft|verifiziert|testiert)|n'(?:a|ont) pas (?:été |fait l'objet )(?:vérifi|d'une (?:vérification|assurance))|inte (?:externt )?(?:granskats|verifierats|bestyrkts)|第三者(?:保証|検証)を(?:受けて|取得して)い(?:ない|ません)/iu,
  },
  {
    kind: 'assurance',
    value: 'limited',
    pattern:
      /\blimited(?:[- ]level)?(?: level of)?(?: of)?[- ]assurance\b|begrenzte[rn]? (?:sicherheit|prüfungssicherheit)|assurance (?:de niveau )?modérée|assurance limitée|översiktlig granskning|begränsad säkerhet|begrenset sikkerhet|begrænset sikkerhed|aseguramiento limitado|seguridad limitada|asseguração limitada|beperkte mate van zekerheid|限定的(?:な)?保証|有限(?:確信|保證)/iu,
  },
  {
    kind: 'assurance',
    value: 'reasonable',
    pattern:
      /\breasonable(?:[- ]level)?(?: level of)?(?: of)?[- ]assurance\b|hinreichende[rn]? (?:sicherheit|prüfungssicherheit)|assurance raisonnable|rimlig säkerhet|betryggende sikkerhet|høj grad af sikkerhed|aseguramiento razonable|asseguração razoável|redelijke mate van zekerheid|合理的(?:な)?保証|合理(?:確信|保證)/iu,
  },
]

/** The name of a firm begins with a capital; what follows "by" and is none of these words. */
export const assuredBy =
  /(?:\bby|\bfrom|\bdurch|\bvon|\bpar|\bav|\baf|\bpor|\bdoor) (?:(?:the |an? |our |die |der |den |le |la |l'|les |vår )?(?:independent |external |third[- ]party |unabhängigen? |externen? )?(?:auditors?|assurance providers?|verifiers?|accountants?|firm|Wirtschaftsprüfungsgesellschaft|auditeur|revisor(?:n)?)?,? ?)(\p{Lu}[\p{L}&.'-]*(?: (?:&|and|of|de|der|und|\p{Lu}[\p{L}&.'-]*|\p{Lu}+)){0,6})/u

export const boundaries: readonly Wording[] = [
  {
    kind: 'boundary',
    value: 'operational_control',
    pattern:
      /\boperational[- ]control\b|operativen? kontrolle|operative kontrolle|betriebliche[rn]? kontrolle|contrôle opérationnel|operationell kontroll|operasjonell kontroll|operationel kontrol|control operacional|controle operacional|controllo operativo|operationele (?:controle|zeggenschap)|経営支配力|運営支配|營運控制|运营控制/iu,
  },
  {
    kind: 'boundary',
    value: 'financial_control',
    pattern:
      /\bfinancial[- ]control\b(?! (?:systems?|environment|framework|procedures?|over|functions?))|finanzielle[rn]? kontrolle|contrôle financier|finansiell kontroll|finansiel kontrol|control financiero|controle financeiro|controllo finanziario|financiële (?:controle|zeggenschap)|財務支配力|財務控制|财务控制/iu,
  },
  {
    kind: 'boundary',
    value: 'equity_share',
    pattern:
      /\bequity[- ]share (?:approach|basis|method)\b|\bkapitalanteil|part (?:du|de) capital|kapitalandel|出資比率(?:基準)?|股權比例|股权比例/iu,
  },
]

/** Among several boundaries that a sentence explains, the one the organization uses. */
export const isUsed =
  /\b(?:us(?:e|es|ed|ing)|appl(?:y|ies|ied)|adopt(?:s|ed)?|based on|basis of|follow(?:s|ed|ing)?|accord(?:ing|ance)|under|consolidat\w+|defin\w+|report\w*|includ\w+|within|boundar\w+|approach)\b|angewendet|verwend|basier|gemäß|nach dem|selon|appliqu|utilis|basée|tillämp|använd|enligt|baser|utiliza|aplica|según|基準|採用|用い/iu

export const baseYear =
  /(?:\bbase(?:line)?[- ]year\b|\bbaseline\b|basisjahr|referenzjahr|année de (?:référence|base)|basår(?:et)?|basisår(?:et)?|año base|ano[- ]base|anno base|basisjaar|perusvuo\p{L}*|基準年度?|基準年)[^.;|]{0,48}?(?<!\d)(?:FY ?)?((?:19|20)\d\d)(?!\d)|(?<!\d)((?:19|20)\d\d)(?!\d)(?: \(?(?:as )?(?:the |our |a )?)base(?:line)?[- ]?(?:year)?\b|(?<!\d)((?:19|20)\d\d)年度?(?:を|が)?基準年/iu

const reports = { second: 'SAR', third: 'TAR', fourth: 'AR4', fifth: 'AR5', sixth: 'AR6' } as const

export const gwp =
  /global warming potential|\bgwps?\b|treibhauspotenzial|potentiel de réchauffement|potencial de calentamiento|uppvärmningspotential|地球温暖化係数|全球(?:暖化|變暖|变暖)潛?(?:勢|势|值)/iu

const named =
  /\b(second|third|fourth|fifth|sixth) assessment report\b|\b(AR[456]|SAR|TAR)\b|第([2-6二三四五六])次評価報告書/iu

/** The IPCC assessment report that a text names; null for none or two. */
export function assessmentReport(text: string): string | null {
  const found = new Set(
    [...text.matchAll(new RegExp(named, 'giu'))].map(([, word, short, number]) => {
      if (short) return short.toUpperCase()
      if (word) return Object.entries(reports).find(([name]) => name === word.toLowerCase())?.[1] ?? ''
      return (
        ['', '', 'SAR', 'TAR', 'AR4', 'AR5', 'AR6'][
          Number(number?.replace(/[二三四五六]/, (one) => String('〇一二三四五六'.indexOf(one))))
        ] ?? ''
      )
    }),
  )
  const [only, ...others] = found
  return only !== undefined && only !== '' && others.length === 0 ? only : null
}
