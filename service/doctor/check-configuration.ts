import { findPathProblem } from '@/lib/server/exposure/exposure'
import { type Config, readConfig } from '@/service/config'
import { bad, type Finding, good, warning } from './finding'

type Environment = Readonly<Record<string, string | undefined>>

const what = 'configuration'

/** Names of settings. A misspelt variable has no effect and causes no error, so names similar to these are reported. */
const known = [
  'SERVICE_HOST',
  'SERVICE_PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'TEAM_KEY',
  'SERVICE_PUBLIC_URL',
  'SOURCES_REFRESH',
  'LIVE_SOURCES',
  'OPERATOR_CONTACT',
  'NZDPU_API_KEY',
  'REPORTS_FETCH',
  'REPORTS_FIND',
  'REPORT_MODEL_URL',
  'REPORT_MODEL_NAME',
  'REPORT_MODEL_KEY',
  'SERVICE_URL',
  'SERVICE_API_KEY',
  'PUBLIC_ORIGIN',
  'DASHBOARD_HOST',
  'AUTH_SECRET',
  'PORT',
]

/** Reads the settings, and reports what is wrong or suspicious. `config` is null if they cannot be read. */
export function checkConfiguration(environment: Environment): { config: Config | null; findings: Finding[] } {
  const odd = [...checkNames(environment), ...checkDashboard(environment)]
  try {
    const config = readConfig(environment)
    return {
      config,
      findings: [
        ...odd,
        ...(odd.length === 0 ? [good(what, 'every setting can be read')] : []),
        ...checkMeaning(config),
      ],
    }
  } catch (error) {
    const words = error instanceof Error ? error.message.replaceAll('\n', '; ') : String(error)
    return {
      config: null,
      findings: [
        ...odd,
        bad(
          what,
          words,
          'Correct the variables that are named; docs/configuration.md and docs/operations.md list the allowed values.',
        ),
      ],
    }
  }
}

function checkNames(environment: Environment): Finding[] {
  return Object.keys(environment).flatMap((name) => {
    const meant = known.find((one) => one !== name && !known.includes(name) && isNear(one, name))
    return meant === undefined ? [] : [warning(what, `${name} is no setting`, `Is ${meant} meant?`)]
  })
}

/** Whether two names of at least eight letters differ by one missing, additional or different letter. */
function isNear(one: string, other: string): boolean {
  if (one.length < 8 || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  return rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1)
}

function checkDashboard({
  AUTH_SECRET: secret,
  DASHBOARD_HOST: host,
  SERVICE_URL: url,
  PUBLIC_ORIGIN: origin,
}: Environment): Finding[] {
  const isOpen = host !== undefined && host !== '' && !/^(?:127\.|localhost$|::1$)/.test(host)
  return [
    ...(isOpen && !secret
      ? [
          bad(
            'dashboard',
            `DASHBOARD_HOST is ${host}, and there is no sign-in`,
            'Set AUTH_SECRET (docs/sign-in.md), or leave DASHBOARD_HOST out.',
          ),
        ]
      : []),
    ...(secret && secret.length < 32
      ? [
          bad(
            'dashboard',
            'AUTH_SECRET is short enough to be guessed',
            'Make one of 32 characters or more: openssl rand -hex 24',
          ),
        ]
      : []),
    ...(origin && findPathProblem(origin) !== null
      ? [
          bad(
            'dashboard',
            `PUBLIC_ORIGIN has a path that the dashboard cannot be served under: ${origin}`,
            'Give it a path of letters, digits, "-", "_", "." and "~", like https://intranet.example/carbon, and nothing after it.',
          ),
        ]
      : []),
    ...[
      ['SERVICE_URL', url],
      ['PUBLIC_ORIGIN', origin],
    ].flatMap(([name, value]) =>
      value && !/^https?:\/\/[^\s]+$/.test(value)
        ? [
            bad(
              'dashboard',
              `${name} is no web address: ${value}`,
              `Write it with its scheme, like http://127.0.0.1:4000`,
            ),
          ]
        : [],
    ),
  ]
}

function checkMeaning({ isAskingLiveSources, live, databaseUrl, host, teamKey }: Config): Finding[] {
  return [
    ...(isAskingLiveSources && live.contact === null
      ? [
          warning(
            what,
            'LIVE_SOURCES is on without OPERATOR_CONTACT: Wikidata and the SEC are not queried',
            'Set OPERATOR_CONTACT to an e-mail address or web page of yours.',
          ),
        ]
      : []),
    ...(isAskingLiveSources && live.keys.nzdpu === undefined
      ? [
          warning(
            what,
            'LIVE_SOURCES is on without NZDPU_API_KEY: NZDPU is queried only if a key was entered on the page Data',
            'Get a key at https://nzdpu.com.',
          ),
        ]
      : []),
    ...(databaseUrl !== null && teamKey === null
      ? [
          warning(
            what,
            'PostgreSQL without TEAM_KEY: each service creates its own key',
            'Give all processes the same TEAM_KEY.',
          ),
        ]
      : []),
    ...(host === '0.0.0.0' || host === '::'
      ? [
          warning(
            what,
            `SERVICE_HOST is ${host}: whoever reaches this machine reaches the service`,
            'Leave it out, or put a firewall or proxy with TLS in front.',
          ),
        ]
      : []),
  ]
}
