import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'
import { readLockfile } from './licences.ts'
import { makeSbom } from './make-sbom.ts'

// npm run build -- sbom: writes dist/sbom.cdx.json, every package of production with version, licence and checksum (CycloneDX). Ends
// with 1 where a package has no licence that may be used.

const file = join(root, 'dist', 'sbom.cdx.json')
const product: { name: string; version: string; license: string } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
const sbom = makeSbom(product, readLockfile())
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
console.log(`${sbom.components.length} packages of production: ${file}`)
