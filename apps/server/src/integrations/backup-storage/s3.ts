import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { type BackupStorage, StorageError } from '../../domain/backups/storage.ts';

/** The bucket of an S3-compatible service. */
export interface S3Options {
  /** Such as `https://s3.eu-central-1.amazonaws.com`; the bucket is the first segment of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The size of the parts that are buffered and sent, in bytes. @default 8 MiB; the minimum of S3 is 5 */
  partBytes?: number;
}

const mebibyte = 1024 * 1024;
/** The time limit of one part. */
const patienceMs = 5 * 60_000;

/** Stores backups in a bucket. A large one is uploaded in parts, which become a file only when all have arrived. */
export function createS3({ endpoint, bucket, region, partBytes = 8 * mebibyte, ...keys }: S3Options): BackupStorage {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 });
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  const send = async (
    method: string,
    path: string,
    { body, signal }: { body?: Buffer<ArrayBuffer> | string | undefined; signal?: AbortSignal | undefined } = {},
  ): Promise<Response> => {
    // S3 verifies the content against the signed checksum, so that no damaged part is stored.
    const sum = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const patience = method === 'GET' ? [] : [AbortSignal.timeout(patienceMs)];
    let response: Response;
    try {
      const request = await client.sign(`${base}/${path}`, {
        method,
        headers: { 'x-amz-content-sha256': sum },
        ...(body !== undefined && { body }),
      });
      response = await fetch(request, { signal: AbortSignal.any([...(signal ? [signal] : []), ...patience]) });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new StorageError('unreachable', { cause: error });
    }
    if (!response.ok) throw refusalOf(response.status, await response.text());
    return response;
  };

  const sendParts = async (key: string, parts: AsyncGenerator<Buffer<ArrayBuffer>>, signal?: AbortSignal) => {
    const first = await parts.next();
    const second = first.done ? first : await parts.next();
    if (first.done || second.done) {
      await send('PUT', key, { body: first.done ? Buffer.alloc(0) : first.value, signal });
      return;
    }
    const begun = await send('POST', `${key}?uploads`, { signal });
    const upload = encodeURIComponent(textIn('UploadId', await begun.text()));
    try {
      const tags: string[] = [];
      const put = async (body: Buffer<ArrayBuffer>) => {
        const answer = await send('PUT', `${key}?partNumber=${tags.length + 1}&uploadId=${upload}`, { body, signal });
        tags.push(answer.headers.get('etag') ?? '');
      };
      await put(first.value);
      await put(second.value);
      for await (const part of parts) await put(part);
      const list = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
      const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
      const ended = await (await send('POST', `${key}?uploadId=${upload}`, { body, signal })).text();
      // S3 may respond with 200 at once and report a failure in the body.
      if (ended.includes('<Error>')) throw new StorageError('unknown', { cause: ended });
    } catch (error) {
      // Parts of an upload that is not aborted use storage forever; the original failure matters more than one of the
      // abort.
      await send('DELETE', `${key}?uploadId=${upload}`).catch(() => undefined);
      throw error;
    }
  };

  return {
    async write(key, content, { signal } = {}) {
      try {
        await sendParts(key, partsOf(content, partBytes), signal);
      } finally {
        content.destroy();
      }
    },
    async read(key, { signal } = {}) {
      const { body } = await send('GET', key, { signal });
      return body ? Readable.fromWeb(body) : Readable.from([]);
    },
    async remove(key) {
      try {
        await send('DELETE', key);
      } catch (error) {
        if (!(error instanceof StorageError && error.code === 'missing')) throw error;
      }
    },
  };
}

/** Yields pieces of any size as parts of one size, the last one shorter; one part is buffered at a time. */
async function* partsOf(content: Readable, size: number): AsyncGenerator<Buffer<ArrayBuffer>> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content) {
    if (!Buffer.isBuffer(piece)) throw new TypeError('A backup is made of bytes.');
    for (let at = 0; at < piece.length; ) {
      const taken = piece.subarray(at, at + size - bytes);
      held.push(taken);
      bytes += taken.length;
      at += taken.length;
      if (bytes === size) {
        yield Buffer.concat(held);
        [held, bytes] = [[], 0];
      }
    }
  }
  if (bytes > 0) yield Buffer.concat(held);
}

const textIn = (tag: string, xml: string): string => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

function refusalOf(status: number, answer: string): StorageError {
  const code = textIn('Code', answer);
  const options = { cause: `${status} ${code} ${textIn('Message', answer)}` };
  if (status === 404 && code !== 'NoSuchBucket') return new StorageError('missing', options);
  if (status === 401 || status === 403 || code === 'NoSuchBucket') return new StorageError('refused', options);
  if (status === 507 || /full|quota|storage/i.test(code)) return new StorageError('full', options);
  return new StorageError(status >= 500 ? 'unreachable' : 'unknown', options);
}
