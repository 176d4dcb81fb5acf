// How long the answer of a hostile media server keeps the panel busy, over that of a harmless one of the same length.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allGood, figure, median } from '../../../bench/figures.mjs';
import { readMediaServerInfo } from '../src/integrations/media-server/info.ts';

const ROUNDS = 200;
const LENGTH = 64 * 1024 - 200;

const answers = {
  harmless: `<MediaContainer size="0" version="1.41.0"> ${'x'.repeat(LENGTH)}`,
  'many tags': '<MediaContainer '.repeat(LENGTH / 16),
  'many versions': `<MediaContainer ${' version="'.repeat(LENGTH / 10)}`,
  'much space': `<MediaContainer ${' '.repeat(LENGTH)}`,
  'many lists': '['.repeat(LENGTH),
};

let answer = '';
const server = createServer((_, response) => response.end(answer)).listen(0, '127.0.0.1');
await once(server, 'listening');
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const times: Record<string, number[]> = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, text] of Object.entries(answers)) {
    answer = text;
    const begun = performance.now();
    await readMediaServerInfo('plex', base, AbortSignal.timeout(10_000)).catch(() => undefined);
    (times[name] ??= []).push(performance.now() - begun);
  }
}
server.close();
server.closeAllConnections();
const medians = Object.entries(times).map(([name, all]) => [name, median(all)] as const);
const { harmless = 1, ...hostile }: Record<string, number> = Object.fromEntries(medians);
figure(
  'the worst answer of a media server, over a harmless one',
  Math.max(...Object.values(hostile)) / harmless,
  '×',
  2,
);
process.exit(allGood() ? 0 : 1);
