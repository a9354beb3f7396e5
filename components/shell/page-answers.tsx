'use client'

import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'

/** `at`: when the service answered, in milliseconds since 1970. */
type PageAnswer = { key: QueryKey; answer: unknown; at: number }

function isNews(client: QueryClient, { key, at }: PageAnswer): boolean {
  return at > (client.getQueryState(key)?.dataUpdatedAt ?? 0)
}

function keep(client: QueryClient, { key, answer, at }: PageAnswer): void {
  client.setQueryData(key, answer, { updatedAt: at })
}

/**
 * Passes the answers that the server received for this page to the browser's cache, so that the browser need not ask again: a
 * list of PageAnswer as JSON text (React would walk through an object). Answers missing in the cache are added during the render;
 * an older answer in the cache is replaced after it, because the parts that show it must not change before the new page does.
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
