import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the package: of the repository, or in an image what assemble-image.ts put there. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

/** An image holds what was built and nothing to build it from. */
export const hasSources = existsSync(join(root, 'service', 'main.ts'))
