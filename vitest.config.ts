import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const alias = { '@': root.replace(/\/$/, ''), 'server-only': `${root}lib/server/exposure/empty-module.ts` }

const withoutNext = {
  'next/navigation': `${root}components/testing/fake-navigation.ts`,
  'next/dynamic': `${root}components/testing/load-at-once.ts`,
}

/**
 * Tests that depend on the engine, or are the only ones that send a statement to it. `npm test` runs these on both databases and
 * all others on PostgreSQL alone; `npm test -- both` and `npx vitest` run all on both (docs/decisions/0177).
 */
const dependsOnEngine = [
  // Opens, locks, copies, migrates, queues, breaks.
  'service/{storage,jobs,backup,faults}/**/*.db.test.ts',
  'service/*.db.test.ts',
  'lib/server/session/*.db.test.ts',
  // Sorts, streams, writes at the same time, notifies.
  'service/organizations/{list,export,register,read}/*.db.test.ts',
  'service/organizations/match/merged-work.db.test.ts',
  // Each route once, with its real answer; an upgrade of every table.
  'service/http/{every-route,upgrade}.db.test.ts',
  'service/http/openapi/*.db.test.ts',
  // Works without a request: imports, asking publishers, looking for reports and reading them, deliveries, e-mail, erasing.
  'service/editions/**/*.db.test.ts',
  'service/research/legal-entities/*.db.test.ts',
  'service/live/*.db.test.ts',
  'service/documents/{,find/}*.db.test.ts',
  'service/engagement/**/*.db.test.ts',
  'service/http/{changes,digest,webhooks}.db.test.ts',
]
/** Set by `npm test` (service/scripts/check/test.ts). */
const isShort = process.env['TEST_EMBEDDED'] === 'dependent'

export default defineConfig({
  resolve: { alias },
  test: {
    // As many as there are cores: by default one is left alone, which on two is half the machine. The journeys run beside them, and two
    // more load everything twice again: it takes as long (docs/decisions/0177).
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          globalSetup: ['lib/messages/testing/compile-english.ts'],
          setupFiles: ['lib/messages/testing/english.ts'],
          include: ['lib/**/*.test.ts', 'conventions/**/*.test.ts'],
          exclude: ['lib/**/*.db.test.ts'],
          environment: 'node',
          // Some read whole files of data or start a tool; a limit is for what hangs, not for a machine so busy that all takes ten times as long.
          testTimeout: 180_000,
          // None replaces a module: with the five languages loaded once they take a third of the processor's time.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'app',
          globalSetup: ['lib/messages/testing/compile-english.ts'],
          setupFiles: ['lib/messages/testing/english.ts'],
          include: ['app/**/*.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'service',
          include: ['{service,cli,client}/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // None replaces a module or a global, so that they can share what they import: a third of their time, and of the two with databases.
          isolate: false,
        },
      },
      {
        resolve: { alias: { ...alias, ...withoutNext } },
        test: {
          name: 'components',
          globalSetup: ['lib/messages/testing/compile-english.ts'],
          setupFiles: [
            'lib/messages/testing/english.ts',
            'components/testing/wait-long-enough.ts',
            'components/testing/start-afresh.ts',
          ],
          include: ['components/**/*.test.tsx'],
          environment: 'jsdom',
          testTimeout: 180_000,
          // None replaces a module by itself (withoutNext does): what they import is loaded once, for less than half of the processor's time.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'embedded',
          include: isShort ? dependsOnEngine : ['{service,lib}/**/*.db.test.ts'],
          exclude: [
            // The forms of publishers' answers, and what a reader of the interface makes of them: the statements beneath run on both
            // databases in other files. So does what the command asks for (cli).
            'service/live/other-sources.db.test.ts',
            'lib/server/service/export-round-trip.db.test.ts',
            // How the service reads in pages and writes to sockets, whatever the database.
            'service/organizations/export/stream-in-pages.db.test.ts',
            // They load the whole release, which says no more the second time and takes a minute here; the journeys run on it.
            'service/evidence/evidence.db.test.ts',
            'service/research/scores/rescore-companies.db.test.ts',
            'service/research/research-organization.db.test.ts',
          ],
          environment: 'node',
          isolate: false,
          env: { TEST_DATABASE: 'embedded' },
          // For what hangs, as above: a busy machine takes ten times as long.
          testTimeout: 90_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'postgres',
          include: ['{service,lib,cli}/**/*.db.test.ts'],
          environment: 'node',
          isolate: false,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['service/testing/programs/start-postgres.ts'],
          // For what hangs, as above: a busy machine takes ten times as long.
          testTimeout: 90_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
