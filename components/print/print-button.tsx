'use client'

/** Opens the browser's print dialog, which can also save as PDF. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="inline-flex h-9 items-center rounded bg-accent px-4 font-strong text-on-accent hover:bg-accent-hover print:hidden"
    >
      {label}
    </button>
  )
}
