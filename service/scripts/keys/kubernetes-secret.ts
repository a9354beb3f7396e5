import { readFileSync } from 'node:fs'

// Reads and writes one value of one Secret from a pod, with the rights of its ServiceAccount. NODE_EXTRA_CA_CERTS names the
// cluster's certificate (ops/helm: templates/project-key.yaml).

const folder = '/var/run/secrets/kubernetes.io/serviceaccount'
const field = 'SERVICE_API_KEY'

export type Kubernetes = { api: string; namespace: string; token: string }

/** Returns the address and token of the API, from what Kubernetes provides to every pod. */
export function readKubernetes(env: NodeJS.ProcessEnv): Kubernetes {
  const host = env['KUBERNETES_SERVICE_HOST']
  if (!host) throw new Error('KEY_SECRET is set, but this is no pod of Kubernetes')
  const name = host.includes(':') ? `[${host}]` : host
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8').trim()
  const port = env['KUBERNETES_SERVICE_PORT_HTTPS'] || '443'
  return { api: `https://${name}:${port}`, namespace: read('namespace'), token: read('token') }
}

type Change = { method: string; type: string; body: object }

function call({ api, namespace, token }: Kubernetes, path: string, change: Change | null): Promise<Response> {
  return fetch(`${api}/api/v1/namespaces/${namespace}/secrets${path}`, {
    method: change?.method ?? 'GET',
    headers: { authorization: `Bearer ${token}`, ...(change === null ? {} : { 'content-type': change.type }) },
    ...(change === null ? {} : { body: JSON.stringify(change.body) }),
    signal: AbortSignal.timeout(15_000),
  })
}

async function refuse(what: string, name: string, response: Response): Promise<never> {
  throw new Error(
    `The Secret ${name} cannot be ${what}: Kubernetes answered ${response.status} ${await response.text()}`,
  )
}

/** Returns the key in the Secret; null where there is no such Secret or it has no key. */
export async function readSecretKey(kubernetes: Kubernetes, name: string): Promise<string | null> {
  const response = await call(kubernetes, `/${name}`, null)
  if (response.status === 404) return null
  if (!response.ok) await refuse('read', name, response)
  const { data } = (await response.json()) as { data?: Record<string, string> }
  return Buffer.from(data?.[field] ?? '', 'base64').toString('utf8') || null
}

/** Writes the key into the Secret, which is created where it is missing; its other values stay. */
export async function writeSecretKey(kubernetes: Kubernetes, name: string, key: string): Promise<void> {
  const stringData = { [field]: key }
  const type = 'application/merge-patch+json'
  const changed = await call(kubernetes, `/${name}`, { method: 'PATCH', type, body: { stringData } })
  if (changed.ok) return
  if (changed.status !== 404) await refuse('written', name, changed)
  const body = { apiVersion: 'v1', kind: 'Secret', metadata: { name }, type: 'Opaque', stringData }
  const made = await call(kubernetes, '', { method: 'POST', type: 'application/json', body })
  if (!made.ok) await refuse('made', name, made)
}
