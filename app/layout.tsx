import { GeistSans } from 'geist/font/sans'
import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { Footer } from '@/components/shell/footer'
import { Header } from '@/components/shell/header'
import { ToastHost } from '@/components/ui/toast-host'
import { createWords } from '@/lib/messages/words'
import { readerOfBrowser, readReader, readWords } from '@/lib/server/read-reader'
import { Providers } from './providers'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const words = await readWords('shell')
  return {
    title: { default: 'Carbon Register', template: '%s · Carbon Register' },
    description: words('description'),
    robots: { index: false, follow: false },
    icons: { icon: '/icon.svg' },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#16181b' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Every page is made per request: the nonce of its Content-Security-Policy cannot be built in advance.
  await connection()
  const nonce = (await headers()).get('x-nonce') ?? undefined
  const reader = await readReader()
  const words = createWords(reader.catalog, reader.locale, 'shell')
  return (
    <html lang={reader.language} className={GeistSans.variable}>
      <body>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-30 focus:rounded focus:bg-paper focus:px-3 focus:py-2 focus:text-accent"
        >
          {words('skip')}
        </a>
        <Providers nonce={nonce} reader={readerOfBrowser(reader)}>
          <Header words={words} />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto max-w-7xl px-4 pt-6 pb-20 outline-none sm:px-6 sm:pt-8 print:p-0"
          >
            {children}
          </main>
          <Footer words={words} />
          <ToastHost />
        </Providers>
      </body>
    </html>
  )
}
