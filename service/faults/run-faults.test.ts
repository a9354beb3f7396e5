import { expect, test, vi } from 'vitest'
import { emptyResult, type Fault, type FaultResult } from './fault'
import { addLine, runFaults } from './run-faults'

const options = { rounds: null, only: [], isFull: false, seed: 1, file: null }

function faultOf(name: string, result: Partial<FaultResult>): Fault {
  return { name, rounds: { quick: 1, full: 2 }, run: async ({ rounds }) => ({ ...emptyResult(), rounds, ...result }) }
}

async function run(faults: readonly Fault[]): Promise<{ isGood: boolean; lines: string[] }> {
  const lines: string[] = []
  const print = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  const isGood = await runFaults(faults, options)
  print.mockRestore()
  return { isGood, lines }
}

test('a loss, a duplicate, a broken promise and a fault that could not be run are failures', async () => {
  const broken: Fault = { ...faultOf('broken', {}), run: () => Promise.reject(new Error('no such program')) }
  for (const fault of [
    faultOf('loss', { losses: 1 }),
    faultOf('twice', { duplicates: 1 }),
    faultOf('promise', { problems: ['it did not come back'] }),
    broken,
  ]) {
    const { isGood, lines } = await run([faultOf('good', {}), fault])
    expect([fault.name, isGood, lines.some((line) => line.endsWith('FAILED'))]).toEqual([fault.name, false, true])
  }
})

test('each fault has its line, also one that cannot be made to happen', async () => {
  const skipped: Fault = { ...faultOf('disk', {}), run: async () => ({ skipped: 'no disk' }) }
  const { isGood, lines } = await run([faultOf('good', { longestRecoverySeconds: 1.25, note: 'x' }), skipped])
  expect(isGood).toBe(true)
  expect(lines[1]).toMatch(/^good +1 rounds, 0 losses, 0 duplicates, longest recovery 1.3 s; x \(0 s\)$/)
  expect(lines[2]).toMatch(/^disk +skipped: no disk$/)
})

test('an unknown name of a fault is refused', async () => {
  await expect(runFaults([faultOf('good', {})], { ...options, only: ['god'] })).rejects.toThrow(
    'There is no fault "god"; there are good',
  )
})

test('a line in a file of results replaces the earlier one of its fault and no other', () => {
  const heading = '## Faults survived (`npm test -- faults --full --write`)'
  const order = ['first', 'second']
  const once = addLine('# A\n\n## B\n', ['second', 1], order)
  expect(once).toContain(`# A\n\n## B\n\n${heading}\n`)
  const both = addLine(once, ['first', 1], order)
  expect(both.indexOf('| first | 1 |')).toBeLessThan(both.indexOf('| second | 1 |'))
  const again = addLine(`${both}\n## C\n`, ['second', 2], order)
  expect(again).toContain('| first | 1 |\n| second | 2 |\n\n## C\n')
  expect(again).not.toContain('| second | 1 |')
  expect(again.split(heading)).toHaveLength(2)
})
