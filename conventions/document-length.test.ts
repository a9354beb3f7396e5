import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root })
const pages = globSync('docs/**/*.md', { cwd: root }).filter((file) => !file.startsWith('docs/decisions/'))

/** Counts words that contain a letter or a number; the lines of a table contain none. */
function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function findLonger(files: readonly string[], most: number): { file: string; words: number }[] {
  const counted = files.map((file) => ({ file, words: countWords(readFileSync(join(root, file), 'utf8')) }))
  return counted.filter(({ words }) => words > most)
}

test('a word has a letter or a number', () => {
  expect(countWords('| 12 | Ärger – über | `a b` |\n|---|---|')).toBe(5)
})

test('a page of docs/ has at most 1,500 words: split it by its readers’ questions', () => {
  expect(pages.length).toBeGreaterThan(15)
  expect(findLonger(pages, 1_500)).toEqual([])
})

test('README.md is read in five minutes: at most 1,250 words', () => {
  expect(findLonger(['README.md'], 1_250)).toEqual([])
})

test('a decision has at most 400 words: a longer text is a page of docs/', () => {
  expect(decisions.length).toBeGreaterThan(80)
  expect(findLonger(decisions, 400)).toEqual([])
})

test('a decision has a number of its own, in its name and its heading', () => {
  const numbers = decisions.map((file) => basename(file).slice(0, 4))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  const heading = (file: string) => /^# (\d{4}) \S/.exec(readFileSync(join(root, file), 'utf8'))?.[1]
  expect(decisions.filter((file) => heading(file) !== basename(file).slice(0, 4))).toEqual([])
})
