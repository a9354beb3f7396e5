import { describe, expect, it } from 'vitest'
import { forgetView, readViews, saveView } from './saved-views'

function storageOf(kept: string | null) {
  let text = kept
  return {
    getItem: () => text,
    setItem: (_: string, next: string) => {
      text = next
    },
  }
}

describe('saved views', () => {
  it('are none where what is kept is no list of views', () => {
    for (const kept of [null, '', '{', '{}', '[1,null,{"name":1,"search":"?q=a"}]']) {
      expect(readViews(storageOf(kept))).toEqual([])
    }
  })

  it('are kept by name, one for each', () => {
    const storage = storageOf(null)
    saveView(storage, { name: 'Steel', search: '?industry=24' })
    saveView(storage, { name: 'Germany', search: '?country=DE' })
    saveView(storage, { name: 'Steel', search: '?industry=24&country=DE' })
    expect(readViews(storage)).toEqual([
      { name: 'Germany', search: '?country=DE' },
      { name: 'Steel', search: '?industry=24&country=DE' },
    ])
    expect(forgetView(storage, 'Germany')).toEqual([{ name: 'Steel', search: '?industry=24&country=DE' }])
  })
})
