import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import type { Found } from '../search-store.ts';
import { createGrammar } from './grammar.ts';
import { createSuggestions } from './suggestions.ts';

async function textsIn(locale: string) {
  const { messages } = createTestApp({ locale }).app;
  await messages.ensure('commands');
  return messages.t;
}

describe('the grammar', () => {
  it.each([
    ['en', 'restart servers on berlin-2', 'restartOn', 'berlin-2'],
    ['en', '  Restart   ALL servers of Berlin 2 ', 'restartOn', 'Berlin 2'],
    ['en', 'shut down servers at rack', 'stopOn', 'rack'],
    ['en', 'start containers on start', 'startOn', 'start'],
    ['en', 'restart Living Room', 'restart', 'Living Room'],
    ['en', 'check mounts on rack', 'checkMounts', 'rack'],
    ['en', 'reboot rack', 'reboot', 'rack'],
    ['en', 'restart node rack', 'reboot', 'rack'],
    ['en', 'sign in as ada@example.test', 'signInAs', 'ada@example.test'],
    ['de', 'server auf berlin-2 neu starten', undefined, undefined],
    ['de', 'Einbindungen prüfen auf Rack', 'checkMounts', 'Rack'],
    ['de', 'anmelden als Ada', 'signInAs', 'Ada'],
    ['de', 'Server neu starten auf berlin-2', 'restartOn', 'berlin-2'],
    ['de', 'starte neu alle Server von Rack', 'restartOn', 'Rack'],
    ['de', 'stoppe server auf rack', 'stopOn', 'rack'],
  ])('reads in %s: "%s"', async (locale, text, id, name) => {
    const [said] = createGrammar(await textsIn(locale))(text);
    expect([said?.id, said?.name]).toEqual([id, name]);
  });

  it('completes what may become a command, and ignores short and other texts', async () => {
    const read = createGrammar(await textsIn('en'));
    const begun = (text: string) => read(text).map(({ id, words, name }) => [id, words, name]);
    expect(begun('sta')).toEqual([
      ['startOn', 'start servers on', ''],
      ['start', 'start', ''],
    ]);
    // A server may have that name as well.
    expect(begun('restart servers')).toEqual([
      ['restartOn', 'restart servers on', ''],
      ['restart', 'restart', 'servers'],
    ]);
    expect(begun('check mounts on ')).toEqual([['checkMounts', 'check mounts on', '']]);
    expect(begun('check the mo')).toEqual([['checkMounts', 'check the mounts on', '']]);
    for (const text of ['', 're', 'ada', 'startservers on x', 'please restart servers on x', '| |', '$&.*['])
      expect(begun(text)).toEqual([]);
  });
});

describe('the suggestions', () => {
  const berlin: Found = {
    id: 'nodes-3',
    record: 3,
    section: 'nodes',
    name: 'berlin-2',
    description: '10.0.0.2',
    image: undefined,
    target: '/app/admin/nodes/3',
  };
  const { signal } = new AbortController();
  async function looking() {
    const asked: [string, string | undefined][] = [];
    const find = async (text: string, { section }: { section?: string | undefined }) => {
      asked.push([text, section]);
      return [berlin];
    };
    return { asked, suggestions: createSuggestions(find, await textsIn('en')) };
  }

  it('search once for the name in a command, and list the command before the record', async () => {
    const { asked, suggestions } = await looking();
    const results = await suggestions.find('restart servers on berl', { signal });
    expect(results.map(({ section, name }) => [section, name])).toEqual([
      ['commands', 'Restart servers on berlin-2'],
      ['nodes', 'berlin-2'],
    ]);
    expect(asked).toEqual([['berl', 'nodes']]);
    expect(suggestions.givenBy(results[0]!.id)).toEqual({ id: 'restartOn', record: 3, name: 'berlin-2' });
    expect(suggestions.givenBy(results[1]!.id)).toBeUndefined();
  });

  it('offer the beginning of a command in addition to the results', async () => {
    const { asked, suggestions } = await looking();
    const [begun, found] = await suggestions.find('check', { signal });
    expect(begun).toMatchObject({ name: 'Check mounts on …', completion: 'check mounts on ' });
    expect(found).toBe(berlin);
    expect(asked).toEqual([['check', undefined]]);
  });

  it('are absent while the search is limited to a section', async () => {
    const { asked, suggestions } = await looking();
    expect(await suggestions.find('restart servers on berl', { section: 'users', signal })).toEqual([berlin]);
    expect(asked).toEqual([['restart servers on berl', 'users']]);
  });
});
