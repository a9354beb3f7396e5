import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { readerOf, withSwitches } from './rule-switches.ts'

/**
 * `npm run bench -- rule-tests`: runs the unit tests of the reader with a switch before each rule, and notes in which tests a rule applies
 * (note-rules.ts).
 */
const root = fileURLToPath(new URL('../../', import.meta.url))

export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  plugins: [
    {
      name: 'rule-switches',
      enforce: 'pre',
      transform: (code, id) => {
        const path = readerOf(id)
        return path === null ? null : { code: withSwitches(code, path, []), map: null }
      },
    },
  ],
  test: {
    include: ['service/reports/**/*.test.ts'],
    setupFiles: ['bench/reports/note-rules.ts'],
    environment: 'node',
    testTimeout: 600_000,
    isolate: false,
  },
})
