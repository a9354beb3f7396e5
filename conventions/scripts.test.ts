import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createProgram } from '@/cli/program'
import { tasks } from '@/service/scripts/tasks'

const root = fileURLToPath(new URL('..', import.meta.url))
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

test('package.json has the usual scripts, and no others', () => {
  expect(Object.keys(scripts).sort()).toEqual(['bench', 'build', 'check', 'dev', 'postinstall', 'start', 'test'])
})

test('every script runs in cmd.exe and PowerShell as in a shell: one program, no variables, no operators of a shell', () => {
  for (const script of Object.values(scripts)) expect(script).toMatch(/^node( [\w./-]+)+$/)
})

test('every task has its file', () => {
  for (const words of Object.values(tasks).flatMap(Object.values<readonly string[]>)) {
    expect([words.at(-1), existsSync(join(root, words.at(-1) ?? ''))]).toEqual([words.at(-1), true])
  }
})

/** Without decisions and CHANGELOG.md, which describe earlier states. */
function listTexts(): string[] {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  return files.filter(
    (file) =>
      /\.(ts|tsx|mjs|md|json|yml|yaml)$/.test(file) &&
      !/^(docs\/decisions\/|service\/reference\/data\/|package-lock|CHANGELOG)/.test(file) &&
      existsSync(join(root, file)),
  )
}

test.skipIf(!existsSync(join(root, '.git')))('every script that a text names exists', () => {
  const known = new Set([...Object.keys(scripts), 'ci', 'test', 'start', 'install'])
  const named = listTexts().flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/npm run (?:--silent )?([a-z][a-z:-]*[a-z])/g)].map(
      ([, name = '']) => ({ file, name }),
    ),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ name }) => !known.has(name))).toEqual([])
})

test.skipIf(!existsSync(join(root, '.git')))('every task that a text names with a script exists', () => {
  const missing = listTexts().flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/npm (?:run )?(build|check|test|bench) -- ([a-z][a-z-]*)/g)]
      .filter(
        ([, script = '', name = '']) =>
          !(name in (tasks[script as keyof typeof tasks] ?? {})) && name !== 'service' && name !== 'dashboard',
      )
      .map(([words]) => ({ file, words })),
  )
  expect(missing).toEqual([])
})

test.skipIf(!existsSync(join(root, '.git')))('every command that a text names exists', () => {
  const parts = new Map(createProgram().commands.map((one) => [one.name(), one.commands.map((part) => part.name())]))
  const named = listTexts().flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/npx carbon-register ([a-z]+)(?: ([a-z]+))?/g)].map(
      ([words, command = '', part]) => ({ file, words, command, part }),
    ),
  )
  expect(named.length).toBeGreaterThan(50)
  const isThere = ({ command, part }: { command: string; part: string | undefined }) => {
    const own = parts.get(command)
    return own !== undefined && (own.length === 0 || part === undefined || own.includes(part))
  }
  expect(named.filter((one) => !isThere(one)).map(({ file, words }) => `${file}: ${words}`)).toEqual([])
})
