import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { foundIndustriesQuery } from '@/lib/queries/list/industries-query'
import type { IndustryOption } from '@/lib/views/registration/registration-fields'

const pauseMs = 250

/** Returns the industries that the service finds for the typed text, once nobody has typed for a moment; none while it is asked. */
export function useFoundIndustries(typed: string, isWanted: boolean): readonly IndustryOption[] {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery(foundIndustriesQuery(settled, isWanted && settled === typed))
  return settled === typed ? (data ?? none) : none
}

const none: readonly IndustryOption[] = []
