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

  it('has a second reader of reports only where its address and its name are set', () => {
    expect(readConfig({}).reportModel).toBeNull()
    const endpoint = { REPORT_MODEL_URL: 'http://127.0.0.1:11434/v1', REPORT_MODEL_NAME: 'small-model' }
    expect(readConfig(endpoint).reportModel).toEqual({ url: endpoint.REPORT_MODEL_URL, name: 'small-model', key: null })
    expect(readConfig({ ...endpoint, REPORT_MODEL_KEY: 'secret' }).reportModel).toMatchObject({ key: 'secret' })
    expect(() => readConfig({ REPORT_MODEL_URL: endpoint.REPORT_MODEL_URL })).toThrow(/REPORT_MODEL_NAME: is missing/)
    expect(() => readConfig({ REPORT_MODEL_KEY: 'secret' })).toThrow(/REPORT_MODEL_URL: is missing/)
    expect(() => readConfig({ ...endpoint, REPORT_MODEL_URL: 'file:///etc/passwd' })).toThrow(/REPORT_MODEL_URL/)
  })

  it('sends e-mail only where a server and a sender are named', () => {
    expect(readConfig({}).mail).toBeNull()
    const mail = { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'register@example.org' }
    expect(readConfig(mail).mail).toEqual({ url: 'smtp://mail.example.org', from: 'register@example.org' })
    expect(() => readConfig({ ...mail, MAIL_FROM: '' })).toThrow('MAIL_FROM')
  })

  it('reads an empty variable as one that is not set', () => {
    expect(readConfig({ DATABASE_URL: '', SERVICE_PORT: '' })).toMatchObject({ databaseUrl: null, port: 4000 })
  })

  it('limits callers without a key, and keys only where it is told to', () => {
    expect(readConfig({}).limits).toMatchObject({ keyPerMinute: null, addressPerMinute: 600, trustedProxies: [] })
    const limits = readConfig({ RATE_LIMIT_PER_MINUTE: '6000', ADDRESS_RATE_LIMIT_PER_MINUTE: '0' }).limits
    expect(limits).toMatchObject({ keyPerMinute: 6000, addressPerMinute: null })
    for (const wrong of ['-1', '1.5', 'many']) {
      expect(() => readConfig({ RATE_LIMIT_PER_MINUTE: wrong })).toThrow(/RATE_LIMIT_PER_MINUTE/)
    }
  })

  it.each(['true', '1', '*', 'proxy.example', '0.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/8', '::/129'])(
    'does not believe the proxy %s',
    (proxy) => {
      expect(() => readConfig({ TRUST_PROXY: proxy })).toThrow(/TRUST_PROXY/)
    },
  )

  it('believes proxies by address and network', () => {
    const { limits } = readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,fd00::/8' })
    expect(limits.trustedProxies).toEqual(['10.0.0.1', '10.1.0.0/16', 'fd00::/8'])
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
