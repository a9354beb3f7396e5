import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { memorySettings, nodeArguments } from './memory-settings'

const settings = Object.entries(memorySettings).map(([name, value]) => `${name}=${value}`)

test('a service or worker that is started alone or in a container has the same settings as with `npm start`', () => {
  expect(readFileSync('cli/commands/operation.ts', 'utf8')).toContain(
    "program: 'dist/service/main.js', options: nodeArguments, words",
  )
  expect(readFileSync('cli/run-program.ts', 'utf8')).toContain('...memorySettings')
  const run = readFileSync('service/scripts/run.mjs', 'utf8')
  for (const [name, value] of Object.entries(memorySettings)) expect(run).toContain(`${name}: '${value}'`)
  const image = readFileSync('Dockerfile', 'utf8')
  for (const setting of settings) expect(image).toContain(setting)
  const words = ['node', ...nodeArguments, 'dist/service/main.js'].map((word) => JSON.stringify(word)).join(', ')
  const helm = 'ops/helm/carbon-register/templates'
  for (const file of ['Dockerfile', 'docker-compose.yml', `${helm}/service.yaml`, `${helm}/worker.yaml`])
    expect(readFileSync(file, 'utf8')).toContain(words)
})
