import { useMessages } from '@/lib/messages/messages-provider'
import type { Key } from '@/lib/messages/words'
import { type Section, sections } from '@/lib/views/address/section-in-url'

const names: Record<Section, Key<'organization'>> = {
  summary: 'sectionSummary',
  emissions: 'sectionEmissions',
  targets: 'sectionTargets',
  score: 'sectionScore',
  evidence: 'sectionEvidence',
  activity: 'sectionActivity',
}

type SectionIndexProps = { section: Section | 'all'; onSection: (section: Section | 'all') => void }

/** A plain click changes the section without asking the server; any other click follows the link. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: React.MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Links to the sections of the page, and to the whole page. */
export function SectionIndex({ section, onSection }: SectionIndexProps) {
  const words = useMessages('organization')
  const entries = [...sections.map((one) => [one, names[one]] as const), ['all', 'sectionAll'] as const]
  return (
    <nav aria-label={words('sections')} className="-mx-1 overflow-x-auto print:hidden">
      <ul className="flex gap-1 whitespace-nowrap">
        {entries.map(([one, name]) => (
          <li key={one} className={one === 'all' ? 'ml-auto' : ''}>
            <a
              href={one === 'summary' ? '?' : `?section=${one}`}
              onClick={(event) => {
                if (!isPlain(event)) return
                event.preventDefault()
                onSection(one)
              }}
              className="block border-transparent border-b-2 px-2 py-1.5 text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:font-strong aria-[current]:text-ink"
              {...(one === section ? { 'aria-current': 'true' } : {})}
            >
              {words(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
