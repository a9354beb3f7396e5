import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { compileCatalog } from '@/lib/messages/compile-catalog'
import { MessagesProvider } from '@/lib/messages/messages-provider'
import { AnswerError } from '@/lib/queries/answer-error'
import { FormProblem } from './form-problem'

function say(error: Error): string {
  const reader = { language: 'de', locale: 'de-DE', catalog: compileCatalog('de') } as const
  render(
    <MessagesProvider reader={reader}>
      <FormProblem ref={createRef()} error={error} hasName />
    </MessagesProvider>,
  )
  return screen.getByRole('alert').textContent ?? ''
}

afterEach(cleanup)

it('names the kind of error in the reader’s language, and quotes the service’s message', () => {
  const said = say(new AnswerError(409, 'Conflict', 'Research is still running'))
  expect(said).toContain('Das widerspricht dem, was der Dienst hat')
  expect(said).toContain('Der Dienst schreibt dazu auf Englisch: „Research is still running“')
})

it('says why the dashboard itself refused', () => {
  const said = say(new AnswerError(401, 'Not signed in', 'Your session has ended.', { problem: 'signedOut' }))
  expect(said).toContain('Ihre Sitzung ist beendet.')
  expect(said).not.toContain('Your session')
})
