import type { TestProject } from 'vitest/node'
import { compileCatalog } from '../compile-catalog'
import type { CompiledCatalog } from '../words'

declare module 'vitest' {
  interface ProvidedContext {
    english: Omit<CompiledCatalog, 'writing'>
  }
}

/**
 * Parses the English texts once for all test files of a project: a file that is isolated would load the texts of five
 * languages and parse three thousand of them for itself, which takes longer than most of these tests.
 */
export function setup({ provide }: TestProject): void {
  provide('english', compileCatalog('en'))
}
