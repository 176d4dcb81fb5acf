import { describe, expect, it } from 'vitest';
import { explain, explainPull } from './explain.ts';
import { toLines } from './logs.ts';

const answer = (statusCode: number, text: string) => Object.assign(new Error(text), { statusCode });
const network = (code: string) => Object.assign(new Error(code), { code });

describe('an engine error', () => {
  // Errors that cannot be provoked on every machine, with the text as engines wrote it.
  it.each([
    [answer(500, 'Bind for 127.0.0.1:4600 failed: port is already allocated'), 'port-taken'],
    [
      answer(500, 'Error starting userland proxy: listen tcp4 127.0.0.1:4600: bind: address already in use'),
      'port-taken',
    ],
    [answer(500, 'write /config/a: no space left on device'), 'disk-full'],
    [answer(500, 'Error processing tar file(exit status 1): unexpected EOF'), 'bad-archive'],
    [
      answer(500, 'OCI runtime create failed: runc create failed: exec: "x": executable file not found in $PATH'),
      'bad-command',
    ],
    [answer(409, 'Conflict. The container name "/a" is already in use by container "b".'), 'name-taken'],
    [answer(404, 'Could not find the file /nowhere in container abc'), 'path-missing'],
    [answer(500, 'something new'), 'unknown'],
    [network('ENOENT'), 'unreachable'],
    [network('ECONNREFUSED'), 'unreachable'],
    [network('ERR_SSL_SSLV3_ALERT_BAD_CERTIFICATE'), 'refused-certificate'],
    [network('ERR_SSL_TLSV1_ALERT_UNKNOWN_CA'), 'refused-certificate'],
    [network('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'untrusted-certificate'],
    [network('CERT_HAS_EXPIRED'), 'untrusted-certificate'],
    ['not even an error', 'unknown'],
  ])('%s means %s', (error, code) => {
    expect(explain(error)).toMatchObject({ code, cause: error });
  });

  it('during a pull is blamed on the registry, unless the engine itself is at fault', () => {
    expect(explainPull(answer(404, 'manifest unknown')).code).toBe('pull-failed');
    expect(explainPull(answer(500, 'dial tcp: lookup registry: no such host')).code).toBe('pull-failed');
    expect(explainPull(answer(500, 'write: no space left on device')).code).toBe('disk-full');
    expect(explainPull(network('ECONNREFUSED')).code).toBe('unreachable');
  });
});

describe('a log', () => {
  it('contains both streams in the order in which they were written', () => {
    const log = Buffer.concat([piece(1, 'one\n'), piece(2, 'two: ünïcode\n'), piece(1, 'three\nfour\n')]);
    expect(toLines(log)).toEqual(['one', 'two: ünïcode', 'three', 'four']);
  });

  it('joins a line that came in two pieces', () => {
    expect(toLines(Buffer.concat([piece(1, 'long '), piece(1, 'line\n')]))).toEqual(['long line']);
  });

  it('of a terminal is read without headers', () => {
    expect(toLines(Buffer.from('first\r\nsecond\r\n'))).toEqual(['first', 'second']);
  });

  it('may be empty', () => {
    expect(toLines(Buffer.alloc(0))).toEqual([]);
  });
});

function piece(stream: number, text: string): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt8(stream, 0);
  header.writeUInt32BE(Buffer.byteLength(text), 4);
  return Buffer.concat([header, Buffer.from(text)]);
}
