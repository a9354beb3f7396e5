import type { Metrics } from '@/service/context'

/** Upper bounds of the latency histogram, in seconds. */
export const latencyBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

type RouteCounts = {
  labels: string
  /** Answers by status. */
  statuses: Map<number, number>
  /** Answers whose time is at most the bound of this place; the last place takes what is slower than all. */
  buckets: number[]
  seconds: number
}

export type RequestCounts = {
  ofRoute: Metrics['ofRoute']
  /** In the text format of Prometheus. */
  text(): string
}

/** https://prometheus.io/docs/instrumenting/exposition_formats/: backslash, quote and line end are escaped. */
function label(name: string, value: string): string {
  return `${name}="${value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`
}

function total({ statuses }: RouteCounts): number {
  return [...statuses.values()].reduce((sum, count) => sum + count, 0)
}

function histogramLines(name: string, counts: RouteCounts): string[] {
  let below = 0
  const bounds = latencyBuckets.map((bound, place) => {
    below += counts.buckets[place] ?? 0
    return `${name}_bucket{${counts.labels},le="${bound}"} ${below}`
  })
  return [
    ...bounds,
    `${name}_bucket{${counts.labels},le="+Inf"} ${total(counts)}`,
    `${name}_sum{${counts.labels}} ${counts.seconds}`,
    `${name}_count{${counts.labels}} ${total(counts)}`,
  ]
}

/**
 * Counts requests by route and status, and how long they took. By hand and not by prom-client, which looks its labels
 * up anew at every request: this costs a stored answer some fifty nanoseconds.
 */
export function createRequestCounts(): RequestCounts {
  const routes = new Map<string, RouteCounts>()
  return {
    ofRoute(method, route) {
      const labels = `${label('method', method)},${label('route', route)}`
      const counts = routes.get(labels) ?? {
        labels,
        statuses: new Map(),
        buckets: new Array<number>(latencyBuckets.length + 1).fill(0),
        seconds: 0,
      }
      routes.set(labels, counts)
      return (status, seconds) => {
        counts.statuses.set(status, (counts.statuses.get(status) ?? 0) + 1)
        let place = 0
        while (place < latencyBuckets.length && seconds > (latencyBuckets[place] ?? 0)) place++
        counts.buckets[place] = (counts.buckets[place] ?? 0) + 1
        counts.seconds += seconds
      }
    },
    text() {
      const used = [...routes.values()].filter(({ statuses }) => statuses.size > 0)
      const requests = 'carbon_register_http_requests_total'
      const duration = 'carbon_register_http_request_duration_seconds'
      return [
        `# HELP ${requests} Requests answered, by route and status.`,
        `# TYPE ${requests} counter`,
        ...used.flatMap(({ labels, statuses }) =>
          [...statuses].map(([status, count]) => `${requests}{${labels},status="${status}"} ${count}`),
        ),
        `# HELP ${duration} Seconds from the arrival of a request to the end of its answer.`,
        `# TYPE ${duration} histogram`,
        ...used.flatMap((counts) => histogramLines(duration, counts)),
        '',
      ].join('\n')
    },
  }
}
