// Attacks by anonymous and by impatient clients, each from one address of this machine.
import { fork } from 'node:child_process';
import { request } from 'node:http';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';

/** The attackers' address; the measured clients have another. */
const localAddress = '127.0.0.2';

/** Begins an attack of this file in a process of its own; returns a function that ends it. */
export function begin(attack, options) {
  const child = fork(fileURLToPath(new URL('attacker.mjs', import.meta.url)), [attack, JSON.stringify(options)]);
  return () => void child.kill('SIGKILL');
}

/** Opens the given number of sockets that never authenticate. */
export function openSockets({ port, key, count }) {
  for (let left = count; left > 0; left -= 1) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/app/${key}?protocol=7`, { localAddress });
    socket.on('error', () => undefined);
  }
}

/** Sends many calls on each of many connections without waiting for a response. */
export function pipeline({ port, path, connections, calls }) {
  for (let left = connections; left > 0; left -= 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined).resume();
    socket.on('connect', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`.repeat(calls)));
  }
}

/** Makes one call from the attackers' address; resolves with its status, 0 when the connection was closed. */
export const callFromThere = ({ port, path, body, token, method = 'POST' }) =>
  new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      cookie: 'XSRF-TOKEN=bench-token-bench-token-bench-token',
      'x-xsrf-token': 'bench-token-bench-token-bench-token',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const options = { host: '127.0.0.1', port, path, method, headers, localAddress, agent: false };
    request(options, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
      answer.on('error', () => resolve(0));
    })
      .on('error', () => resolve(0))
      .end(method === 'GET' || typeof body === 'string' ? body : JSON.stringify(body ?? {}));
  });
