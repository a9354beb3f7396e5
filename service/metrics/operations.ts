import type { Metrics } from './create-metrics'

/** What is about running the process and not about organizations; made at start (service/main.ts). */
export type Operations = {
  metrics: Metrics
  /** Who sends it may read /metrics from anywhere; null: callers on this machine only. */
  metricsToken: string | null
  /** Of the requests that went well and fast, one in this many is logged; 0: none. */
  logSample: number
  /** DATA_DIR, where copies of the embedded database are made for a backup. */
  dataDirectory: string
  /** Set once the process is told to stop: /readyz says no, and connections are not kept. */
  isStopping: boolean
  /** Set once the database cannot go on in this process, which ends in a moment: /healthz and /readyz say no. */
  hasFailed: boolean
}
