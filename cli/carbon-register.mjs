#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The command `carbon-register`: `npx carbon-register …` in this folder, `carbon-register …` in an image. Plain JavaScript: it starts on
// an old Node and continues on a newer one (service/scripts/run.mjs).

const source = new URL('main.ts', import.meta.url)
// An image contains only built programs.
const file = existsSync(source) ? source : new URL('../dist/cli/program/main.js', import.meta.url)
process.argv.splice(2, 0, fileURLToPath(file))
await import('../service/scripts/run.mjs')
