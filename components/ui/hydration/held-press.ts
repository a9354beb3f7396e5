type Press = { control: HTMLElement; place: DOMRect }

function isWithin({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}

/**
 * Remembers what is pressed, until `stop`. `of` a click: the control that was pressed, where the page has moved it from under a
 * pointer that stayed; the browser then clicks whatever holds both what was pressed and what was let go of
 * (w3.org/TR/uievents, "click"), which answers nothing. Null for every other click.
 */
export function watchPresses(controls: string): { of: (click: Event) => HTMLElement | null; stop: () => void } {
  let press: Press | null = null
  function note({ target }: Event): void {
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null
    press = control && { control, place: control.getBoundingClientRect() }
  }
  window.addEventListener('pointerdown', note, { capture: true })
  return {
    of(click) {
      const pressed = press
      press = null
      const { target } = click
      if (pressed === null || !(click instanceof MouseEvent) || !(target instanceof Element)) return null
      const isElsewhere = target.closest(controls) === null && target.contains(pressed.control)
      return isElsewhere && isWithin(pressed.place, click) ? pressed.control : null
    },
    stop: () => window.removeEventListener('pointerdown', note, { capture: true }),
  }
}
