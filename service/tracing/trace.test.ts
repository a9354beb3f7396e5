import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  type ContextManager,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type TracerProvider,
  trace,
} from '@opentelemetry/api'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginRequestSpan, isTracing, traced } from './trace'

type Recorded = { name: string; parent: string | null; attributes: object; failed: boolean; ended: boolean }

let spans: Recorded[]

/** As little of an SDK as there can be: it writes down what it is told. */
const provider = {
  getTracer: () => ({
    startSpan(name: string, options: { attributes?: object } = {}, parent = context.active()) {
      const recorded: Recorded = {
        name,
        parent: trace.getSpanContext(parent)?.spanId ?? null,
        attributes: { ...options.attributes },
        failed: false,
        ended: false,
      }
      spans.push(recorded)
      return {
        spanContext: () => ({ traceId: '1'.repeat(32), spanId: name, traceFlags: 1 }),
        setAttribute: (key: string, value: unknown) => Object.assign(recorded.attributes, { [key]: value }),
        setStatus: () => Object.assign(recorded, { failed: true }),
        recordException: () => {},
        end: () => Object.assign(recorded, { ended: true }),
      } as unknown as Span
    },
    startActiveSpan(name: string, options: object, work: (span: Span) => unknown) {
      const span = this.startSpan(name, options)
      return context.with(trace.setSpan(context.active(), span), () => work(span))
    },
  }),
} as unknown as TracerProvider

function contextManager(): ContextManager {
  const storage = new AsyncLocalStorage<Context>()
  return {
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: (active, work, self, ...words) => storage.run(active, () => work.apply(self as never, words)),
    bind: (_active, target) => target,
    enable() {
      return this
    },
    disable() {
      return this
    },
  }
}

beforeEach(() => {
  spans = []
})
afterEach(() => {
  trace.disable()
  context.disable()
  propagation.disable()
})

it('traces nothing, and says so, where no SDK was loaded', async () => {
  expect(isTracing()).toBe(false)
  expect(await traced('work', {}, async () => 7)).toBe(7)
  expect(spans).toEqual([])
})

it('ends the span of work that throws, as failed, and throws on', async () => {
  trace.setGlobalTracerProvider(provider)
  await expect(
    traced('research', { 'organization.id': 7 }, async () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  const attributes = { 'organization.id': 7 }
  expect(spans).toEqual([{ name: 'research', parent: null, attributes, failed: true, ended: true }])
})

it("makes a request's work its children, and the request the caller's child", async () => {
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(contextManager())
  propagation.setGlobalPropagator({
    inject() {},
    extract: (from, headers) =>
      trace.setSpanContext(from, {
        traceId: '1'.repeat(32),
        spanId: (headers as Record<string, string>)['traceparent'] ?? '',
        traceFlags: 1,
      }),
    fields: () => [],
  })
  expect(isTracing()).toBe(true)
  const request = { method: 'GET', route: '/organizations/:id', headers: { traceparent: 'caller' } }
  await new Promise<void>((resolve) => {
    beginRequestSpan(request, async (span) => {
      await traced('inner', {}, async () => {})
      span.end(500)
      resolve()
    })
  })
  const attributes = { 'http.request.method': 'GET', 'http.route': '/organizations/:id' }
  expect(spans).toEqual([
    {
      name: 'GET /organizations/:id',
      parent: 'caller',
      attributes: { ...attributes, 'http.response.status_code': 500 },
      failed: true,
      ended: true,
    },
    { name: 'inner', parent: 'GET /organizations/:id', attributes: {}, failed: false, ended: true },
  ])
})
