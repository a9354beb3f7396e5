import { appendFileSync } from 'node:fs'
import { afterEach, beforeEach } from 'vitest'
import { connectSwitches, rulesInTests } from './rule-switches'

// A setup file of rule-tests.config.ts: writes a line for each test with the rules that applied in it.
const switches = connectSwitches()

beforeEach(() => switches.forget())

afterEach(({ task }) => {
  appendFileSync(rulesInTests, `${JSON.stringify([`${task.file.name} > ${task.name}`, [...switches.spoken()]])}\n`)
})
