/** What a reader does first; to move the pointer comes before what it is moved for, and who speaks to a browser only changes. */
const inputs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'change',
  'beforeprint',
]

/** By then the page has answered whoever was quick. */
const quietMs = 3000

let firstInput: Promise<void> | null = null
let sayWanted: () => void = () => undefined
let wanted: Promise<void> | null = null

/** Once the reader of this page has done anything at all, also before this was first asked. In the browser only. */
export function whenFirstInput(): Promise<void> {
  firstInput ??= new Promise((resolve) => {
    // What was done before our programs were there has left a focus behind, or a place in the page.
    if (document.activeElement !== document.body || window.scrollY > 0) resolve()
    for (const input of inputs) window.addEventListener(input, () => resolve(), { once: true, capture: true })
  })
  return firstInput
}

/**
 * When a part that the server wrote is to wake: at the first input, when `wake` is called, or after a while. On the server,
 * and where it cannot be seen what is near, at once.
 */
export function whenWanted(): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return Promise.resolve()
  wanted ??= new Promise((resolve) => {
    sayWanted = resolve
    void whenFirstInput().then(resolve)
    setTimeout(resolve, quietMs)
  })
  return wanted
}

/** The parts that wait for `whenWanted` wake now. */
export function wake(): void {
  void whenWanted()
  sayWanted()
}
