import { type ChangeKind, changeKinds, type TargetPart, targetParts } from '@/service/change-kinds'
import type { Language } from '@/service/contract/language'
import { digestWords } from './words'

export type DigestedChange = {
  organizationId: number
  name: string | null
  kind: ChangeKind
  /** ISO day. */
  happenedOn: string
  details: Readonly<Record<string, unknown>>
}

export type WrittenDigest = { subject: string; text: string; html: string }

type Input = {
  changes: readonly DigestedChange[]
  /** How many changes and organizations there are in all, including changes that are not listed. */
  total: { changes: number; organizations: number }
  language: Language
  /** "https://register.example.org"; null: without links. */
  dashboardUrl: string | null
}

const locales: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  sv: 'sv-SE',
  ja: 'ja-JP',
}

/** Writes the summary of changes as text and as HTML for e-mail, grouped by kind; losses come first. */
export function writeDigest({ changes, total, language, dashboardUrl }: Input): WrittenDigest {
  const words = digestWords[language]
  const subject = `Carbon Register: ${subjectOf(total, language)}`
  const days = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' })
  const groups = order.flatMap((kind) => {
    const ofKind = changes.filter((change) => change.kind === kind)
    return ofKind.length === 0 ? [] : [{ title: words.kinds[kind], changes: ofKind }]
  })
  const left = total.changes - changes.length
  const more = left > 0 ? fill(words.more, { count: left }) : null
  const lines = (change: DigestedChange) =>
    [
      change.name ?? String(change.organizationId),
      aboutOf(change, language),
      days.format(new Date(`${change.happenedOn}T00:00:00Z`)),
    ].filter((part) => part !== null)
  const text = [
    subject,
    ...groups.map(({ title, changes: listed }) =>
      [title, ...listed.map((change) => `- ${lines(change).join(', ')}`)].join('\n'),
    ),
    more,
    dashboardUrl === null ? null : `${words.open}: ${dashboardUrl}/changes`,
    words.why,
  ]
  const html = [
    `<h1 style="font-size:18px">${escapeHtml(subject)}</h1>`,
    ...groups.map(({ title, changes: listed }) => {
      const items = listed.map((change) => {
        const [name = '', ...rest] = lines(change)
        const link = dashboardUrl === null ? null : `${dashboardUrl}/organizations/${change.organizationId}`
        const shown = link === null ? escapeHtml(name) : `<a href="${escapeHtml(link)}">${escapeHtml(name)}</a>`
        return `<li>${[shown, ...rest.map(escapeHtml)].join(', ')}</li>`
      })
      return `<h2 style="font-size:15px">${escapeHtml(title)}</h2><ul>${items.join('')}</ul>`
    }),
    more === null ? null : `<p>${escapeHtml(more)}</p>`,
    dashboardUrl === null ? null : `<p><a href="${escapeHtml(dashboardUrl)}/changes">${escapeHtml(words.open)}</a></p>`,
    `<p style="color:#666">${escapeHtml(words.why)}</p>`,
  ]
  const page = html.filter((part) => part !== null).join('\n')
  return {
    subject,
    text: `${text.filter((part) => part !== null).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font-family:sans-serif">\n${page}\n</body></html>\n`,
  }
}

const lost: readonly ChangeKind[] = ['target_removed', 'target_expired', 'list_left']
/** Losses come first, then gains. */
const order: readonly ChangeKind[] = [...lost, ...changeKinds.filter((kind) => !lost.includes(kind))]

function subjectOf(total: Input['total'], language: Language): string {
  const { subject, nothing } = digestWords[language]
  if (total.changes === 0) return nothing
  const organizations = fill(total.organizations === 1 ? subject.organizations.one : subject.organizations.other, {
    count: total.organizations,
  })
  return fill(total.changes === 1 ? subject.one : subject.other, { count: total.changes, organizations })
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** What distinguishes changes of one kind: the part of a target, years of figures, a list, a report, or the score. Null if not readable. */
function aboutOf({ kind, details }: DigestedChange, language: Language): string | null {
  const { parts } = digestWords[language]
  const { part, years, name, before, after } = details
  if (kind.startsWith('target_')) return isPart(part) ? parts[part] : null
  if (kind === 'figures_added') return Array.isArray(years) ? years.join(', ') : null
  if (kind === 'score_moved') {
    return typeof before === 'number' && typeof after === 'number' ? `${toPoints(before)} → ${toPoints(after)}` : null
  }
  return typeof name === 'string' ? name : null
}

function isPart(part: unknown): part is TargetPart {
  return targetParts.some((one) => one === part)
}

function toPoints(score: number): number {
  return Math.round(score * 100)
}

function escapeHtml(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
}
