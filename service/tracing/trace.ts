import {
  context,
  ProxyTracerProvider,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

type Attributes = Record<string, string | number>

const tracerName = 'carbon-register'

/**
 * Whether somebody collects traces: an OpenTelemetry SDK, loaded before the service (docs/operations/observing.md). Ask once at
 * start; without one nothing is traced, and it costs nothing.
 */
export function isTracing(): boolean {
  const provider = trace.getTracerProvider()
  return !(provider instanceof ProxyTracerProvider) || provider.getDelegateTracer(tracerName) !== undefined
}

function fail(span: Span, error: unknown): void {
  if (error instanceof Error) span.recordException(error)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Runs `work` inside a span of this name; what throws marks it as failed and is thrown on. */
export async function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return trace.getTracer(tracerName).startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

export type RequestSpan = { end: (status: number) => void }

/**
 * Begins the span of a request, a child of the caller's where its headers name one (W3C Trace Context), and runs `next`
 * inside it. Attributes by the conventions of OpenTelemetry for HTTP servers; the pattern of the route, never its values.
 */
export function beginRequestSpan(
  request: { method: string; route: string; headers: Record<string, unknown> },
  next: (span: RequestSpan) => void,
): void {
  const { method, route, headers } = request
  const parent = propagation.extract(context.active(), headers)
  const attributes = { 'http.request.method': method, 'http.route': route }
  const options = { kind: SpanKind.SERVER, attributes }
  const span = trace.getTracer(tracerName).startSpan(`${method} ${route}`, options, parent)
  function end(status: number): void {
    span.setAttribute('http.response.status_code', status)
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
  context.with(trace.setSpan(parent, span), () => next({ end }))
}
