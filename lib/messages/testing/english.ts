import { inject } from 'vitest'
import { setReaderOfTests } from '../reader'

/** Tests read English, like the texts they check; vitest.config.ts loads this before each of them. */
setReaderOfTests({ language: 'en', locale: 'en', catalog: inject('english') })
