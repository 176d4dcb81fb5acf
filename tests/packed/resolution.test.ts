import { beforeAll, describe, expect, it } from 'vitest';
import { node, tool } from './app-folder.ts';

const tsc = tool('typescript/bin/tsc');

it('a bundler’s project type-checks, declarations of the packages included', async () => {
  expect(await node(tsc, '-p', 'tsconfig.json')).toBe('');
});

describe('in plain Node', () => {
  // Type-checks as Node resolves, and leaves what Node runs.
  beforeAll(async () => {
    await node(tsc, '-p', 'tsconfig.node.json');
  });

  it('a page renders to a string without a document', async () => {
    const { string } = JSON.parse(await node('out/server.js'));
    expect(string).toMatch(/<h1[^>]*>Servers<\/h1>/);
    expect(string).toMatch(/<table[^>]*aria-label="Servers"|<button[^>]*type="button"[^>]*>Remove<\/button>/);
    expect(string).toMatch(/<textarea[^>]*>echo ready<\/textarea>/);
  });

  it('the client speaks to a real server, checks the answer, and is faked in tests', async () => {
    expect(JSON.parse(await node('out/api.js'))).toEqual({
      seen: ['GET /api/customer/servers Bearer a-token'],
      real: { data: [] },
      refused: [422, 'Wrong password'],
      calls: 1,
    });
  });

  it('the channel manager is made and closed, and the fake one delivers', async () => {
    expect(JSON.parse(await node('out/realtime.js'))).toEqual({
      idle: 'idle',
      heard: [3],
      live: 'live',
      name: 'user.7',
      has: true,
    });
  });
});
