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

  it('refuses for the embedded database what needs several processes', () => {
    expect(() => readConfig({ WORKERS: 'off' })).toThrow('WORKERS: off needs DATABASE_URL')
    expect(() => readConfig({ DATABASE_READ_URL: 'postgres://replica/db' })).toThrow('DATABASE_READ_URL: needs')
    expect(readConfig({ WORKERS: 'off', DATABASE_URL: 'postgres://primary/db' }).isWorking).toBe(false)
  })

  it('counts the times of a stop in seconds, and refuses one that is none', () => {
    expect(readConfig({ DRAIN_DELAY_SECONDS: '5', DRAIN_SECONDS: '0.5' }).drain).toEqual({
      delayMs: 5_000,
      limitMs: 500,
    })
    expect(() => readConfig({ DRAIN_SECONDS: 'long' })).toThrow('DRAIN_SECONDS')
  })
})
