import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { decideRequest, isEqual, signChannel, signRequest, signUser } from '../../src/realtime/signature.ts';

// The worked examples of Pusher's documentation.
const documented = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' };
const socketId = '1234.1234';

test('signs a private channel as documented', () => {
  expect(signChannel(documented, socketId, 'private-foobar')).toBe(
    '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
  );
});

test('signs a presence channel as documented', () => {
  expect(signChannel(documented, socketId, 'presence-foobar', '{"user_id":10,"user_info":{"name":"Mr. Pusher"}}')).toBe(
    '278d425bdf160c739803:afaed3695da2ffd16931f457e338e6c9f2921fa133ce7dac49f529792be6304c',
  );
});

test('signs a user as documented', () => {
  expect(signUser(documented, socketId, '{"id":"12345"}')).toBe(
    '278d425bdf160c739803:4708d583dada6a56435fb8bc611c77c359a31eebde13337c16ab43aa6de336ba',
  );
});

test('signs a request as documented, whatever the order of its parameters', () => {
  const body = '{"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}';
  const md5 = createHash('md5').update(body).digest('hex');
  expect(md5).toBe('ec365a775a4cd0599faeb73354201b6f');
  const signature = 'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c';
  const query = new URLSearchParams({
    body_md5: md5,
    auth_version: '1.0',
    auth_timestamp: '1353088179',
    auth_key: documented.key,
    auth_signature: signature,
  });
  const request = { method: 'POST', path: '/apps/3/events', query, body };
  expect(signRequest(documented, request)).toBe(signature);
  expect(decideRequest(documented, request, 1_353_088_179_000)).toBeUndefined();
  expect(decideRequest(documented, { ...request, method: 'GET' }, 1_353_088_179_000)).toContain('signature');
});

test('compares texts of different length', () => {
  expect(isEqual('a', 'ab')).toBe(false);
  expect(isEqual('ab', 'ab')).toBe(true);
});
