import { expect, it } from 'vitest';
import { folderIn } from './folder-in.ts';

it.each([
  ['Paper Harbour (2011)', '/mnt/films/Paper Harbour (2011)'],
  ['/Paper Harbour/Extras/', '/mnt/films/Paper Harbour/Extras'],
  ['/mnt/films/Paper Harbour', '/mnt/films/Paper Harbour'],
  ['/mnt/films', '/mnt/films'],
  ['/mnt/filmstrips', '/mnt/films/mnt/filmstrips'],
])('resolves %j to a folder of a library', (typed, folder) => {
  expect(folderIn('/mnt/films', typed)).toBe(folder);
  expect(folderIn('/mnt/films/', typed)).toBe(folder);
});
