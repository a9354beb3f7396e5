import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { makeFootprint } from '@/service/product-footprints/testing/make-footprint'
import type { SourceRecord } from '@/service/reference/source-record'
import { root } from '@/service/scripts/build/root'
import { makeSourceRecord } from '@/service/testing/data/make-source-record'
import { type SmallRelease, writeSmallRelease } from '@/service/testing/data/small-release'
import { keepWorking } from '@/service/testing/programs/keep-working'
import { startTestEditions, type TestEditions, teamKey } from '@/service/testing/programs/start-test-editions'
import { createProgram } from './program'
import { type Ended, runWords } from './testing/run-words'

/** Every example of README.md, of the client's README and of `--help`, as it is printed there, against a running service. */

const command = join(root, 'cli/carbon-register.mjs')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const readmeOfClient = readFileSync(join(root, 'client/README.md'), 'utf8')

let folder: string
let release: SmallRelease
let editions: TestEditions
let url: string
let stopWorking: () => Promise<void>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carbon-examples-'))
  const place = { file: 'list.csv', row: 2 }
  const disclosure = {
    source: 'carbon-gap' as const,
    recordId: 'Nestlé',
    year: 2022,
    region: 'GLOBAL',
    emissions: { scope1Kg: 4_000_000, scope2Kg: 1_000_000, totalKg: 9_000_000 },
    revenue: null,
    document: null,
    locator: 'row 2',
    printed: [{ field: 'totalKg' as const, printed: '9000000', unit: 'kg CO2e', place }],
  }
  const nestle = makeSourceRecord({ source: 'carbon-gap', name: 'Nestlé', hqRegion: 'CH', disclosures: [disclosure] })
  release = writeSmallRelease([nestle as SourceRecord])
  editions = await startTestEditions(release.directory)
  url = await editions.app.listen({ port: 0, host: '127.0.0.1' })
  stopWorking = keepWorking(editions)
  // The files that examples name.
  const cells = [
    ['name', 'country', 'Spend 2024 EUR'].map((value) => ({ value })),
    [{ value: 'Nestlé' }, { value: 'CH' }, { value: 1000 }],
  ]
  await writeXlsxFile(cells).toFile(join(folder, 'suppliers.xlsx'))
  writeFileSync(join(folder, 'suppliers.csv'), 'name;country;spend\nNestlé;CH;1000\n')
  const footprint = JSON.stringify({ data: [makeFootprint({ companyName: 'Nestlé' })] })
  for (const name of ['footprints.json', 'ethanol.json']) writeFileSync(join(folder, name), footprint)
  writeFileSync(join(folder, 'rows.json'), JSON.stringify({ rows: [{ name: 'Nestlé', hq_region: 'CH' }] }))
}, 180_000)

afterAll(async () => {
  await stopWorking()
  await editions.stop()
  release.remove()
  rmSync(folder, { recursive: true, force: true })
})

function run(program: string, words: readonly string[], more: Record<string, string> = {}): Promise<Ended> {
  const env = {
    ...process.env,
    CARBON_REGISTER_URL: url,
    CARBON_REGISTER_KEY: editions.key,
    SERVICE: url,
    KEY: editions.key,
    DATA_DIR: join(folder, 'data'),
    ...more,
  }
  return runWords(program, words, { cwd: folder, env })
}

/** The blocks of code of one language below a heading. */
function blocksOf(text: string, heading: string, language: string): string[] {
  const [, section = ''] = text.split(`\n## ${heading}\n`)
  const [part = ''] = section.split('\n## ')
  return [...part.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code)
}

const here = (text: string) => text.replaceAll('http://127.0.0.1:4000', url)

/** Words as a shell takes them: "Another team" is one. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

function isMissing(program: string, words: readonly string[]): boolean {
  return spawnSync(program, words).status !== 0
}

/** Commands of a block, those over several lines joined; without what a remark says. */
function commandsOf(block: string): string[] {
  return block
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '')
}

describe('curl', () => {
  const own = blocksOf(readmeOfClient, 'curl', 'sh').flatMap(commandsOf)
  const ofReadme = blocksOf(readme, 'Use the service', 'sh')
    .flatMap(commandsOf)
    .filter((line) => line.startsWith('curl '))

  it('has examples', () => expect([own.length, ofReadme.length]).toEqual([3, 2]))

  it.for([...ofReadme, ...own])('%s', async (line, { skip }) => {
    skip(isMissing('curl', ['--version']), 'curl is not on this machine')
    const answer = await run('sh', ['-c', here(`set -e; ${line.replace(/\bcurl\b/, 'curl --fail-with-body')}`)])
    expect([answer.code, answer.said]).toEqual([0, ''])
    const file = / -o (\S+)/.exec(line)?.[1]
    const said = file === undefined ? answer.out : readFileSync(join(folder, file), 'utf8')
    if (line.includes('.csv')) expect(said).toMatch(/^id,name,hq_region/)
    else expect(JSON.stringify(JSON.parse(said))).toMatch(/Nestlé|"error":null/)
  })
})

describe('Python', () => {
  const [program = ''] = blocksOf(readmeOfClient, 'Python', 'python')

  it('registers, waits, and reads figures and a stream', async ({ skip }) => {
    skip(isMissing('python3', ['-c', 'import requests']), 'python3 with requests is not on this machine')
    const stream = 'print(len(call("GET", "/organizations.ndjson").content.splitlines()))'
    expect(readmeOfClient).toContain('call("GET", "/organizations.ndjson").content')
    const { code, out, said } = await run('python3', ['-c', `${here(program)}\n${stream}`])
    expect([code, said]).toEqual([0, ''])
    expect(out).toMatch(/^\[\(2022, 9000000(\.0)?\)\]\n\d+\n$/)
  })
})

describe('TypeScript', () => {
  const [ofClient = ''] = blocksOf(readmeOfClient, 'TypeScript', 'ts')
  const [ofReadme = ''] = blocksOf(readme, 'Use the service', 'ts')
  const [, operation = ''] = /`(await register\.api\.GET\([^`]*)`/.exec(readmeOfClient) ?? []

  /** The client by its name, as sources: Node strips their types where they are not below node_modules. */
  function installClient(): void {
    const place = join(folder, 'client')
    cpSync(join(root, 'client/src'), place, { recursive: true })
    writeFileSync(join(place, 'package.json'), '{"type":"module","exports":"./client.ts"}')
    mkdirSync(join(folder, 'node_modules/@carbon-register'), { recursive: true })
    symlinkSync(place, join(folder, 'node_modules/@carbon-register/client'), 'junction')
    symlinkSync(join(root, 'node_modules/openapi-fetch'), join(folder, 'node_modules/openapi-fetch'), 'junction')
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  }

  // client/client.test.ts checks the types of both.
  it('of both pages runs', async () => {
    installClient()
    writeFileSync(
      join(folder, 'of-client.ts'),
      `${here(ofClient)}\nconst { data } = ${operation}\nconsole.log(data?.entries.length)`,
    )
    const first = await run(process.execPath, ['of-client.ts'])
    expect([first.code, first.said]).toEqual([0, expect.stringMatching(/^name: is required.*\n$/)])
    expect(first.out).toContain('2022 GLOBAL 9000000 not known')
    expect(first.out).toContain('1 of 1')
    expect(first.out).toMatch(/\n[1-9]\d*\n$/)
    writeFileSync(
      join(folder, 'of-readme.ts'),
      `const key = process.env.CARBON_REGISTER_KEY ?? ''\n${here(ofReadme)}\nconsole.log((await register.get(id)).status)`,
    )
    expect(await run(process.execPath, ['of-readme.ts'])).toEqual({ code: 0, out: 'synced\n', said: '' })
  })
})

describe('Excel', () => {
  const [query = ''] = blocksOf(readmeOfClient, 'Excel (Power Query)', '')

  // Power Query runs in Excel alone: what it sends is sent here, and what it takes from the answer is looked for.
  it('asks what the document offers, with the headers that the service wants, and names columns that are there', async () => {
    const [, address = ''] = /Web\.Contents\("([^"]+)"/.exec(query) ?? []
    const fieldsOf = (name: string) =>
      [...(new RegExp(`${name} = \\[(.*?)\\]`).exec(query)?.[1] ?? '').matchAll(/(\w+) = "([^"]*)"/g)].map(
        ([, field = '', value = '']) => [field, value] as const,
      )
    const asked = fieldsOf('Query')
    const document = JSON.parse(readFileSync(join(root, 'client/openapi.json'), 'utf8'))
    const parameters = document.paths[new URL(address).pathname].get.parameters
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(asked.map(([name]) => name)),
    )
    const headers = fieldsOf('Headers').map(
      ([name, value]) => [name, value.replace('KEY', editions.key)] as [string, string],
    )
    const answer = await fetch(here(`${address}?${new URLSearchParams(asked.map(([...pair]) => pair))}`), { headers })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')])
    const rows: Record<string, string>[] = parse(await answer.text(), { columns: true })
    const columns = [...query.matchAll(/\{"(\w+)", (?:type number|Int64\.Type)\}/g)].map(([, name = '']) => name)
    expect(columns.length).toBeGreaterThan(1)
    for (const name of columns) expect(rows.map((row) => Number(row[name]))).toEqual(rows.map(() => expect.any(Number)))
    expect(rows.find(({ name }) => name === 'Nestlé')?.['all_scopes_kg']).toBe('9000000')
  })
})

describe('completion by the lines that --help prints', () => {
  const help = helpOf(createProgram())
  const lineOf = (shell: string) => new RegExp(`^ {2}${shell}\\b.*? {2,}(\\S.*)$`, 'm').exec(help)?.[1] ?? ''
  const words = (text: string) => text.split('\n').map((line) => line.split('\t')[0]?.trim())
  const matching = expect.arrayContaining(['import', 'import-footprint'])

  it('completes words in bash', async ({ skip }) => {
    skip(isMissing('bash', ['--version']), 'bash is not on this machine')
    // The first two stand for the package bash-completion and for the line editor.
    const typed = `
    _get_comp_words_by_ref() { words=("\${COMP_WORDS[@]}"); cword=$COMP_CWORD; cur=\${words[cword]}; prev=\${words[cword-1]}; }
    compopt() { :; }
    carbon-register() { '${process.execPath}' '${command}' "$@"; }
    ${lineOf('bash')}
    COMP_WORDS=(carbon-register imp); COMP_CWORD=1
    registered=$(complete -p carbon-register); name=\${registered#*-F }; \${name%% *}
    printf '%s\\n' "\${COMPREPLY[@]}"`
    const { code, out, said } = await run('bash', ['-c', typed])
    expect([code, said, words(out)]).toEqual([0, '', matching])
  })

  it('completes words in fish', async ({ skip }) => {
    skip(isMissing('fish', ['--version']), 'fish is not on this machine')
    const typed = `function carbon-register; '${process.execPath}' '${command}' $argv; end
      ${lineOf('fish')}
      complete -C 'carbon-register imp'`
    const { code, out, said } = await run('fish', ['-c', typed])
    expect([code, said, words(out)]).toEqual([0, '', matching])
  })

  it('is registered in zsh', async ({ skip }) => {
    skip(isMissing('zsh', ['--version']), 'zsh is not on this machine')
    const typed = `autoload -Uz compinit; compinit -u -D
      carbon-register() { '${process.execPath}' '${command}' "$@" }
      ${lineOf('zsh')}
      whence -w $_comps[carbon-register]`
    const { code, out, said } = await run('zsh', ['-fc', typed])
    expect([code, said, out]).toEqual([0, '', '_carbon-register: function\n'])
  })
})

function helpOf(one: Command): string {
  let text = ''
  one.configureOutput({ writeOut: (part) => (text += part) }).outputHelp()
  return text
}

describe('the command', () => {
  const program = createProgram()
  const commands = program.commands.flatMap((one) => [one, ...one.commands])
  const helps = [program, ...commands].map((one) => ({ name: one.name(), text: helpOf(one) }))
  const printed = helps.flatMap(({ text }) =>
    [...text.matchAll(/^ {2}(?:KEY=\$\()?(carbon-register [^\n)]*)/gm)].map(
      ([, words = '']) => words.split(/ {2,}/)[0] ?? '',
    ),
  )
  const ofReadme = blocksOf(readme, 'Use the service', 'sh')
    .flatMap(commandsOf)
    .filter((line) => line.startsWith('npx carbon-register '))
    .map((line) => line.slice('npx '.length))

  it('has a help of every part, which says what it is for', () => {
    expect(helps.length).toBeGreaterThan(25)
    for (const { name, text } of helps) {
      expect(text, name).toMatch(/^Usage: carbon-register/)
      expect(text.split('\n\n')[1], name).toMatch(/^\p{L}/u)
    }
    expect([printed.length > 10, ofReadme.length > 4]).toEqual([true, true])
  })

  it.each([...new Set([...printed, ...ofReadme])])('%s', async (line) => {
    const id = await editions.register({ name: 'Nestlé', hq_region: 'CH' })
    const words = wordsOf(
      line.replace(/^carbon-register /, '').replace('import-footprint 42', `import-footprint ${id}`),
    )
    const { code, said } = await run(process.execPath, [command, ...words], {
      CARBON_REGISTER_TEAM_KEY: words[0] === 'keys' ? teamKey : '',
      SERVICE_API_KEY: editions.key,
    })
    expect([code, said.includes('Error')]).toEqual([0, false])
  })
})
