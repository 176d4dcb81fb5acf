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
    ['de', 'server auf berlin-2 neu starten', undefined, undefined],
    ['de', 'Server neu starten auf berlin-2', 'restartOn', 'berlin-2'],
    ['de', 'starte neu alle Server von Rack', 'restartOn', 'Rack'],
    ['de', 'stoppe server auf rack', 'stopOn', 'rack'],
  ])('reads in %s: "%s"', async (locale, text, id, name) => {
    const [said] = createGrammar(await textsIn(locale))(text);
    expect([said?.id, said?.name]).toEqual([id, name]);
  });

  it('completes what may become a command, and leaves short and other texts alone', async () => {
    const read = createGrammar(await textsIn('en'));
    const begun = (text: string) => read(text).map(({ id, words, name }) => [id, words, name]);
    expect(begun('sta')).toEqual([['startOn', 'start servers on', '']]);
    expect(begun('restart servers on ')).toEqual([['restartOn', 'restart servers on', '']]);
    expect(begun('restart the serv')).toEqual([['restartOn', 'restart the servers on', '']]);
    for (const text of ['', 're', 'ada', 'restartservers on x', 'please restart servers on x', '| |', '$&.*['])
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

  it('search once for the name in a command, and offer the command before the record', async () => {
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

  it('offer the beginning of a command beside what is found', async () => {
    const { asked, suggestions } = await looking();
    const [begun, found] = await suggestions.find('rest', { signal });
    expect(begun).toMatchObject({ name: 'Restart servers on …', completion: 'restart servers on ' });
    expect(found).toBe(berlin);
    expect(asked).toEqual([['rest', undefined]]);
  });

  it('are none while the search is narrowed to a section', async () => {
    const { asked, suggestions } = await looking();
    expect(await suggestions.find('restart servers on berl', { section: 'users', signal })).toEqual([berlin]);
    expect(asked).toEqual([['restart servers on berl', 'users']]);
  });
});
