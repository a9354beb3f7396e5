import { readFileSync } from 'node:fs'

/** Returns how a Dockerfile's last stage runs: the environment of ENV and the arguments of CMD. */
export function readImage(file: string): { environment: Record<string, string>; command: string[] } {
  const last =
    readFileSync(file, 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? ''
  const env = /^ENV ((?:.*\\\n)*.*)$/m.exec(last)?.[1] ?? ''
  const environment = Object.fromEntries([...env.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]))
  const command: unknown = JSON.parse(/^CMD (\[.*\])$/m.exec(last)?.[1] ?? 'null')
  if (!Array.isArray(command)) throw new Error(`${file} has no CMD in words`)
  return { environment, command: command.map(String) }
}
