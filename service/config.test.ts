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

  it('reads an empty variable as one that is not set', () => {
    expect(readConfig({ DATABASE_URL: '', SERVICE_PORT: '' })).toMatchObject({ databaseUrl: null, port: 4000 })
  })
})
