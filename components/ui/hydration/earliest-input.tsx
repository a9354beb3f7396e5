declare global {
  interface Window {
    earliestInput?: EventTarget | null
    /** Of a list: what was chosen, which React sets back as it begins. */
    earliestValue?: string | undefined
    earliestKeys?: KeyboardEvent[] | null
  }
}

// Without quotes and angle brackets: React escapes them in a script's text.
const note =
  'addEventListener(`click`,note,true);addEventListener(`change`,note,true);function note(event){window.earliestInput=event.target;window.earliestValue=event.target.options&&event.target.value}'

// Each form is answered by a program. A browser that is left to send one puts all that was typed into the address, and empties it.
const holdForms = 'addEventListener(`submit`,(event)=>event.preventDefault(),true)'

const noteKeys = 'window.earliestKeys=[];addEventListener(`keydown`,(event)=>window.earliestKeys?.push(event),true)'

/**
 * An empty program that Next is to run before it begins (what its own Script with `beforeInteractive` writes): it then begins in
 * a task of its own, and not in that which reads the last of the page's scripts.
 */
const pause = '(self.__next_s=self.__next_s||[]).push([0,{children:``}])'

/**
 * Notes what is clicked, chosen or pressed before any of the page's programs is there; it stands in the page itself, after all that is
 * seen of it: the browser reads on only once it has run, and it runs only once the style sheet is there.
 */
export function EarliestInput({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {`${note};${noteKeys};${holdForms};${pause}`}
    </script>
  )
}

/** What was clicked or changed last up to now, where it lies in `region`; once. Only of use to a part that could not have answered it. */
export function takeEarliestInput(region: HTMLElement | null): EventTarget | null {
  const target = window.earliestInput ?? null
  if (!(target instanceof Node) || !region?.contains(target)) return null
  window.earliestInput = null
  return target
}

/** The keys pressed up to now, first to last; none is noted from here on. */
export function takeEarliestKeys(): readonly KeyboardEvent[] {
  const keys = window.earliestKeys ?? []
  window.earliestKeys = null
  return keys
}
