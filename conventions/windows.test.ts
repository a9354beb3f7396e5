import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

/**
 * What users run must also work on Windows, which no test here can run: these rules cover the differences. Programs for
 * contributors (check, bench, tests) are excluded; scripts of package.json are in scripts.test.ts.
 */
const root = fileURLToPath(new URL('..', import.meta.url))

type Source = { file: string; text: string }

const read = (file: string): Source => ({
  file: file.replaceAll(sep, '/'),
  text: readFileSync(join(root, file), 'utf8'),
})
const programs = globSync(['{service,cli,lib,app,client/src}/**/*.{ts,tsx,mjs}', '*.{ts,js,mjs}'], { cwd: root })
  .map(read)
  .filter(({ file }) => !/\.test\.tsx?$|\/testing\/|^service\/scripts\/check\/|\.config\.ts$/.test(file))
const pages = globSync(['*.md', 'docs/**/*.md', 'client/*.md'], { cwd: root })
  .map(read)
  .filter(({ file }) => !file.startsWith('docs/decisions/'))

/** Returns "file: line" of each matching line; `except`: files that also have a way for Windows. */
function find(sources: readonly Source[], pattern: RegExp, except: readonly string[] = []): string[] {
  return sources
    .filter(({ file }) => !except.includes(file))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter((line) => pattern.test(line) && !/^\s*(?:\/\/|\*|\/\*)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
}

describe('programs', () => {
  test('are found', () => {
    expect(programs.length).toBeGreaterThan(800)
    expect(programs.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['service/scripts/run.mjs', 'service/scripts/start/start.ts', 'cli/carbon-register.mjs']),
    )
  })

  const rules: readonly [what: string, pattern: RegExp, wrong: string, except?: readonly string[]][] = [
    [
      'start no shell',
      /shell: true|(?<![.\w])exec(?:Sync)?\(|\bexec\b.* from 'node:child_process'/,
      "spawn('a', { shell: true })",
    ],
    [
      'start no program that Windows lacks',
      /\b(?:spawn|spawnSync|execFile|execFileSync)\(\s*['"](?:sh|bash|ps|kill|which|cp|rm|mv|tar|df|du|find|chmod)['"]/,
      "execFileSync('which', ['node'])",
    ],
    ['keep nothing in /tmp: os.tmpdir() names the folder', /['"`]\/tmp\b/, "const folder = '/tmp/a'"],
    [
      'make paths of file URLs by fileURLToPath',
      /(?:import\.meta\.url|import\.meta\.url\))\)?\.pathname/,
      "new URL('..', import.meta.url).pathname",
    ],
    [
      'import files by their URL: "C:\\" is none',
      /\bimport\((?:join|resolve|\w*[pP]ath)\b/,
      'await import(join(root, file))',
    ],
    [
      'join paths by node:path',
      /(?:__dirname|import\.meta\.dirname|process\.cwd\(\)|tmpdir\(\)) \+ |\$\{(?:import\.meta\.dirname|process\.cwd\(\)|tmpdir\(\))\}\//,
      "tmpdir() + '/a'",
    ],
    [
      'send and await no signal but those that Node has on Windows',
      /(?:kill\([^)]*|\.on\(\s*)['"]SIG(?!INT['"]|TERM['"]|HUP['"]|KILL['"]|BREAK['"])[A-Z0-9]+['"]/,
      "process.kill(pid, 'SIGUSR2')",
    ],
    [
      'flush files by service/storage/engine/flush.ts: Windows flushes none that was opened for reading, and no folder',
      /\bfsync(?:Sync)?\((?!file\.nfd\))|\.(?:data)?sync\(\)/i,
      "fsyncSync(openSync('a', 'r'))",
      ['service/storage/engine/flush.ts'],
    ],
    [
      'pass no signal on that the console of Windows sends to each program itself',
      /=> (?:void )?child\.kill\(signal\)/,
      'const pass = (signal) => child.kill(signal)',
    ],
    [
      'judge no file by a mode that Windows does not keep',
      /\bmode & 0o/,
      'if ((mode & 0o077) !== 0) refuse()',
      // It also checks the platform.
      ['service/doctor/check-machine.ts'],
    ],
  ]

  test.each(rules)('%s', (_, pattern, wrong, except = []) => {
    expect(find([{ file: 'wrong.ts', text: wrong }], pattern)).toHaveLength(1)
    expect(find(programs, pattern, except)).toEqual([])
    for (const file of except) expect(read(file).text).toContain("process.platform === 'win32'")
  })
})

test('no page sets a variable before a command of ours, which cmd.exe and PowerShell do not support', () => {
  const inline = /(?:^\s*(?:\$ )?|`)(?:[A-Z][A-Z0-9_]*=\S+ )+(?:npm|npx|node)\b/
  expect(find([{ file: 'wrong.md', text: 'PORT=4000 npm start' }], inline)).toHaveLength(1)
  expect(pages.length).toBeGreaterThan(15)
  expect(find(pages, inline)).toEqual([])
  expect(read('docs/operations/installing.md').text).toContain('`$env:`')
})
