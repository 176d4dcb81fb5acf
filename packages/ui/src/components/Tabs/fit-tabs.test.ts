import { expect, it } from 'vitest';
import { fitTabs } from './fit-tabs.ts';

const widths = [100, 80, 120, 60];

it.each([
  ['all tabs when there is room', 360, 0, [0, 1, 2, 3]],
  ['as many tabs as fit beside the menu', 340, 0, [0, 1, 2]],
  ['fewer tabs when there is less room', 250, 0, [0, 1]],
  ['the selected tab in place of the last that fits', 250, 3, [0, 3]],
  ['only the selected tab when it needs the room of the others', 250, 2, [2]],
  ['the selected tab even when it does not fit', 20, 1, [1]],
  ['no tab when none is selected and none fits', 20, -1, []],
])('keeps %s', (_name, available, selected, kept) => {
  expect(fitTabs({ widths, available, more: 40, selected })).toEqual(kept);
});
