import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { organizationQuery } from '@/lib/queries/organization/organization-query'
import { UrlStateForTests } from '@/lib/queries/testing/url-state-for-tests'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { AssessmentSection } from './assessment-section'

const asked: string[] = []
let assessment: unknown = null

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(assessment)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(organization: Record<string, unknown>) {
  const client = new QueryClient()
  client.setQueryData(organizationQuery(7, 'USD').queryKey, answerWith(organization))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UrlStateForTests>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </UrlStateForTests>
  )
  return render(<AssessmentSection id={7} />, { wrapper })
}

it('requests nothing while research is in progress, or without a score', async () => {
  const researching = show({ status: 'researching', score: 0.5 })
  const unscored = show({ status: 'synced', score: null })
  expect(asked).toEqual([])
  expect(researching.container.textContent).toBe('')
  expect(unscored.container.textContent).toBe('')
})

it('is absent where the service does not provide the indicators of its scores', async () => {
  assessment = null
  const { container } = show({ status: 'synced', score: 0.5 })
  await waitFor(() => expect(asked).toEqual(['/api/organizations/7/assessment']))
  await waitFor(() => expect(container.querySelector('.skeleton')).toBeNull())
  expect(container.textContent).toBe('')
})

it('shows groups with their points, each indicator with its reason and how to earn its points, and what would raise the score most', async () => {
  const indicator = { id: 'a', group: 'targets', possible: 7, reason: 'Near-term target not in the SBTi list' }
  assessment = {
    summary: 'The evidence on 60 of the 100 points is known, so confidence is medium.',
    methodology: { version: '3', current_version: '3' },
    groups: [{ id: 'targets', title: 'Targets', about: 'Promises', points: 3, possible: 24, score_without: 0.4 }],
    indicators: [
      { ...indicator, title: 'Near-term target', points: 0, state: 'not_earned', to_earn: 'Have a target validated' },
      { ...indicator, id: 'b', title: 'Race to Zero', points: 3, possible: 3, state: 'earned', reason: 'A member' },
    ],
    we_need: [{ need: 'report', points: 44.4, words: 'Its newest report' }],
    raise_most: [{ indicator: 'a', gain: 7, to_earn: 'Have a target validated' }],
  }
  show({ status: 'synced', score: 0.5 })
  const panel = await screen.findByRole('region', { name: 'What the score stands on' })
  expect(panel.textContent).toContain('confidence is medium')
  expect(panel.textContent).toContain('3 of 24')
  expect(panel.textContent).toContain('Without these points the score would be 40')
  const rows = within(panel).getAllByRole('listitem')
  expect(rows.find(({ dataset }) => dataset['state'] === 'not_earned')?.textContent).toContain(
    'Near-term target not in the SBTi list',
  )
  const [first] = within(within(panel).getByRole('list', { name: 'What it would have to do' })).getAllByRole('listitem')
  expect(first?.textContent).toBe('Have a target validated+7 points')
  const [need] = within(within(panel).getByRole('list', { name: 'What we need to see' })).getAllByRole('listitem')
  expect(need?.textContent).toBe('Its newest report44 more points would be known')
  expect(within(panel).getByRole('link', { name: 'How scores are made' }).getAttribute('href')).toBe('/methodology')
})
