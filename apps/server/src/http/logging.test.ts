import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createLogger, logRequests, type LogVariables } from './logging.ts';

function setUp() {
  const lines: string[] = [];
  const log = createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
  const read = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log, lines, read };
}

describe('the log', () => {
  it('contains no secrets', () => {
    const { log, lines } = setUp();
    const secrets = {
      authorization: 's3cret',
      cookie: 's3cret',
      password: 's3cret',
      token: 's3cret',
      'set-cookie': 's3cret',
    };
    log.info(secrets, 'top');
    log.info({ headers: secrets }, 'one down');
    log.info({ req: { headers: secrets, body: { return_key: 's3cret', 'x-xsrf-token': 's3cret' } } }, 'two down');
    log.info({ url: '/a?login=s3cret&page=2&PASSWORD=s3cret&token=s3cret#x' }, 'address');
    expect(lines).toHaveLength(4);
    expect(lines.join('')).not.toContain('s3cret');
    expect(lines[3]).toContain('/a?login=[redacted]&page=2&PASSWORD=[redacted]&token=[redacted]#x');
  });

  it('records what happened, when and at which level', () => {
    const { log, read } = setUp();
    log.error({ err: new Error('broken') }, 'no good');
    expect(read()).toMatchObject([{ level: 'error', msg: 'no good', err: { type: 'Error', message: 'broken' } }]);
    expect(Date.parse(String(read()[0]?.['time']))).toBeGreaterThan(0);
  });
});

function serve() {
  const { log, read, lines } = setUp();
  const app = new Hono<{ Variables: LogVariables }>();
  app.use(logRequests(log));
  app.get('/app/impersonate/:token', (c) => {
    c.get('log').debug('inside');
    return c.text('ok');
  });
  app.get('/broken', () => {
    throw new Error('broken');
  });
  app.onError((_, c) => c.text('broken', 500));
  return { app, read, lines };
}

describe('the log line of a request', () => {
  it('names the route by its pattern', async () => {
    const { app, read, lines } = serve();
    const response = await app.request('/app/impersonate/s3cret?token=s3cret');
    const id = response.headers.get('x-request-id');
    expect(read()).toMatchObject([
      { msg: 'inside', request: id },
      { level: 'info', msg: 'request', method: 'GET', route: '/app/impersonate/:token', status: 200, request: id },
    ]);
    expect(typeof read()[1]?.['ms']).toBe('number');
    expect(lines.join('')).not.toContain('s3cret');
  });

  it('has level error for a failure of the server', async () => {
    const { app, read } = serve();
    await app.request('/broken');
    await app.request('/nothing');
    expect(read()).toMatchObject([
      { level: 'error', route: '/broken', status: 500 },
      { level: 'info', status: 404 },
    ]);
  });

  it.each([
    ['req_0123-ab.cd', true],
    ['short', false],
    ['with space in it', false],
    ['"},"forged":"line', false],
    ['x'.repeat(65), false],
  ])('keeps the given request id %j: %s', async (given, isKept) => {
    const { app, read } = serve();
    const response = await app.request('/nothing', { headers: { 'x-request-id': given } });
    expect(response.headers.get('x-request-id') === given).toBe(isKept);
    expect(read()[0]?.['request'] === given).toBe(isKept);
  });
});
