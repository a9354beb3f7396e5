import { GeistSans } from 'geist/font/sans'
import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { FocusMain } from '@/components/shell/focus-main'
import { FollowLinks } from '@/components/shell/follow-links'
import { Footer } from '@/components/shell/footer'
import { Header } from '@/components/shell/header'
import { SearchQuestion } from '@/components/shell/search-question'
import { CanEditProvider } from '@/components/ui/can-edit'
import { ToastHost } from '@/components/ui/notices/toast-host'
import { underBasePath } from '@/lib/base-path'
import { createWords } from '@/lib/messages/words'
import { readerOfBrowser, readReader, readWords } from '@/lib/server/read-reader'
import { readKeptCurrency } from '@/lib/server/requests/read-currency'
import { pathHeader, readViewer } from '@/lib/server/require-page'
import { isSearchUndecided } from '@/lib/server/service/is-search-undecided'
import type { Session } from '@/lib/server/session/get-session'
import { hasRole } from '@/lib/server/session/roles'
import { Providers } from './providers'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('shell')
  return {
    title: { default: 'Carbon Register', template: '%s · Carbon Register' },
    description: words('description'),
    robots: { index: false, follow: false },
    icons: { icon: underBasePath('/icon.svg') },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#16181b' },
  ],
}

type Viewer = Session | 'open' | null

function mayEdit(viewer: Viewer): boolean {
  return viewer === 'open' || (viewer !== null && hasRole(viewer.user.role, 'editor'))
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Every page is rendered per request: the nonce of its Content-Security-Policy cannot be built in advance.
  await connection()
  // If the reader cannot be determined, the page says so and its frame offers nothing.
  const viewer = await readViewer().catch(() => null)
  const reader = await readReader()
  const words = createWords(reader.catalog, reader.locale, 'shell')
  // Holders of a supplier request's link see only the form, without links to other pages.
  const isBare = (await headers()).get(pathHeader)?.split('?')[0] === '/answer'
  return (
    <html lang={reader.language} className={GeistSans.variable}>
      <body className="flex flex-col">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-30 focus:rounded focus:bg-paper focus:px-3 focus:py-2 focus:text-accent"
        >
          {words('skip')}
        </a>
        <Providers reader={readerOfBrowser(reader)} currency={await readKeptCurrency()}>
          <CanEditProvider canEdit={mayEdit(viewer)}>
            {isBare ? null : (
              <Header
                words={words}
                account={viewer === null || viewer === 'open' ? null : viewer.user}
                canEdit={mayEdit(viewer)}
              />
            )}
            {!isBare && (await isSearchUndecided(viewer)) ? <SearchQuestion words={await readWords('data')} /> : null}
            <main
              id="main"
              tabIndex={-1}
              className="mx-auto min-h-dvh w-full max-w-7xl flex-1 px-4 pt-5 pb-20 outline-none sm:px-6 print:min-h-0 print:max-w-none print:p-0"
            >
              {children}
            </main>
            {isBare ? null : (
              <Footer words={words} note={viewer === 'open' ? (await readWords('account'))('open') : null} />
            )}
            <ToastHost />
            <FollowLinks />
            <FocusMain />
          </CanEditProvider>
        </Providers>
      </body>
    </html>
  )
}
