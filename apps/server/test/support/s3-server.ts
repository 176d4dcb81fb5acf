import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

const keys = { accessKeyId: 'AKTEST', secretAccessKey: 'secret-of-the-test', region: 'eu-test-1' };

/**
 * A bucket on loopback: accepts requests signed with Signature V4, and assembles a file once all its parts are there.
 */
export async function startS3({ keep = false } = {}) {
  const files = new Map<string, Buffer>();
  const uploads = new Map<string, { key: string; parts: Map<number, { tag: string; body: Buffer }> }>();
  const calls: string[] = [];
  /** Replaces responses of the bucket while it is set. */
  let fault: ((call: string) => { status: number; code: string } | undefined) | undefined;

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    const url = new URL(request.url ?? '/', endpoint);
    const key = decodeURIComponent(url.pathname.slice('/backups/'.length));
    const refuse = (status: number, code: string) =>
      response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    const kind = url.searchParams.has('uploads')
      ? 'begin'
      : url.searchParams.has('partNumber')
        ? 'part'
        : url.searchParams.has('uploadId')
          ? request.method === 'POST'
            ? 'complete'
            : 'abort'
          : (request.method ?? '').toLowerCase();
    calls.push(kind);
    if (!isSigned(request, url, body)) return refuse(403, 'SignatureDoesNotMatch');
    const injected = fault?.(kind);
    if (injected) return refuse(injected.status, injected.code);
    const upload = uploads.get(url.searchParams.get('uploadId') ?? '');
    switch (kind) {
      case 'begin': {
        const id = randomUUID();
        uploads.set(id, { key, parts: new Map() });
        return response.end(
          `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
        );
      }
      case 'part': {
        if (!upload) return refuse(404, 'NoSuchUpload');
        const tag = `"${createHash('md5').update(body).digest('hex')}"`;
        upload.parts.set(Number(url.searchParams.get('partNumber')), { tag, body });
        return response.setHeader('ETag', tag).end();
      }
      case 'complete': {
        if (!upload) return refuse(404, 'NoSuchUpload');
        const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)];
        const parts = named.map(([, number, tag]) => {
          const part = upload.parts.get(Number(number));
          return part?.tag === tag ? part?.body : undefined;
        });
        if (parts.some((part) => !part)) return refuse(400, 'InvalidPart');
        files.set(upload.key, Buffer.concat(parts as Buffer[]));
        uploads.delete(url.searchParams.get('uploadId') ?? '');
        return response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
      }
      case 'abort':
        uploads.delete(url.searchParams.get('uploadId') ?? '');
        return response.writeHead(204).end();
      case 'put':
        files.set(key, body);
        return response.end();
      case 'delete':
        files.delete(key);
        return response.writeHead(204).end();
      default: {
        const file = files.get(key);
        return file ? response.end(file) : refuse(404, 'NoSuchKey');
      }
    }
  }

  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  if (!keep) onTestFinished(close);
  return {
    files,
    uploads,
    calls,
    fail: (next: typeof fault) => void (fault = next),
    options: { ...keys, endpoint, bucket: 'backups' },
    env: {
      KRONOS_S3_ENDPOINT: endpoint,
      KRONOS_S3_BUCKET: 'backups',
      KRONOS_S3_REGION: keys.region,
      KRONOS_S3_KEY: keys.accessKeyId,
      KRONOS_S3_SECRET: keys.secretAccessKey,
    },
    close,
  };
}

/** Computes the signature of the received request, as the service does. */
function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const given = /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    headers.authorization ?? '',
  );
  if (!given) return false;
  const [, id, date = '', region = '', signed = '', signature] = given;
  const sum = createHash('sha256').update(body).digest('hex');
  if (id !== keys.accessKeyId || region !== keys.region || headers['x-amz-content-sha256'] !== sum) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const named = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const asked = [method, url.pathname, query, named.join(''), signed, sum].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    scope,
    createHash('sha256').update(asked).digest('hex'),
  ].join('\n');
  const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest();
  const signing = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, part) => hmac(key, part),
    `AWS4${keys.secretAccessKey}`,
  );
  return hmac(signing, text).toString('hex') === signature;
}
