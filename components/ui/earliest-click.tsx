declare global {
  interface Window {
    earliestClick?: EventTarget | null
  }
}

// Without quotes and angle brackets: React escapes them in a script's text.
const program = 'addEventListener(`click`,function(event){window.earliestClick=event.target},true)'

/** Notes what is clicked before any of the page's programs is there; it stands in the page itself. */
export function EarliestClick({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {program}
    </script>
  )
}

/** What was clicked last up to now, once. Only of use to a part that could not have answered it. */
export function takeEarliestClick(): EventTarget | null {
  const target = window.earliestClick ?? null
  window.earliestClick = null
  return target
}
