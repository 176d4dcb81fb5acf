import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';

export interface StaticPanelOptions {
  /** The folder of the built panel. */
  folder: string;
  /** Called before the page itself is served; the place to set a cookie. */
  onIndex?: (c: Context) => void | Promise<void>;
}

interface Asset {
  type: string;
  etag: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** The content as compressed by the build. */
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

type Encoding = keyof typeof suffixes;

/** In order of preference. */
const suffixes = { br: '.br', gzip: '.gz' } as const;
const encodings = ['br', 'gzip'] as const satisfies Encoding[];

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Serves the built panel: its files, and its page for every address under /app. The folder is read once, so that two
 * builds are never mixed, and requests can only name files that were found: a visitor's path never reaches the disk.
 */
export function staticPanel({ folder, onIndex }: StaticPanelOptions): MiddlewareHandler {
  const assets = readAssets(folder);
  const index = assets.get('/index.html');

  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const path = decodePath(c.req.path);
    if (path === undefined) return c.json({ message: 'This address is not valid.' }, 400);
    if (path === '/') return c.redirect('/app', 302);
    if (path === '/app' || path.startsWith('/app/') || path === '/index.html') {
      if (!index) return c.text('The panel is not built. Run: npm run build', 503);
      await onIndex?.(c);
      return serve(c, index, 'no-cache');
    }
    const asset = assets.get(path);
    if (!asset) return next();
    return serve(c, asset, path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  };
}

function serve(c: Context, asset: Asset, caching: string): Response {
  c.header('Cache-Control', caching);
  c.header('ETag', asset.etag);
  c.header('Vary', 'Accept-Encoding');
  if (c.req.header('if-none-match')?.split(/, */).includes(asset.etag)) return c.body(null, 304);
  const accepted = acceptedEncodings(c.req.header('accept-encoding'));
  const encoding = encodings.find((name) => accepted.has(name) && asset.encoded[name]);
  const bytes = (encoding && asset.encoded[encoding]) ?? asset.bytes;
  if (encoding) c.header('Content-Encoding', encoding);
  c.header('Content-Type', asset.type);
  c.header('Content-Length', String(bytes.byteLength));
  return c.body(bytes);
}

/** Decodes a path once; undefined for one that no honest browser requests. */
function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    const isSuspect = /[\\\0]/.test(decoded) || decoded.split('/').includes('..');
    return isSuspect ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function acceptedEncodings(header = ''): Set<string> {
  const entries = header.split(',').map((entry) =>
    entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  );
  return new Set(entries.filter(([, q = '1']) => Number(q) > 0).map(([name = '']) => name));
}

/** Returns every regular file by its address. Symbolic links are skipped: they may point anywhere. */
function readAssets(folder: string): Map<string, Asset> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = new Set(files.map((file) => join(file.parentPath, file.name)));
  const isCompressed = (name: string): boolean =>
    Object.values(suffixes).some((suffix) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)));
  const assets = [...names]
    .filter((name) => !isCompressed(name))
    .map((name) => {
      const bytes = readFileSync(name);
      const asset: Asset = {
        type: types[extname(name)] ?? 'application/octet-stream',
        etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
        bytes,
        encoded: {},
      };
      for (const encoding of encodings) {
        const sibling = name + suffixes[encoding];
        if (names.has(sibling)) asset.encoded[encoding] = readFileSync(sibling);
      }
      return [`/${relative(folder, name).split(sep).join('/')}`, asset] as const;
    });
  return new Map(assets);
}
