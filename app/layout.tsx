import { GeistSans } from 'geist/font/sans'
import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import Link from 'next/link'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { KeyboardShortcuts } from '@/components/portfolio/keyboard-shortcuts'
import { MoreLinks } from '@/components/ui/more-links'
import { paths } from '@/lib/paths'
import { Providers } from './providers'
import './globals.css'

export const metadata: Metadata = {
  title: { default: 'Carbon Register', template: '%s · Carbon Register' },
  description: 'Emissions, score and climate commitments of organizations, each figure with its source',
  robots: { index: false, follow: false },
  icons: { icon: '/icon.svg' },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#16181b' },
  ],
}

const sections = [
  { href: paths.organizations, name: 'Organizations' },
  { href: paths.compare, name: 'Compare' },
  { href: paths.industries, name: 'Industries' },
  { href: paths.regions, name: 'Regions' },
  { href: paths.data, name: 'Data' },
  { href: paths.methodology, name: 'Methodology' },
] as const

function Header() {
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-paper print:hidden">
      <div className="mx-auto flex h-14 max-w-7xl items-center gap-6 px-4 sm:px-6">
        <Link href={paths.organizations} className="flex items-center gap-2.5 font-strong text-ink">
          <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
            <path d="M3 16V9M8 16V4M13 16v-5M18 16v-2" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
          </svg>
          Carbon Register
        </Link>
        <nav aria-label="Main" className="ml-auto flex items-center gap-5">
          {sections.map(({ href, name }) => (
            <Link key={href} href={href} prefetch={false} className="hidden text-ink-soft hover:text-ink lg:block">
              {name}
            </Link>
          ))}
          <MoreLinks links={sections} />
          <Link
            href={paths.newOrganization}
            className="inline-flex h-9 items-center rounded bg-accent px-3.5 font-strong text-on-accent transition-colors hover:bg-accent-hover"
          >
            Register<span className="hidden sm:inline">&nbsp;organization</span>
          </Link>
        </nav>
      </div>
    </header>
  )
}

function Footer() {
  return (
    <footer className="mx-auto max-w-7xl px-4 pb-8 text-ink-faint sm:px-6 print:hidden">
      <nav aria-label="About">
        <Link href={paths.data} prefetch={false} className="mr-4 hover:text-ink">
          Data
        </Link>
        <Link href={paths.methodology} prefetch={false} className="hover:text-ink">
          Methodology
        </Link>
      </nav>
    </footer>
  )
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Every page is made per request: the nonce of its Content-Security-Policy cannot be built in advance.
  await connection()
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html lang="en" className={GeistSans.variable}>
      <body>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-30 focus:rounded focus:bg-paper focus:px-3 focus:py-2 focus:text-accent"
        >
          Skip to content
        </a>
        <Providers nonce={nonce}>
          <Header />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto max-w-7xl px-4 pt-6 pb-20 outline-none sm:px-6 sm:pt-8 print:p-0"
          >
            {children}
          </main>
          <Footer />
          <KeyboardShortcuts />
        </Providers>
      </body>
    </html>
  )
}
