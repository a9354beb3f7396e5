import type { ReactNode } from 'react'
import type { PageWithWords } from '@/lib/messages/areas'
import { MoreMessages } from '@/lib/messages/messages-provider'
import { wordsOfPage } from '@/lib/server/read-reader'

/** Sends the texts that a page needs in the browser, in addition to the layout's. */
export async function PageWords({ of, children }: { of: PageWithWords; children: ReactNode }) {
  return <MoreMessages catalog={await wordsOfPage(of)}>{children}</MoreMessages>
}
