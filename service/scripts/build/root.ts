import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository, or of the image that assemble-image.ts wrote. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

/** An image contains the built programs and no sources. */
export const hasSources = existsSync(join(root, 'service', 'main.ts'))
