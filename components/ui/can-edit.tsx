'use client'

import { createContext, type ReactNode, useContext } from 'react'

const CanEdit = createContext(true)

/** Tells what is below whether who looks may change anything, so that nothing is offered that would be refused. */
export function CanEditProvider({ canEdit, children }: { canEdit: boolean; children: ReactNode }) {
  return <CanEdit value={canEdit}>{children}</CanEdit>
}

export function useCanEdit(): boolean {
  return useContext(CanEdit)
}
