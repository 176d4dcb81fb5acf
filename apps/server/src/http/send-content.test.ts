import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ContentAnswer, StreamContent } from '@kronos/api/contract';
import { until } from '../../test/support/until.ts';
import { sendContent } from './send-content.ts';

const asking = (answers: ContentAnswer, content: Parameters<typeof sendContent>[2], method = 'GET') =>
  new Hono()
    .get('/', (context) => sendContent(context, answers, content))
    .onError(({ message }, context) => context.text(message, 500))
    .request('/', { method });

/** Endless lines, with the number that was read. */
function endless() {
  const seen = { given: 0, isEnded: false };
  async function* body() {
    try {
      for (;;) {
        seen.given += 1;
        yield 'x'.repeat(16 * 1024);
      }
    } finally {
      seen.isEnded = true;
    }
  }
  return { seen, content: { type: 'text/plain', name: 'All Größen.txt', body: body() } satisfies StreamContent };
}

const lines: ContentAnswer = { as: 'stream', types: ['text/plain'], saved: true };

it('reads a stream no faster than the client, and ends it when the client disconnects', async () => {
  const { seen, content } = endless();
  const response = await asking(lines, content);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="All Gr__en.txt"; filename*=UTF-8''All%20Gr%C3%B6%C3%9Fen.txt`,
  );
  const reader = response.body!.getReader();
  for (let piece = 1; piece <= 20; piece++) expect((await reader.read()).done).toBe(false);
  expect(seen.given).toBeLessThan(40);
  expect(seen.isEnded).toBe(false);
  await reader.cancel();
  await until('the stream has ended', () => seen.isEnded);
});

it('sends only the headers for a HEAD request', async () => {
  const { seen, content } = endless();
  const response = await asking(lines, { ...content, size: 7 }, 'HEAD');
  expect([response.headers.get('content-length'), await response.text()]).toEqual(['7', '']);
  expect(seen.given).toBe(0);
});

it('sends a file with its length, and sandboxes one that is displayed', async () => {
  const response = await asking(
    { as: 'file', types: ['image/svg+xml'], lasts: true },
    { type: 'image/svg+xml', body: '<svg>ö</svg>' },
  );
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-length': '13',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(await response.text()).toBe('<svg>ö</svg>');
});

it('refuses a type that the contract does not declare', async () => {
  const response = await asking(lines, { type: 'text/html', body: '<script>' });
  expect([response.status, await response.text()]).toEqual([
    500,
    'A response is text/html, which its row of the contract does not say.',
  ]);
});
