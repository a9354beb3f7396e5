declare global {
  interface Window {
    earliestInput?: EventTarget | null
  }
}

// Without quotes and angle brackets: React escapes them in a script's text.
const program =
  'addEventListener(`click`,note,true);addEventListener(`change`,note,true);function note(event){window.earliestInput=event.target}'

/**
 * Notes what is clicked or chosen before any of the page's programs is there; it stands in the page itself, after all that is
 * seen of it: the browser reads on only once it has run, and it runs only once the style sheet is there.
 */
export function EarliestInput({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {program}
    </script>
  )
}

/** What was clicked or changed last up to now, once. Only of use to a part that could not have answered it. */
export function takeEarliestInput(): EventTarget | null {
  const target = window.earliestInput ?? null
  window.earliestInput = null
  return target
}
