import { fileURLToPath } from 'node:url'

/** Folder of the labelled reports, outside the repository: they are read there, and never become a part of the repository. */
export const dataFolder = fileURLToPath(new URL('../../../shared/data/reports', import.meta.url))
