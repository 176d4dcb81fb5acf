import { expect, it } from 'vitest';
import { isSaveKey } from './is-save-key.ts';

const press = { key: 's', metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };

it.each([
  ['Ctrl+S', { ctrlKey: true }, true],
  ['Cmd+S', { metaKey: true }, true],
  ['Ctrl+S with caps lock', { ctrlKey: true, key: 'S' }, true],
  ['S alone', {}, false],
  ['Ctrl+Shift+S', { ctrlKey: true, shiftKey: true }, false],
  ['AltGr+S, which some layouts report as Ctrl+Alt', { ctrlKey: true, altKey: true }, false],
  ['Ctrl+A', { ctrlKey: true, key: 'a' }, false],
])('decides about %s', (_name, keys, isSave) => {
  expect(isSaveKey({ ...press, ...keys })).toBe(isSave);
});
