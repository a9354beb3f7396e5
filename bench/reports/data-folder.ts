import { fileURLToPath } from 'node:url'

/** Where the labelled reports are, outside of the repository: they are read in place, and never become a part of it. */
export const dataFolder = fileURLToPath(new URL('../../../shared/data/reports', import.meta.url))
