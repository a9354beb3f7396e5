import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import type { FootprintAnswer } from '@/lib/views/answers/footprint/footprint-answer'
import { CategoriesPanel } from './categories-panel'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function categoryOf(category: string) {
  return { category, industry: null, scope_3_category: null, suppliers: 1, spend: 10, waiting_suppliers: 1 }
}

it('asks for the suggestions of a category once somebody is about to choose, and not for those of the others', async () => {
  const industries = [
    { id: '10', name: 'Food products' },
    { id: '17', name: 'Paper' },
  ]
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const category = new URL(path, 'https://carbon.example').searchParams.get('category')
    if (category === null) return Response.json({ industries })
    asked.push(category)
    const is_mixture = category === 'Diverse'
    return Response.json({ category, is_mixture, industries: is_mixture ? [] : industries.slice(1) })
  })
  const footprint = {
    categories: [categoryOf('Packaging'), categoryOf('Catering'), categoryOf('Diverse')],
    currency: 'EUR',
    not_covered: [],
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CategoriesPanel footprint={footprint as unknown as FootprintAnswer} format={createFormat('en-US')} />
    </QueryClientProvider>,
  )
  const choice = await screen.findByRole('combobox', { name: /industry.*Packaging/i })
  expect(asked).toEqual([])
  fireEvent.focus(choice)
  expect(await screen.findAllByRole('group', { name: /suggest/i })).toHaveLength(1)
  expect(asked).toEqual(['Packaging'])
  fireEvent.focus(await screen.findByRole('combobox', { name: /industry.*Diverse/i }))
  expect(await screen.findByText('Its words name a mixture: no industry is suggested.')).toBeDefined()
  expect(screen.getAllByRole('group', { name: /suggest/i })).toHaveLength(1)
})
