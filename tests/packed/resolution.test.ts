import { beforeAll, describe, expect, it } from 'vitest';
import { node, tool } from './app-folder.ts';

const tsc = tool('typescript/bin/tsc');

it('type-checks with a bundler’s resolution, including the packages’ declarations', async () => {
  expect(await node(tsc, '-p', 'tsconfig.json')).toBe('');
});

describe('in plain Node', () => {
  // Type-checks with Node's resolution, and emits what Node runs.
  beforeAll(async () => {
    await node(tsc, '-p', 'tsconfig.node.json');
  });

  it('renders a page to a string without a document', async () => {
    const { string } = JSON.parse(await node('out/server.js'));
    expect(string).toMatch(/<h1[^>]*>Servers<\/h1>/);
    expect(string).toMatch(/<table[^>]*aria-label="Servers"|<button[^>]*type="button"[^>]*>Remove<\/button>/);
    expect(string).toMatch(/<textarea[^>]*>echo ready<\/textarea>/);
  });

  it('calls a real server with the client, checks the response, and fakes the client in tests', async () => {
    expect(JSON.parse(await node('out/api.js'))).toEqual({
      seen: ['GET /api/customer/servers Bearer a-token'],
      real: { data: [] },
      refused: [422, 'Wrong password'],
      calls: 1,
    });
  });

  it('creates and closes the channel manager, and delivers events with the fake one', async () => {
    expect(JSON.parse(await node('out/realtime.js'))).toEqual({
      idle: 'idle',
      heard: [3],
      live: 'live',
      name: 'user.7',
      has: true,
    });
  });
});
