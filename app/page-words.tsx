import type { ReactNode } from 'react'
import type { PageWithWords } from '@/lib/messages/areas'
import { MoreMessages } from '@/lib/messages/messages-provider'
import { wordsOfPage } from '@/lib/server/read-reader'

/** Sends what the browser's part of a page says, beyond what the layout sends with every page. */
export async function PageWords({ of, children }: { of: PageWithWords; children: ReactNode }) {
  return <MoreMessages catalog={await wordsOfPage(of)}>{children}</MoreMessages>
}
