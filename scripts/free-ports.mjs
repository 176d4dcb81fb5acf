// Ports for tests, benchmarks and the services of `.ci/run`. Run as a program, it prints one free port.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';

/**
 * Below the ephemeral range, from which the system takes the local port of outgoing connections, and below the ports
 * that nodes give their media servers.
 */
const [first, last] = [10_000, 19_999];
/** Processes that run at the same time take their ports from different blocks. */
const size = 200;
const blocks = Math.floor((last - first + 1) / size);

let block = process.pid % blocks;
/** The next port of the block held by this process, and the end of that block. */
let [next, end] = [0, 0];

/** Claims a block for the lifetime of this process by listening on its first port. */
async function takeBlock() {
  for (let tries = 0; tries < blocks; tries += 1) {
    block = (block + 1) % blocks;
    const begin = first + block * size;
    const [lock] = await listen([begin]);
    if (!lock) continue;
    lock.unref();
    [next, end] = [begin + 1, begin + size];
    return;
  }
  throw new Error(`All blocks of ports from ${first} to ${last} are in use.`);
}

/** Listens on each port; returns the servers of those that were free. */
async function listen(ports) {
  const servers = ports.map((port) => createServer().listen(port, '127.0.0.1'));
  const results = await Promise.allSettled(servers.map((server) => once(server, 'listening')));
  return servers.filter((_, at) => results[at]?.status === 'fulfilled');
}

let turn = Promise.resolve();

/**
 * Finds `count` consecutive free ports and returns the first. No call returns a port that an earlier one returned, in this
 * process or in another that is still running.
 *
 * @param {number} count fewer than 200
 * @returns {Promise<number>}
 */
export function freeRow(count) {
  const row = turn.then(() => findRow(count));
  turn = row.catch(() => undefined);
  return row;
}

async function findRow(count) {
  for (;;) {
    if (next + count > end) await takeBlock();
    const begin = next;
    next += count;
    const open = await listen(Array.from({ length: count }, (_, at) => begin + at));
    await Promise.all(open.map((server) => once(server.close(), 'close')));
    if (open.length === count) return begin;
  }
}

/** Finds a free port, a different one at each call. */
export const freePort = () => freeRow(1);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await freePort());
