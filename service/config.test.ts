import { describe, expect, it } from 'vitest'
import { readConfig } from './config'

describe('readConfig', () => {
  it('needs nothing: embedded database on the usual port', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 4000, databaseUrl: null, publicUrl: null })
  })

  it('names every variable that is wrong', () => {
    expect(() => readConfig({ SERVICE_PORT: 'http', DATABASE_URL: 'localhost' })).toThrow(
      /SERVICE_PORT: .*\nDATABASE_URL: /,
    )
  })

  it('looks for newer files only where it is told to', () => {
    expect(readConfig({}).isRefreshing).toBe(false)
    expect(readConfig({ SOURCES_REFRESH: 'on' }).isRefreshing).toBe(true)
    expect(() => readConfig({ SOURCES_REFRESH: 'https://example.com/list' })).toThrow(/SOURCES_REFRESH/)
  })

  it('reads an empty variable as one that is not set', () => {
    expect(readConfig({ DATABASE_URL: '', SERVICE_PORT: '' })).toMatchObject({ databaseUrl: null, port: 4000 })
  })
})
