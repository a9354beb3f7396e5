import type { ChangeKind, TargetPart } from '@/service/change-kinds'
import type { Language } from '@/service/contract/language'

/** Texts of a summary. `{…}` is a placeholder. */
type Words = {
  subject: { one: string; other: string; organizations: { one: string; other: string } }
  nothing: string
  kinds: Record<ChangeKind, string>
  parts: Record<TargetPart, string>
  more: string
  open: string
  why: string
}

export const digestWords: Readonly<Record<Language, Words>> = {
  en: {
    subject: {
      one: '1 change of {organizations}',
      other: '{count} changes of {organizations}',
      organizations: { one: '1 organization', other: '{count} organizations' },
    },
    nothing: 'Nothing changed',
    kinds: {
      figures_added: 'New figures',
      target_committed: 'Committed to set a target (SBTi)',
      target_set: 'Target validated (SBTi)',
      target_renewed: 'Target renewed (SBTi)',
      target_removed: 'Commitment removed (SBTi)',
      target_expired: 'Target year has passed (SBTi)',
      list_joined: 'Joined a list',
      list_left: 'No longer in a list',
      score_moved: 'Score outside of its range',
      match_changed: 'Taken for another company',
      report_found: 'Report found',
      report_decided: 'Report decided',
      details_edited: 'Edited by hand',
    },
    parts: { near_term: 'near term', long_term: 'long term', net_zero: 'net zero' },
    more: 'and {count} more',
    open: 'All changes',
    why: 'This summary was set up for your project in Carbon Register, where it can be switched off.',
  },
  de: {
    subject: {
      one: '1 Änderung bei {organizations}',
      other: '{count} Änderungen bei {organizations}',
      organizations: { one: '1 Organisation', other: '{count} Organisationen' },
    },
    nothing: 'Nichts hat sich geändert',
    kinds: {
      figures_added: 'Neue Zahlen',
      target_committed: 'Ziel zugesagt (SBTi)',
      target_set: 'Ziel validiert (SBTi)',
      target_renewed: 'Ziel erneuert (SBTi)',
      target_removed: 'Zusage gestrichen (SBTi)',
      target_expired: 'Zieljahr vorbei (SBTi)',
      list_joined: 'Einer Liste beigetreten',
      list_left: 'Nicht mehr in einer Liste',
      score_moved: 'Punktzahl außerhalb ihrer Spanne',
      match_changed: 'Anderem Unternehmen zugeordnet',
      report_found: 'Bericht gefunden',
      report_decided: 'Über Bericht entschieden',
      details_edited: 'Von Hand geändert',
    },
    parts: { near_term: 'kurzfristig', long_term: 'langfristig', net_zero: 'Netto-Null' },
    more: 'und {count} weitere',
    open: 'Alle Änderungen',
    why: 'Diese Zusammenfassung wurde für Ihr Projekt in Carbon Register eingerichtet und lässt sich dort ausschalten.',
  },
  fr: {
    subject: {
      one: '1 changement pour {organizations}',
      other: '{count} changements pour {organizations}',
      organizations: { one: '1 organisation', other: '{count} organisations' },
    },
    nothing: 'Rien n’a changé',
    kinds: {
      figures_added: 'Nouveaux chiffres',
      target_committed: 'Engagement à fixer un objectif (SBTi)',
      target_set: 'Objectif validé (SBTi)',
      target_renewed: 'Objectif renouvelé (SBTi)',
      target_removed: 'Engagement retiré (SBTi)',
      target_expired: 'Échéance de l’objectif passée (SBTi)',
      list_joined: 'A rejoint une liste',
      list_left: 'Ne figure plus dans une liste',
      score_moved: 'Note hors de sa fourchette',
      match_changed: 'Rattachée à une autre entreprise',
      report_found: 'Rapport trouvé',
      report_decided: 'Rapport tranché',
      details_edited: 'Modifié à la main',
    },
    parts: { near_term: 'court terme', long_term: 'long terme', net_zero: 'net zéro' },
    more: 'et {count} de plus',
    open: 'Tous les changements',
    why: 'Ce résumé a été mis en place pour votre projet dans Carbon Register, où il peut être désactivé.',
  },
  sv: {
    subject: {
      one: '1 ändring hos {organizations}',
      other: '{count} ändringar hos {organizations}',
      organizations: { one: '1 organisation', other: '{count} organisationer' },
    },
    nothing: 'Inget har ändrats',
    kinds: {
      figures_added: 'Nya siffror',
      target_committed: 'Åtagande att sätta mål (SBTi)',
      target_set: 'Mål validerat (SBTi)',
      target_renewed: 'Mål förnyat (SBTi)',
      target_removed: 'Åtagande struket (SBTi)',
      target_expired: 'Målåret har passerat (SBTi)',
      list_joined: 'Gick med i en lista',
      list_left: 'Inte längre i en lista',
      score_moved: 'Poäng utanför sitt spann',
      match_changed: 'Matchas med ett annat företag',
      report_found: 'Rapport hittad',
      report_decided: 'Beslut om rapport',
      details_edited: 'Ändrat för hand',
    },
    parts: { near_term: 'kortsiktigt', long_term: 'långsiktigt', net_zero: 'nettonoll' },
    more: 'och {count} till',
    open: 'Alla ändringar',
    why: 'Sammanfattningen är inställd för ert projekt i Carbon Register, där den kan stängas av.',
  },
  ja: {
    subject: {
      one: '{organizations}で1件の変更',
      other: '{organizations}で{count}件の変更',
      organizations: { one: '1組織', other: '{count}組織' },
    },
    nothing: '変更はありません',
    kinds: {
      figures_added: '新しい数値',
      target_committed: '目標設定をコミット（SBTi）',
      target_set: '目標が認定（SBTi）',
      target_renewed: '目標が更新（SBTi）',
      target_removed: 'コミットメント取り消し（SBTi）',
      target_expired: '目標年を経過（SBTi）',
      list_joined: 'リストに参加',
      list_left: 'リストから除外',
      score_moved: 'スコアが想定範囲外',
      match_changed: '別の企業と照合',
      report_found: '報告書を発見',
      report_decided: '報告書を判断',
      details_edited: '手作業で編集',
    },
    parts: { near_term: '短期', long_term: '長期', net_zero: 'ネットゼロ' },
    more: 'ほか{count}件',
    open: 'すべての変更',
    why: 'この要約はCarbon Registerのプロジェクトで設定されています。設定画面で停止できます。',
  },
}
