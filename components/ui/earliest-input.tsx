declare global {
  interface Window {
    earliestInput?: EventTarget | null
  }
}

// Without quotes and angle brackets: React escapes them in a script's text.
const note =
  'addEventListener(`click`,note,true);addEventListener(`change`,note,true);function note(event){window.earliestInput=event.target}'

/**
 * An empty program that Next is to run before it begins (what its own Script with `beforeInteractive` writes): it then begins in
 * a task of its own, and not in that which reads the last of the page's scripts.
 */
const pause = '(self.__next_s=self.__next_s||[]).push([0,{children:``}])'

/**
 * Notes what is clicked or chosen before any of the page's programs is there; it stands in the page itself, after all that is
 * seen of it: the browser reads on only once it has run, and it runs only once the style sheet is there.
 */
export function EarliestInput({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {`${note};${pause}`}
    </script>
  )
}

/** What was clicked or changed last up to now, once. Only of use to a part that could not have answered it. */
export function takeEarliestInput(): EventTarget | null {
  const target = window.earliestInput ?? null
  window.earliestInput = null
  return target
}
