import { Writable } from 'node:stream'
import { Command } from 'commander'
import { expect, it, vi } from 'vitest'
import { projectKeyOf, teamKeyOf, urlOf } from './connection'
import { print, say, show, showProgress, table } from './output'

it('pads columns to their longest cell', () => {
  expect(
    table(
      ['id', 'name'],
      [
        ['1', 'A'],
        ['100', 'Longer'],
      ],
    ),
  ).toEqual(['id   name', '1    A', '100  Longer'])
})

it('shows the control characters of a name and lets no terminal act on them', () => {
  const name = 'Evil \u001b[2J\u009b32m\u2028\nFake row\r\u007f'
  const shown = String.raw`Evil \u001b[2J\u009b32m\u2028\nFake row\r\u007f`
  expect(table(['name', 'id'], [[name, '1']])).toEqual([`${'name'.padEnd(shown.length)}  id`, `${shown}  1`])
  const written: string[] = []
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(write)
  vi.spyOn(process.stderr, 'write').mockImplementation(write)
  print(JSON.stringify({ name }, null, 1))
  say(`${name}: refused`)
  show(new Command(), {}, () => [name])
  vi.restoreAllMocks()
  expect(written).toEqual([
    `{\n "name": "${shown}"\n}\n`,
    `${shown.replace(String.raw`\n`, '\n')}: refused\n`,
    `${shown}\n`,
  ])
})

it('draws a progress bar on a terminal, and nothing into a file', () => {
  const drawn: string[] = []
  const stream = (isTTY: boolean) =>
    Object.assign(
      new Writable({
        write: (part, _encoding, done) => {
          drawn.push(String(part))
          done()
        },
      }),
      {
        isTTY,
      },
    ) as unknown as NodeJS.WriteStream
  showProgress('Rows', 10, stream(false)).tell(5)
  expect(drawn).toEqual([])
  const bar = showProgress('Rows', 10, stream(true))
  bar.tell(5)
  bar.tell(20)
  expect(drawn).toEqual(['\rRows [###############...............] 5 of 10', `\rRows [${'#'.repeat(30)}] 20 of 10`])
})

it('sends no key of this machine to a service on another machine', () => {
  const env = { SERVICE_API_KEY: 'cr_own', TEAM_KEY: 'crt_own', DATA_DIR: '/nowhere' }
  expect(projectKeyOf({}, env)).toBe('cr_own')
  expect(teamKeyOf({}, env)).toBe('crt_own')
  for (const [options, there] of [
    [{ url: 'http://other.example' }, env],
    [{}, { ...env, CARBON_REGISTER_URL: 'http://other.example' }],
  ] as const) {
    expect(() => projectKeyOf(options, there)).toThrow('--key')
    expect(() => teamKeyOf(options, there)).toThrow('--key')
  }
  expect(projectKeyOf({ url: 'http://other.example', key: 'cr_given' }, env)).toBe('cr_given')
  expect(urlOf({ url: 'http://other.example//' }, env)).toBe('http://other.example')
  expect(urlOf({}, { SERVICE_PORT: '4999' })).toBe('http://127.0.0.1:4999')
})
