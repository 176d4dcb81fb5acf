import { createHash, timingSafeEqual } from 'node:crypto';
import type { Handler, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isLoopback } from './client-ip.ts';

export interface MetricsOptions {
  /** Values read at each scrape, by metric name without the `kronos_` prefix. */
  gauges?: Readonly<Record<string, { help: string; read: () => number | Promise<number> }>>;
  /** Includes memory, processor and event loop of the process. Default: true. */
  ofProcess?: boolean;
}

export interface Metrics {
  /** The registry, for additional metrics. Each app has its own: two apps in one process never share counts. */
  registry: Registry;
  /** Measures the duration of every request by method, route pattern and status. */
  middleware: MiddlewareHandler;
  /** Returns the handler of a scrape: only for callers with the token, or, without a token, for this machine. */
  handler(options: { token: string | undefined }): Handler;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Creates the metrics of one server, in the Prometheus format. */
export function createMetrics({ gauges = {}, ofProcess = true }: MetricsOptions = {}): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'kronos_http_request_duration_seconds',
    help: 'Response time, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  });
  for (const [name, { help, read }] of Object.entries(gauges)) {
    const collect = async function (this: Gauge): Promise<void> {
      this.set(await read());
    };
    registry.registerMetric(new Gauge({ name: `kronos_${name}`, help, registers: [], collect }));
  }

  return {
    registry,
    middleware: async (c, next) => {
      const start = performance.now();
      await next();
      // Anyone can choose methods and paths; labels come from our own lists, so that their number stays small.
      const method = methods.has(c.req.method) ? c.req.method : 'other';
      const labels = { method, route: routePath(c), status: c.res.status };
      duration.observe(labels, (performance.now() - start) / 1000);
    },
    handler:
      ({ token }) =>
      async (c) => {
        const isAllowed = token ? isBearer(c.req.header('authorization'), token) : isLoopback(c);
        if (!isAllowed) return c.json({ message: 'You may not read these metrics.' }, token ? 401 : 403);
        return c.body(await registry.metrics(), 200, {
          'Content-Type': registry.contentType,
          'Cache-Control': 'no-store',
        });
      },
  };
}

const isBearer = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
