import { CamelCasePlugin } from 'kysely'
import type { Row } from './database'

const camels = new Map<string, string>()
const snakes = new Map<string, string>()

function remembered(known: Map<string, string>, name: string, change: (name: string) => string): string {
  const found = known.get(name)
  if (found !== undefined) return found
  const changed = change(name)
  known.set(name, changed)
  return changed
}

/** `company_id` -> `companyId`. A digit keeps its underscore, so that the conversion is reversible: `scope_1_2_kg` -> `scope_1_2Kg`. */
export function toCamelCase(name: string): string {
  return remembered(camels, name, (snake) => snake.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))
}

export function toSnakeCase(name: string): string {
  return remembered(snakes, name, (camel) => camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
}

/** A row with camelCase names. The inside of JSON values is data and keeps its names. */
export function toCamelCaseRow(row: Row): Row {
  const renamed: Row = {}
  for (const name in row) renamed[toCamelCase(name)] = row[name]
  return renamed
}

/** Names of tables and columns: camelCase in programs, snake_case in the database. */
export class Naming extends CamelCasePlugin {
  protected override snakeCase(name: string): string {
    return toSnakeCase(name)
  }

  protected override camelCase(name: string): string {
    return toCamelCase(name)
  }

  protected override mapRow(row: Row): Row {
    return toCamelCaseRow(row)
  }
}
