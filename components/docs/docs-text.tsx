import Markdown from 'markdown-to-jsx/react'
import { Children, type ComponentProps, type ReactNode } from 'react'
import { underBasePath } from '@/lib/base-path'

type Resolve = (href: string) => string | null

type DocsTextProps = {
  markdown: string
  /** Where a link leads; null for a file that is not a page. */
  resolve: Resolve
  anchorOf: (heading: string) => string
  /** The accessible name of a scrolling table. */
  tableName: string
}

function Wide({ name, children }: { name: string; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={name} className="overflow-x-auto" tabIndex={0}>
      <table>{children}</table>
    </section>
  )
}

function Program({ children }: { children?: ReactNode }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  return <pre tabIndex={0}>{children}</pre>
}

/** A column without a name has no head. */
function Head({ children }: { children?: ReactNode }) {
  return Children.count(children) === 0 ? <td /> : <th scope="col">{children}</th>
}

/** Pictures show the dashboard that surrounds this page, so they are left out. */
function Nothing() {
  return null
}

function Link({ href = '', resolve, children }: ComponentProps<'a'> & { resolve: Resolve }) {
  const address = resolve(href)
  if (address === null) return <code>{children}</code>
  const isPage = address.startsWith('/')
  return (
    <a href={underBasePath(address)} {...(isPage ? { 'data-page-link': '' } : { rel: 'noreferrer' })}>
      {children}
    </a>
  )
}

/** A page of the documentation as elements; HTML in its markdown is converted too. */
export function DocsText({ markdown, resolve, anchorOf, tableName }: DocsTextProps) {
  return (
    <div className="docs-text">
      <Markdown
        options={{
          forceBlock: true,
          slugify: anchorOf,
          overrides: {
            a: { component: Link, props: { resolve } },
            img: Nothing,
            picture: Nothing,
            source: Nothing,
            pre: Program,
            th: Head,
            table: { component: Wide, props: { name: tableName } },
          },
        }}
      >
        {markdown}
      </Markdown>
    </div>
  )
}
