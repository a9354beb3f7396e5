const paths = { clear: 'm4.5 4.5 7 7m0-7-7 7', show: 'm4.5 6.5 3.5 3.5 3.5-3.5' } as const

/** What stands on the buttons of a field with a list. */
export function ListIcon({ of }: { of: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d={paths[of]} />
    </svg>
  )
}

export const listButton = 'grid size-8 place-items-center rounded hover:text-ink'
