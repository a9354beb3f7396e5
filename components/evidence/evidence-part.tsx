import type { ReactNode } from 'react'

/** One part of the evidence under its heading. */
export function EvidencePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t pt-3">
      <h3 className="mb-1 text-ink-soft text-xs">{title}</h3>
      {children}
    </section>
  )
}

/** A link if there is an address, otherwise only the words. */
export function MaybeLink({ href, children }: { href: string | null; children: ReactNode }) {
  return href === null ? (
    children
  ) : (
    <a href={href} rel="noreferrer" className="link">
      {children}
    </a>
  )
}
