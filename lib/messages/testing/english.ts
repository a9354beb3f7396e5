import { inject } from 'vitest'
import { setReaderOfTests } from '../reader'

/** Tests read English, as the texts they check are; vitest.config.ts loads this before each of them. */
setReaderOfTests({ language: 'en', locale: 'en', catalog: inject('english') })
