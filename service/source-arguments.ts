/** What Node is told before it runs a TypeScript file of this repository that nobody has bundled. */
export const sourceArguments: readonly string[] = ['--import', new URL('./source-imports.ts', import.meta.url).href]
