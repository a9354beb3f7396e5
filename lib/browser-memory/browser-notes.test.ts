import { expect, it } from 'vitest'
import { addBrowserNote, putBrowserNote, readBrowserNotes, removeBrowserNote } from './browser-notes'

function storage(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

it('reads none where the browser keeps something else', () => {
  expect(readBrowserNotes(storage({ 'carbon-register.notes.7': '{"a":1' }), 7)).toEqual([])
  expect(readBrowserNotes(storage({ 'carbon-register.notes.7': '[{"text":1}]' }), 7)).toEqual([])
})

it('adds, removes and puts back, each organization by itself', () => {
  const kept = storage()
  const at = '2026-01-01T00:00:00.000Z'
  addBrowserNote(kept, 7, { path: null, text: 'First' }, at)
  const [second] = addBrowserNote(kept, 7, { path: '/score', text: 'Second' }, at)
  expect(readBrowserNotes(kept, 7).map(({ text }) => text)).toEqual(['Second', 'First'])
  if (!second) throw new Error('no note')
  expect(removeBrowserNote(kept, 7, second.id).map(({ text }) => text)).toEqual(['First'])
  expect(putBrowserNote(kept, 7, { ...second, text: 'Changed' }).map(({ text }) => text)).toEqual(['Changed', 'First'])
  expect(readBrowserNotes(kept, 8)).toEqual([])
})
