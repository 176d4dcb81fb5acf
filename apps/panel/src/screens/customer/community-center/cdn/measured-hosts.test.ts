import { expect, it } from 'vitest';
import { aCdnHost } from '../../../../testing/media-fixtures.ts';
import { measuredHosts } from './measured-hosts.ts';

const hosts = [aCdnHost({ servers: 4 }), aCdnHost({ id: 2, name: 'Amsterdam', servers: 1 })];
const fastest = (times: Parameters<typeof measuredHosts>[1]) =>
  measuredHosts(hosts, times)
    .rows.filter(({ isFastest }) => isFastest)
    .map(({ name }) => name);

it('marks the fastest host once all are measured', () => {
  expect(fastest({})).toEqual([]);
  expect(fastest({ 1: 20, 2: 'measuring' })).toEqual([]);
  expect(fastest({ 1: 20, 2: 18 })).toEqual(['Amsterdam']);
});

it('marks no host when only one responded, but names it', () => {
  expect(fastest({ 1: 20, 2: null })).toEqual([]);
  expect(measuredHosts(hosts, { 1: 20, 2: null })).toMatchObject({ first: 'Frankfurt', isMeasuring: false });
  expect(measuredHosts(hosts, { 1: null, 2: null }).first).toBeUndefined();
});

it('adds up the servers of all hosts', () => {
  expect(measuredHosts(hosts, {}).servers).toBe(5);
});
