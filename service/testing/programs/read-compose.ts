import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const Words = z.array(z.string())
const Service = z.looseObject({
  image: z.string().optional(),
  build: z.unknown().optional(),
  command: Words.optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.union([Words, z.record(z.string(), z.unknown())]).optional(),
  volumes: Words.optional(),
  read_only: z.boolean().optional(),
  user: z.string().optional(),
  cap_drop: Words.optional(),
  security_opt: Words.optional(),
  mem_limit: z.string().optional(),
})
const Compose = z.looseObject({ services: z.record(z.string(), Service) })

export type ComposeService = z.infer<typeof Service>

/** Replaces ${NAME}, ${NAME:-default} and ${NAME:?words} as compose does. Throws an Error with the words where the variable is not set. */
export function interpolate(text: string, environment: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind?: string, rest = '') => {
    const value = environment[name] ?? ''
    if (value === '' && kind === '?') throw new Error(`${name}: ${rest}`)
    return value === '' && kind === '-' ? rest : value
  })
}

/** Returns the services of a compose file, with anchors merged and variables replaced. */
export function readCompose(
  file: string,
  environment: Readonly<Record<string, string>>,
): Record<string, ComposeService> {
  const text = readFileSync(file, 'utf8').replace(/^\s*#.*$/gm, '')
  return Compose.parse(parse(interpolate(text, environment), { merge: true })).services
}

/** Parses the "NAME=value" lines of compose's .env. */
export function readEnvFile(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name, value]]
    }),
  )
}
