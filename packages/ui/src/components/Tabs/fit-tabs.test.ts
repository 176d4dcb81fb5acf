import { expect, it } from 'vitest';
import { fitTabs } from './fit-tabs.ts';

const widths = [100, 80, 120, 60];

it.each([
  ['all of them where there is room', 360, 0, [0, 1, 2, 3]],
  ['those before the end and the menu', 340, 0, [0, 1, 2]],
  ['fewer', 250, 0, [0, 1]],
  ['the selected one in place of the last', 250, 3, [0, 3]],
  ['as many fewer as the selected one is wide', 250, 2, [2]],
  ['the selected one, however narrow the place', 20, 1, [1]],
  ['nothing when nothing is selected and nothing fits', 20, -1, []],
])('%s', (_name, available, selected, kept) => {
  expect(fitTabs({ widths, available, more: 40, selected })).toEqual(kept);
});
