'use client'

import { createContext, type ReactNode, useContext } from 'react'

const CanEdit = createContext(true)

/** Provides whether the reader has permission to change anything, so that no refused action is offered. */
export function CanEditProvider({ canEdit, children }: { canEdit: boolean; children: ReactNode }) {
  return <CanEdit value={canEdit}>{children}</CanEdit>
}

export function useCanEdit(): boolean {
  return useContext(CanEdit)
}
