import { expect, it } from 'vitest';
import { claimWithTitles, noRule } from './collection-bench.ts';
import type { Bench } from './harness.ts';

/** Collections that a rule fills, from known titles. */
export function ruleTests(bench: () => Bench): void {
  it('lists the genres and the actors of a library', async () => {
    const { editor, libraryId } = await claimWithTitles(bench());
    expect(await editor.ruleValues(libraryId, 'genre')).toEqual(expect.arrayContaining(['Drama', 'Western']));
    expect(await editor.ruleValues(libraryId, 'actor')).toEqual(
      expect.arrayContaining(['Ada Lindqvist', 'Jonas Reed']),
    );
  });

  it.each([
    [{ genre: 'Western' }, ['Gravel Road', 'North of Noon']],
    [{ genre: 'Drama', actor: 'Jonas Reed' }, ['A Quiet Engine', 'Paper Harbour']],
    // One film is from 1989, the others are from 1990 and 1993, and the next one is from 1995.
    [{ year_from: 1989, year_to: 1993 }, ['The Cartographer', 'The Ninth Rehearsal', 'Two Lanterns']],
    [{ rating_from: 8.3 }, ['Mother of Pearl', 'Seven Letters Home']],
  ])('fills a collection with the rule %j, and reads it back', async (some, names) => {
    const { editor, libraryId, follow, namesIn } = await claimWithTitles(bench());
    const added = await follow(some);
    expect(added).toMatchObject({ libraryId, title: 'By rule', sort: null, isSmart: true });
    expect((await namesIn(added.id)).toSorted()).toEqual(names);
    expect(await editor.list(libraryId)).toEqual([{ ...added, size: names.length }]);
    expect(await editor.one(added.id)).toEqual({ ...added, size: names.length, rule: { ...noRule, ...some } });
  });

  it('follows a changed rule, even in a library of shows', async () => {
    const { editor, libraryId, follow, namesIn } = await claimWithTitles(bench(), 'shows');
    const { id } = await follow({ genre: 'Crime' });
    expect((await namesIn(id)).toSorted()).toEqual(['County Lines', 'The Night Desk']);
    const rule = { ...noRule, actor: 'Kenji Arai', year_to: 2012 };
    expect(await editor.setRule({ id, libraryId }, rule)).toEqual({ outcome: 'done', value: null });
    expect((await namesIn(id)).toSorted()).toEqual(['Harbour Street', 'Pip and Otter']);
    expect(await editor.one(id)).toMatchObject({ title: 'By rule', sort: null, rule });
    await expect(editor.setRule({ id: '999999', libraryId }, rule)).rejects.toMatchObject({ code: 'missing' });
  });

  it.each([{ genre: 'Opera' }, { actor: 'Nobody', genre: 'Drama' }, { actor: 'jonas' }])(
    'refuses a rule with what the library does not have, and sends nothing: %j',
    async (some) => {
      const { editor, libraryId, follow } = await claimWithTitles(bench());
      const { id } = await follow({ genre: 'Western' });
      const before = await editor.one(id);
      const rule = { ...noRule, ...some };
      const refused = { outcome: 'refused', reason: 'unknown-value' };
      const requests = await bench().standIn.requestsDuring(async () => {
        expect(await editor.setRule({ id, libraryId }, rule)).toEqual(refused);
        const wanted = { libraryId, title: 'Wide', content: { rule } } as const;
        expect(await editor.add(wanted)).toEqual(refused);
      });
      expect(requests.filter((one) => !one.startsWith('GET '))).toEqual([]);
      expect(requests.length).toBeGreaterThan(0);
      expect(await editor.one(id)).toEqual(before);
      expect(await editor.list(libraryId)).toHaveLength(1);
    },
  );

  it('keeps the order that a user has given a smart collection', async () => {
    const { editor, libraryId, makeTheirs, textOf } = await claimWithTitles(bench());
    const { id } = await makeTheirs('year%3E%3E=1989&sort=titleSort%3Adesc');
    await editor.setRule({ id, libraryId }, { ...noRule, year_from: 1995 });
    expect(await textOf(id)).toContain('sort=titleSort:desc&year>>=1994');
  });

  it.each(['genre=4711', 'unwatched=1', 'year%3E%3E=1989&limit=5'])(
    'returns no rule for a filter that the panel cannot express: %s',
    async (filter) => {
      const { editor, makeTheirs } = await claimWithTitles(bench());
      const theirs = await makeTheirs(filter);
      expect(theirs.isSmart).toBe(true);
      expect(await editor.one(theirs.id)).toEqual({ ...theirs, rule: null });
    },
  );
}
