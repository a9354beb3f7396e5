'use client'

import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { type Language, languageNames, languages } from '@/lib/messages/languages'
import { useMessages, useReader } from '@/lib/messages/messages-provider'
import { rememberLanguage } from './remember-language'

/** The language of every page, kept in a cookie. What the page holds stays: only its words are asked for again. */
export function LanguageSelect() {
  const words = useMessages('shell')
  const { language } = useReader()
  const router = useRouter()
  const id = useId()
  return (
    <div className="flex items-center gap-2.5">
      <label htmlFor={id}>{words('language')}</label>
      <NativeSelect
        id={id}
        className="w-32"
        value={language}
        onChange={(event) => rememberLanguage(event.target.value as Language, router)}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
