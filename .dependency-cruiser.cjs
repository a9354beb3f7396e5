/**
 * Who may import whom (docs/architecture.md). A folder may always import itself. A new arrow is a change to this table.
 * conventions/import-table.test.ts keeps it.
 */
const table = {
  app: ['components', 'lib'],
  'components/ui': ['lib/messages'],
  'components/charts': ['components/ui', 'lib/format', 'lib/messages'],
  // What a user sees: components/organization, components/portfolio, …
  'components/(?!ui/|charts/)[^/]+': [
    'components/ui',
    'components/charts',
    // What every figure of a page opens.
    'components/evidence',
    'lib/queries',
    'lib/browser-memory',
    'lib/views',
    'lib/sheets',
    'lib/format',
    'lib/messages',
    'lib/paths.ts',
  ],
  'lib/(server|queries|views)': [
    'lib/views',
    'lib/browser-memory',
    'lib/sheets',
    'lib/format',
    'lib/messages',
    'lib/paths.ts',
    'service/contract',
  ],
  // What a browser keeps for its reader.
  'lib/browser-memory': ['lib/views', 'service/contract'],
  'lib/format': ['lib/messages'],
  // The words of every language.
  'lib/messages': [],
  // Sheets that a reader gives or takes away, as rows of text.
  'lib/sheets': [],
  'service/contract': ['service/check-digits.ts'],
  'service/http': [
    'service/audit',
    // Who asks, for the audit log (a type).
    'service/storage/projects/audit-events.ts',
    'service/ip-address.ts',
    'service/annotations',
    'service/benchmarks',
    'service/projects',
    'service/organizations',
    'service/assessments',
    'service/industries',
    'service/evidence',
    'service/editions',
    'service/documents',
    'service/incoming',
    'service/reference',
    'service/backup',
    'service/tracing',
    'service/contract',
    'service/context.ts',
    'service/errors.ts',
  ],
  'service/audit': ['service/storage', 'service/contract', 'service/context.ts'],
  'service/projects': ['service/storage', 'service/contract', 'service/context.ts', 'service/errors.ts'],
  'service/organizations': [
    'service/companies',
    'service/industries',
    'service/estimates',
    'service/matching',
    'service/reference',
    'service/jobs',
    'service/storage',
    'service/contract',
    'service/context.ts',
    'service/errors.ts',
  ],
  'service/evidence': [
    'service/organizations',
    'service/companies',
    'service/industries',
    'service/reference',
    'service/storage',
    'service/contract',
    'service/context.ts',
    'service/errors.ts',
  ],
  'service/industries': [
    'service/matching',
    'service/reference',
    'service/storage',
    'service/contract',
    'service/context.ts',
    'service/errors.ts',
  ],
  'service/annotations': [
    'service/organizations',
    'service/storage',
    'service/contract',
    'service/context.ts',
    'service/errors.ts',
  ],
  // Not what is measured (bench/): what an organization is compared with.
  'service/benchmarks': [
    'service/industries',
    'service/reference',
    'service/storage',
    'service/contract',
    'service/context.ts',
    'service/errors.ts',
  ],
  'service/assessments': [
    'service/scoring',
    'service/reference',
    'service/storage',
    'service/contract',
    'service/context.ts',
    'service/errors.ts',
  ],
  'service/companies': ['service/matching', 'service/reference', 'service/storage', 'service/errors.ts'],
  'service/incoming': ['service/contract', 'service/errors.ts'],
  'service/documents': [
    'service/organizations',
    'service/companies',
    'service/reference',
    'service/incoming',
    'service/fetching',
    'service/reports',
    'service/jobs',
    'service/storage',
    'service/contract',
    'service/context.ts',
    // How this repository's TypeScript runs unbundled.
    'service/source-arguments.ts',
    'service/errors.ts',
  ],
  'service/editions': [
    'service/fetching',
    'service/incoming',
    'service/refresh',
    'service/compile',
    'service/plausibility',
    'service/sources',
    'service/research',
    'service/industries',
    'service/companies',
    'service/scoring',
    'service/reference',
    'service/jobs',
    'service/storage',
    'service/tracing',
    'service/contract',
    'service/context.ts',
    // How this repository's TypeScript runs unbundled.
    'service/source-arguments.ts',
    'service/errors.ts',
  ],
  'service/metrics': ['service/editions', 'service/storage', 'service/context.ts', 'service/errors.ts'],
  'service/tracing': [],
  'service/backup': ['service/storage', 'service/errors.ts'],
  'service/research': [
    'service/companies',
    'service/matching',
    'service/plausibility',
    'service/sources',
    'service/reports',
    'service/scoring',
    'service/reference',
    'service/storage',
    'service/errors.ts',
  ],
  'service/matching': ['service/reference', 'service/errors.ts'],
  // The contract says when two years compare: clients that draw them keep the same rule.
  'service/scoring': ['service/contract', 'service/reference', 'service/errors.ts'],
  'service/estimates': ['service/reference', 'service/errors.ts'],
  'service/reports': ['service/reference', 'service/errors.ts'],
  'service/plausibility': ['service/reference', 'service/errors.ts'],
  'service/fetching': ['service/ip-address.ts'],
  'service/archives': [],
  'service/refresh': ['service/reference', 'service/errors.ts'],
  'service/reference': ['service/errors.ts'],
  'service/sources': ['service/archives', 'service/reference', 'service/check-digits.ts', 'service/errors.ts'],
  'service/compile': ['service/sources', 'service/matching', 'service/reference', 'service/errors.ts'],
  'service/jobs': ['service/storage', 'service/errors.ts'],
  'service/storage': ['service/errors.ts'],
}

/** Packages that one folder wraps for all others. */
const wrapped = {
  'fastify|@fastify/[^/]+': 'service/http/',
  '@electric-sql/pglite': 'service/storage/',
  pg: '(service/storage|lib/server/session)/',
  'better-auth|@better-auth/[^/]+|kysely|kysely-libsql|@libsql/[^/]+': 'lib/server/session/',
  'pg-boss': 'service/jobs/',
  'prom-client': 'service/metrics/',
  '@opentelemetry/api': 'service/tracing/',
  'pdfjs-dist': '(service/reports|components/documents)/',
  recharts: 'components/charts/',
  'write-excel-file': 'lib/server/',
  'icu-minify': 'lib/messages/',
}

const ours = '^(app|components|lib|service)/'
// Faults run real programs and stand beside them, as tests do (decision 0023).
const tests = '[.]test[.]tsx?$|(^|/)testing/|^service/faults/'

const rules = Object.entries(table).map(([folder, allowed]) => ({
  name: `imports of ${folder}`,
  comment: `may import ${allowed.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^(${folder})(/|$)`, pathNot: tests },
  // $1 is the very folder the importing file is in.
  to: {
    path: ours,
    pathNot: ['^$1(/|$)', ...allowed.map((path) => (path.endsWith('.ts') ? `^${path}$` : `^${path}/`))],
  },
}))

const packages = Object.entries(wrapped).map(([names, folder]) => ({
  name: `${names} only in ${folder}`,
  severity: 'error',
  from: { path: ours, pathNot: [`^${folder}`, tests] },
  to: { path: `(^|/)node_modules/(${names})/` },
}))

module.exports = {
  forbidden: [
    ...rules,
    ...packages,
    {
      name: 'every folder is in the table',
      severity: 'error',
      from: {
        path: '^(components|lib|service)/[^/]+/',
        pathNot: [tests, '^service/scripts/', ...Object.keys(table).map((folder) => `^(${folder})/`)],
      },
      to: {},
    },
    {
      name: 'pure folders do no input or output',
      severity: 'error',
      from: { path: '^service/(matching|scoring|estimates|reports|contract)/|^lib/(views|format)/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'test helpers are for tests',
      severity: 'error',
      from: { path: ours, pathNot: [tests, '^service/scripts/check/test-(faults|soak)[.]ts$'] },
      to: { path: '(^|/)testing/|^service/faults/' },
    },
    {
      name: 'no circles',
      severity: 'error',
      from: { path: ours },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
