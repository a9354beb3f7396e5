import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { root } from '../root'
import { readLockfile } from './licences'
import { makeSbom } from './make-sbom'

const product = { name: 'product', version: '1.0.0', license: 'Apache-2.0' }
const mit = { version: '1.0.0', license: 'MIT' }

describe('the list of packages', () => {
  it('has what production needs and what that needs, found as Node finds it, and nothing that only a tool needs', () => {
    const sbom = makeSbom(product, {
      '': { dependencies: { '@a/b': '1.0.0' }, optionalDependencies: { c: '2.0.0' } },
      'node_modules/@a/b': {
        version: '1.0.0',
        integrity: `sha512-${Buffer.from([1, 2, 255]).toString('base64')}`,
        license: '(MIT AND ISC)',
        dependencies: { c: '1.0.0' },
        peerDependencies: { d: '*', tool: '*' },
        peerDependenciesMeta: { tool: { optional: true } },
      },
      'node_modules/@a/b/node_modules/c': mit,
      'node_modules/c': { version: '2.0.0', license: 'SIL OPEN FONT LICENSE', optional: true },
      'node_modules/d': { version: '1.0.0', license: '(MIT OR ISC) AND (ISC OR MIT)' },
      'node_modules/tool': mit,
    })
    expect(sbom.metadata.component).toMatchObject({ name: 'product', purl: 'pkg:npm/product@1.0.0' })
    expect(sbom.components).toEqual([
      {
        'bom-ref': '@a/b',
        type: 'library',
        name: '@a/b',
        version: '1.0.0',
        purl: 'pkg:npm/%40a/b@1.0.0',
        scope: 'required',
        hashes: [{ alg: 'SHA-512', content: '0102ff' }],
        licenses: [{ expression: 'MIT AND ISC' }],
      },
      expect.objectContaining({
        'bom-ref': '@a/b/node_modules/c',
        name: 'c',
        version: '1.0.0',
        licenses: [{ license: { id: 'MIT' } }],
      }),
      expect.objectContaining({
        name: 'c',
        version: '2.0.0',
        scope: 'optional',
        licenses: [{ license: { name: 'SIL OPEN FONT LICENSE' } }],
      }),
      expect.objectContaining({ name: 'd', licenses: [{ expression: '(MIT OR ISC) AND (ISC OR MIT)' }] }),
    ])
    expect(sbom.dependencies).toEqual([
      { ref: 'product@1.0.0', dependsOn: ['@a/b', 'c'] },
      { ref: '@a/b', dependsOn: ['@a/b/node_modules/c', 'd'] },
      { ref: '@a/b/node_modules/c', dependsOn: [] },
      { ref: 'c', dependsOn: [] },
      { ref: 'd', dependsOn: [] },
    ])
  })

  it.each([
    ['GPL-3.0-only', 'a: GPL-3.0-only'],
    [undefined, 'a: none'],
  ])('is not made where a package is under %s', (license, said) => {
    const packages = {
      '': { dependencies: { a: '1.0.0' } },
      'node_modules/a': { version: '1.0.0', ...(license !== undefined && { license }) },
    }
    expect(() => makeSbom(product, packages)).toThrow(said)
  })
})

const Written = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  metadata: z.object({ component: z.object({ 'bom-ref': z.string(), name: z.literal('carbon-register') }) }),
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      name: z.string(),
      purl: z.string().regex(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/),
      hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) })).optional(),
      licenses: z
        .array(
          z.union([
            z.object({ expression: z.string().min(1) }),
            z.object({
              license: z.union([z.object({ id: z.string().min(1) }), z.object({ name: z.string().min(1) })]),
            }),
          ]),
        )
        .length(1),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

it('npm run build -- sbom writes it for this release: all that package.json depends on, each package once, each reference known', () => {
  execFileSync(process.execPath, [join(root, 'service/scripts/run.mjs'), 'service/scripts/build/build.ts', 'sbom'])
  const { metadata, components, dependencies } = Written.parse(
    JSON.parse(readFileSync(join(root, 'dist/sbom.cdx.json'), 'utf8')),
  )
  const names = components.map(({ name }) => name)
  const { dependencies: own, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(names).toEqual(expect.arrayContaining(Object.keys({ ...own, ...optionalDependencies })))
  for (const tool of ['vitest', 'playwright', '@biomejs/biome', 'msw']) expect(names).not.toContain(tool)
  const references = new Set([metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])])
  expect(references.size).toBe(components.length + 1)
  expect(
    dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((one) => !references.has(one)),
  ).toEqual([])
  // Only builds for other machines that the registry did not hold are without a checksum (docs/security/verification.md).
  const packages = readLockfile()
  const unchecked = components
    .filter(({ hashes }) => hashes === undefined)
    .map((one) => packages[`node_modules/${one['bom-ref']}`])
  expect(unchecked.filter((one) => one?.optional !== true)).toEqual([])
})
