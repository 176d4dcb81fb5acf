import { expect, it } from 'vitest';
import { tagsOf } from './tags-of.ts';

const options = [
  { id: 'films', label: 'Films' },
  { id: 'music', label: 'Music', isDisabled: true },
];

it('finds options by label when the case differs, each once', () => {
  expect(tagsOf(['films', 'FILMS'], options, false)).toEqual({ tags: [options[0]], rest: [] });
});

it('returns parts as the rest when they are unknown or disabled', () => {
  expect(tagsOf(['Radio', 'Music'], options, false)).toEqual({ tags: [], rest: ['Radio', 'Music'] });
});

it('creates tags when that is allowed', () => {
  expect(tagsOf(['Radio', 'radio'], options, true).tags).toEqual([{ id: 'Radio', label: 'Radio', isNew: true }]);
});
