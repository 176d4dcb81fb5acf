import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { portOf } from './harness.ts';

interface Answer {
  type: string;
  body: Buffer;
}

const manifestType = 'application/vnd.docker.distribution.manifest.v2+json';

/**
 * A registry of three images on loopback, from which engines pull without TLS: `good` (one tiny layer), `broken` (its
 * config does not match its digest, which an engine notices in the middle of a pull) and `slow` (its layer never ends).
 * With `credentials`, it serves them only to that account.
 */
export async function startRegistry(
  layerTar: Buffer,
  labels: Record<string, string> = {},
  credentials?: { username: string; password: string },
) {
  const authorization = credentials && basic(credentials);
  const answers = new Map<string, Answer>();
  const layer = gzipSync(layerTar);
  const config = Buffer.from(
    JSON.stringify({
      architecture: process.arch === 'arm64' ? 'arm64' : 'amd64',
      os: 'linux',
      config: { Cmd: ['/bin/sh'], Labels: labels },
      rootfs: { type: 'layers', diff_ids: [digestOf(layerTar)] },
    }),
  );
  // With its own digest, so that the engine does not already have the layer.
  const slowDigest = digestOf(Buffer.from(`slow ${process.pid}`));
  const blob = (image: string, digest: string, body: Buffer) =>
    answers.set(`/v2/${image}/blobs/${digest}`, { type: 'application/octet-stream', body });

  for (const image of ['good', 'broken', 'slow']) {
    const part = (mediaType: string, body: Buffer, digest = digestOf(body)) => ({
      mediaType: `application/vnd.docker.${mediaType}`,
      size: body.length,
      digest,
    });
    const manifest = Buffer.from(
      JSON.stringify({
        schemaVersion: 2,
        mediaType: manifestType,
        config: part('container.image.v1+json', config),
        layers: [part('image.rootfs.diff.tar.gzip', layer, image === 'slow' ? slowDigest : digestOf(layer))],
      }),
    );
    answers.set(`/v2/${image}/manifests/latest`, { type: manifestType, body: manifest });
    answers.set(`/v2/${image}/manifests/${digestOf(manifest)}`, { type: manifestType, body: manifest });
    blob(image, digestOf(config), image === 'broken' ? Buffer.from('{}') : config);
    blob(image, digestOf(layer), layer);
  }
  answers.set('/v2/', { type: 'application/json', body: Buffer.from('{}') });

  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    response.setHeader('Docker-Distribution-Api-Version', 'registry/2.0');
    if (authorization !== undefined && request.headers.authorization !== authorization) {
      const body = { errors: [{ code: 'UNAUTHORIZED', message: 'authentication required' }] };
      response.writeHead(401, { 'Content-Type': 'application/json', 'WWW-Authenticate': 'Basic realm="test"' });
      response.end(JSON.stringify(body));
    } else if (request.url?.endsWith(slowDigest)) {
      // Headers and a first byte, and then nothing until the engine disconnects.
      response.writeHead(200, { 'Content-Length': 5e6 }).write('a');
    } else if (answer) {
      response.writeHead(200, {
        'Content-Type': answer.type,
        'Content-Length': answer.body.length,
        ...(answer.type === manifestType && { 'Docker-Content-Digest': digestOf(answer.body) }),
      });
      response.end(request.method === 'HEAD' ? undefined : answer.body);
    } else {
      const body = { errors: [{ code: 'MANIFEST_UNKNOWN', message: 'manifest unknown' }] };
      response.writeHead(404, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${portOf(server)}`;

  return {
    image: (name: 'good' | 'broken' | 'slow' | 'absent') => `${host}/${name}:latest`,
    host,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const digestOf = (bytes: Buffer) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
const basic = ({ username, password }: { username: string; password: string }) =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
