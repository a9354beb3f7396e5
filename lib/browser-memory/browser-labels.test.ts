import { expect, it } from 'vitest'
import { changeBrowserLabels, readBrowserLabels } from './browser-labels'

function memory(text: string | null = null) {
  let kept = text
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value
    },
  }
}

it('reads nothing from storage that holds something else', () => {
  for (const text of [null, '', 'no json', '[]', '7']) expect(readBrowserLabels(memory(text))).toEqual({})
  expect(readBrowserLabels(memory('{"1":["A",2],"2":"B"}'))).toEqual({ 1: ['A'] })
})

it('says whom a change really changed, so that it can be undone', () => {
  const storage = memory()
  expect(changeBrowserLabels(storage, { ids: [1, 2], add: ['Supplier'] })).toEqual({ added: [1, 2], removed: [] })
  expect(changeBrowserLabels(storage, { ids: [2, 3], add: ['supplier'] })).toEqual({ added: [3], removed: [] })
  expect(changeBrowserLabels(storage, { ids: [1, 9], remove: ['SUPPLIER'] })).toEqual({ added: [], removed: [1] })
  expect(readBrowserLabels(storage)).toMatchObject({ 1: [], 2: ['Supplier'], 3: ['supplier'] })
})
