import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { memorySettings } from './memory-settings.mjs'

const settings = Object.entries(memorySettings).map(([name, value]) => `${name}=${value}`)

test('a service or worker that is started alone or in a container has the settings that `npm start` gives', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  for (const name of ['service', 'worker']) expect(scripts[name]).toContain(`${settings.join(' ')} exec node `)
  const image = readFileSync('Dockerfile', 'utf8')
  for (const setting of settings) expect(image).toContain(setting)
})
