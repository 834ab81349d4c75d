/** Traces to an OpenTelemetry collector by OTLP over HTTP. */

import { setTimeout as sleep } from 'node:timers/promises';
import { type SpanOpener, setSpanOpener } from '../base/spans.ts';

type Order = {
  /** Undefined where there is none; its packages are then not even loaded. */
  endpoint: string | undefined;
  build: { version: string; process: string };
};

const sendWithinMs = 5_000;
/** A collector that hangs keeps no process from ending. */
const closeWithinMs = 2_000;

/** Answers how it is closed. */
export async function openSpans({ endpoint, build }: Order): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => undefined;
  const [api, { BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: sendWithinMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `hotseat-${build.process}`,
      'service.version': build.version,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('hotseat');
  const kinds = {
    server: api.SpanKind.SERVER,
    producer: api.SpanKind.PRODUCER,
    consumer: api.SpanKind.CONSUMER,
    client: api.SpanKind.CLIENT,
  };
  const contextOf = (traceparent: string | undefined) => {
    const [, traceId = '', spanId = '', flags = '0'] = traceparent?.split('-') ?? [];
    if (!traceId) return api.ROOT_CONTEXT;
    const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
    return api.trace.setSpanContext(api.ROOT_CONTEXT, parent);
  };
  const open: SpanOpener = ({ name, kind, attributes }, parent) => {
    const options = {
      kind: kind ? kinds[kind] : api.SpanKind.INTERNAL,
      ...(attributes ? { attributes } : {}),
    };
    const span = tracer.startSpan(name, options, contextOf(parent));
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      note: (more) => span.setAttributes(more),
      end(error) {
        // Its message may quote what somebody has written.
        if (error !== undefined) {
          span.setStatus({ code: api.SpanStatusCode.ERROR });
          span.setAttribute('error.type', nameOf(error));
        }
        span.end();
      },
    };
  };
  setSpanOpener(open);
  return async () => {
    setSpanOpener(undefined);
    const shutDown = provider.shutdown().catch(() => undefined);
    await Promise.race([shutDown, sleep(closeWithinMs, undefined, { ref: false })]);
  };
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
