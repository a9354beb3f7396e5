import { configure } from '@testing-library/react'

// vitest.config.ts loads this before each test of a component. How long `waitFor` and `findBy…` wait is for what hangs: what is
// opened is loaded and compiled at that moment, which a busy machine takes seconds for.
configure({ asyncUtilTimeout: 30_000 })
