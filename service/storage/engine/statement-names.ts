import { LRUCache } from 'lru-cache'

/** Each keeps its plan in every connection, and none is let go of. */
const mostNamed = 200
const mostRemembered = 1_000

/** Others tell what they are of when they run (FETCH), or are rare. */
const isPreparable = /^\s*(?:select|with|insert|update|delete)\b/i

/**
 * Names for statements that are asked again: a connection of PostgreSQL parses a named one once, and from then on decides
 * whether one plan serves all parameters (plan_cache_mode auto). Planning is most of the time of a look-up of many at once.
 * Null for what is asked for the first time, since lists are asked by so many filters that few come twice.
 */
export function createStatementNames(): (sql: string) => string | null {
  const asked = new LRUCache<string, true>({ max: mostRemembered })
  const names = new Map<string, string>()
  return (sql) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (asked.has(sql) && names.size < mostNamed) {
      const name = `carbon-register-${names.size + 1}`
      names.set(sql, name)
      return name
    }
    if (isPreparable.test(sql)) asked.set(sql, true)
    return null
  }
}
