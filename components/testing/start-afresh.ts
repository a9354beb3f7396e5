import { beforeEach } from 'vitest'
import { listenToToasts } from '@/components/ui/notices/toast'
import { navigation } from './fake-navigation'

// vitest.config.ts loads this before each test of a component: nothing is left of what another test reported, visited or showed.
beforeEach(() => {
  listenToToasts(() => undefined)()
  navigation.push.mockReset()
  navigation.refresh.mockReset()
  navigation.path = '/'
  document.body.replaceChildren()
})
