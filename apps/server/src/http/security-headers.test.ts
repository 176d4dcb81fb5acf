import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { hashInlineScripts, hashSource, reactAriaStyleHashes, securityHeaders } from './security-headers.ts';

const inlineHashes = [hashSource('boot()')];
const connect = ['ws://localhost:4500', 'wss://panel.example:8443'];

async function ask(url = 'http://panel.test/app', options: { trustProxy?: boolean } = {}, headers = {}) {
  const app = new Hono();
  app.use(securityHeaders({ inlineHashes, connect, ...options }));
  app.get('/app', (c) => c.text('page'));
  app.get('/broken', () => {
    throw new Error('broken');
  });
  app.onError((_, c) => c.text('broken', 500));
  const response = await app.request(url, { headers });
  const csp = response.headers.get('content-security-policy') ?? '';
  const directives = Object.fromEntries(
    csp.split('; ').map((line): [string, string[]] => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources];
    }),
  );
  return { response, directives };
}

const hsts = async (...args: Parameters<typeof ask>) =>
  (await ask(...args)).response.headers.get('strict-transport-security');

describe('the security headers', () => {
  it('allow a page its own origin, the named sockets and nothing else', async () => {
    const { directives } = await ask();
    expect(directives).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", `'${inlineHashes[0]}'`],
      'style-src': ["'self'", ...reactAriaStyleHashes.map((hash) => `'${hash}'`)],
      'style-src-attr': ["'none'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...connect],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
    });
  });

  it('name the CDN hosts that there are, whenever they change', async () => {
    let also: readonly string[] = [];
    const app = new Hono();
    app.use(securityHeaders({ inlineHashes, connect, connectAlso: () => also }));
    app.get('/app', (c) => c.text('page'));
    const connectSources = async () => {
      const csp = (await app.request('http://panel.test/app')).headers.get('content-security-policy') ?? '';
      return /connect-src ([^;]*)/.exec(csp)?.[1];
    };
    expect(await connectSources()).toBe(`'self' ${connect.join(' ')}`);
    also = ['https://cdn.example'];
    expect(await connectSources()).toBe(`'self' ${connect.join(' ')} https://cdn.example`);
    also = [];
    expect(await connectSources()).toBe(`'self' ${connect.join(' ')}`);
  });

  it('include those against sniffing, framing and cross-origin use', async () => {
    const { response } = await ask();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  it('are sent with refusals and failures too', async () => {
    for (const path of ['/nothing', '/broken']) {
      const { response } = await ask(`http://panel.test${path}`);
      expect(response.ok).toBe(false);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('include HSTS only over HTTPS', async () => {
    const forwarded = { 'x-forwarded-proto': 'https' };
    expect(await hsts()).toBeNull();
    expect(await hsts('https://panel.test/app')).toBe('max-age=31536000');
    expect(await hsts('http://panel.test/app', {}, forwarded)).toBeNull();
    expect(await hsts('http://panel.test/app', { trustProxy: true }, forwarded)).toBe('max-age=31536000');
  });
});

it('lists the hashes of the styles that React Aria injects', () => {
  const { resolve } = createRequire(new URL('../../../../packages/ui/package.json', import.meta.url));
  const folder = dirname(resolve('react-aria/package.json'));
  const styleOf = (file: string): string => {
    const source = readFileSync(join(folder, 'dist/private', file), 'utf8');
    const [, attribute = ''] = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source) ?? [];
    const styles = [...source.matchAll(/\.textContent = `([^`]*)`\.trim\(\)/g)].map(([, css = '']) => css);
    expect(styles).toHaveLength(1);
    return (styles[0] ?? '').replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim();
  };
  const styles = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map(styleOf);
  expect(styles[0]).toContain('[data-react-aria-pressable]');
  expect(styles.map(hashSource)).toEqual(reactAriaStyleHashes);
});

it('hashes the inline scripts of a page and no others', () => {
  const html = `<head><script>boot()</script><script type="module" crossorigin src="/assets/a.js"></script>
    <SCRIPT type="module">
two()</SCRIPT></head>`;
  expect(hashInlineScripts(html)).toEqual([hashSource('boot()'), hashSource('\ntwo()')]);
  expect(hashSource('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});
