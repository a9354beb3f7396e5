import { browserStorage } from './browser-storage'

const key = 'carbon-register.team-name'

/** The name under which this reader last asked a supplier; '' if none. */
export function readTeamName(): string {
  return browserStorage().getItem(key) ?? ''
}

export function keepTeamName(name: string): void {
  browserStorage().setItem(key, name)
}
