import { render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InTurn } from './in-turn'

const lookOf = (name: string) => [...screen.getByText(name).classList]

describe('InTurn', () => {
  const checkVisibility = vi.fn<typeof HTMLElement.prototype.checkVisibility>()
  beforeEach(() => {
    HTMLElement.prototype.checkVisibility = checkVisibility.mockReturnValue(false)
  })
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility')
  })

  it('is written by the server as any other part', () => {
    expect(renderToString(<InTurn turn={0}>Figures</InTurn>)).toBe('<div class="">Figures</div>')
  })

  it('lays one part out after the other, and keeps the look that a part has of its own', async () => {
    const order: string[] = []
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) order.push(target.textContent ?? '')
    })
    watch.observe(document.body, { attributes: true, attributeFilter: ['class'], subtree: true })
    render(
      <>
        <InTurn turn={1} className="grid">
          Sources
        </InTurn>
        <InTurn turn={0}>Figures</InTurn>
      </>,
    )
    expect(lookOf('Sources')).toEqual(['later-part', 'grid'])
    await waitFor(() => expect(lookOf('Sources')).toEqual(['grid']))
    // Both begin to wait, in whatever order, and then end in theirs.
    expect(order.slice(2)).toEqual(['Figures', 'Sources'])
    watch.disconnect()
  })

  it('leaves a part as it is that the browser has laid out already', () => {
    checkVisibility.mockReturnValue(true)
    render(<InTurn turn={0}>Charts</InTurn>)
    expect(lookOf('Charts')).toEqual([])
    expect(checkVisibility).toHaveBeenCalledWith({ contentVisibilityAuto: true })
  })
})
