'use client'

import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'

/** `at`: when it was given, in milliseconds since 1970. */
type PageAnswer = { key: QueryKey; answer: unknown; at: number }

function isNews(client: QueryClient, { key, at }: PageAnswer): boolean {
  return at > (client.getQueryState(key)?.dataUpdatedAt ?? 0)
}

function keep(client: QueryClient, { key, answer, at }: PageAnswer): void {
  client.setQueryData(key, answer, { updatedAt: at })
}

/**
 * What the server was answered for this page, so that the browser need not ask again: a list of PageAnswer as JSON (plain values, of
 * which React would look at each). What nobody has asked for yet is known as the page is drawn; where the browser has an
 * older answer, what shows it must not change before the new page does.
 */
export function PageAnswers({ answers, children }: { answers: string; children: ReactNode }) {
  const client = useQueryClient()
  const later = useMemo(() => {
    const given = JSON.parse(answers) as PageAnswer[]
    const known = given.filter(({ key }) => client.getQueryState(key) !== undefined)
    for (const one of given) if (!known.includes(one)) keep(client, one)
    return known
  }, [client, answers])
  useEffect(() => {
    for (const one of later) if (isNews(client, one)) keep(client, one)
  }, [client, later])
  return children
}
