/** How the floating lists of combobox and autocomplete look. */
export const popupList = {
  positioner: 'z-30 outline-none',
  popup:
    'w-[var(--anchor-width)] max-w-[var(--available-width)] overflow-hidden rounded border border-line bg-raised text-ink shadow-float',
  list: 'max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 outline-none data-empty:p-0',
  item: 'flex cursor-default items-center gap-2.5 rounded px-2.5 py-2 outline-none select-none data-highlighted:bg-accent-wash data-highlighted:text-accent data-selected:font-strong forced-colors:data-highlighted:bg-[Highlight] forced-colors:data-highlighted:text-[HighlightText] forced-colors:data-highlighted:forced-color-adjust-none',
  empty: 'px-3.5 py-3 text-ink-soft empty:hidden',
}
