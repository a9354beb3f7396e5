'use client'

import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { type Language, languageNames, languages } from '@/lib/messages/languages'
import { useMessages, useReader } from '@/lib/messages/messages-provider'
import { rememberLanguage } from './remember-language'

/** Chooses the language of every page, stored in a cookie. The page keeps its state: only its texts are requested again. */
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
