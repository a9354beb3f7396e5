import { underBasePath } from '@/lib/base-path'
import type { Words } from '@/lib/messages/words'

type DocsContentsProps = {
  title: string
  /** Which of the parts is read, from 1. */
  part: number
  parts: readonly {
    isOpen: boolean
    /** `level`: 2 of a section, more of one below. */
    headings: readonly { title: string; anchor: string; address: string; level: number }[]
  }[]
  words: Words<'docs'>
}

/**
 * What a page that is shown in parts holds; headings of the part that is read are marked. A heading of another part has its anchor here: an
 * address of the whole page leads to its entry.
 */
export function DocsContents({ title, part, parts, words }: DocsContentsProps) {
  return (
    <nav aria-label={words('contents', { title })} className="mb-6 rounded border border-line p-3 text-sm print:hidden">
      <p className="mb-1 text-ink-soft">{words('part', { title, part, parts: parts.length })}</p>
      <ul lang="en" className="sm:columns-2">
        {parts.flatMap(({ isOpen, headings }) =>
          headings.map(({ title: heading, anchor, address, level }) => (
            <li key={address} className={level > 2 ? 'pl-3' : ''}>
              <a
                href={underBasePath(address)}
                data-page-link=""
                className={`inline-block py-1 hover:underline ${isOpen ? 'font-strong text-ink' : 'text-accent'}`}
                {...(isOpen ? { 'aria-current': 'true' } : { id: anchor })}
              >
                {heading}
              </a>
            </li>
          )),
        )}
      </ul>
    </nav>
  )
}
