'use client'

import dynamic from 'next/dynamic'
import { PageLink } from '@/components/ui/page-link'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'

/** Rendered by the server with the page. Its fields keep what is typed until its program is there (docs/decisions/0062). */
const RegisterForm = dynamic(() => import('./register-form').then((loaded) => loaded.RegisterForm))

/** The page to register an organization. */
export function RegistrationPage() {
  const words = useMessages('registration')
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="font-strong text-xl tracking-tight">{words('title')}</h1>
      <p className="mt-1 max-w-prose text-base text-ink-soft">{words('intro')}</p>
      <p className="mt-1 text-ink-soft">
        {words.rich('many', {
          link: (text) => (
            <PageLink href={paths.importOrganizations} className="link">
              {text}
            </PageLink>
          ),
        })}
      </p>
      <RegisterForm />
    </div>
  )
}
