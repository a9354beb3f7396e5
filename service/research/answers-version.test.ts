import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { Outcome } from '@/service/storage/research/outcome'
import { answersVersion } from './answers-version'

/** Hash of what research stores, for the version beside it. */
const seen = { version: 6, form: '63a00e8fae5a2b80' }

it('is raised with every change of what research stores, because stored answers lack it until they are researched again', () => {
  const form = createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(Outcome, { io: 'input' })))
    .digest('hex')
  expect({ version: answersVersion, form: form.slice(0, 16) }, 'raise answersVersion, then write both here').toEqual(
    seen,
  )
})
