import { useReader } from '@/lib/messages/messages-provider'

/** The language of what the service writes of a figure, where the page's is another: screen readers then read it as English. */
export function useServiceLanguage(): 'en' | undefined {
  return useReader().language === 'en' ? undefined : 'en'
}
