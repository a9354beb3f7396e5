/** On every page of a dashboard without sign-in. */
export function OpenLine({ children }: { children: string }) {
  return (
    <aside className="border-line border-b bg-ground px-4 py-1 text-center text-ink-faint text-xs print:hidden">
      {children}
    </aside>
  )
}
