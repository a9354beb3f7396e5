#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The command `carbon-register`: `npx carbon-register …` in this folder, `carbon-register …` in an image. JavaScript, and plain: it
// begins on an old Node and goes on with one that is new enough (service/scripts/run.mjs).

const source = new URL('main.ts', import.meta.url)
// An image holds what was built and nothing to build it from.
const file = existsSync(source) ? source : new URL('../dist/cli/program/main.js', import.meta.url)
process.argv.splice(2, 0, fileURLToPath(file))
await import('../service/scripts/run.mjs')
