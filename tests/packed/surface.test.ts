import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packages } from '../../scripts/build.mjs';
import { root } from '../../scripts/setup.mjs';
import { app } from './app-folder.ts';
import { readSurface } from './surface.ts';

/** The names of all files in a folder, at any depth, without their ending. */
const namesIn = (folder: string, end: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file))
    .map((file) => file.replace(end, ''))
    .sort();

// The declarations that a consumer compiles against, in files that reviews read, so that each change is deliberate.
describe.each(packages)('the surface of %s', (name) => {
  const entries = namesIn(join(root, 'packages', name, 'src/exports'), /(?:\.gen)?\.ts$/);
  // The package's real folder, which has its dependencies next to it.
  const dist = join(realpathSync(join(app, 'node_modules/@kronos', name)), 'dist');
  const { texts, undocumented } = readSurface(new Map(entries.map((entry) => [entry, join(dist, `${entry}.d.ts`)])));

  it.each([...texts])('is unchanged for %s', async (entry, text) => {
    await expect(
      text,
      'The public surface changed. If that is meant: vitest run --project packed surface -u, and a changeset beside it',
    ).toMatchFileSnapshot(`surface/${name}/${entry}.txt`);
  });

  it('documents each prop that a part adds', () => {
    expect(undocumented).toEqual([]);
  });

  it('has no file for a removed entry', () => {
    expect(namesIn(join(root, 'tests/packed/surface', name), /\.txt$/)).toEqual([...texts.keys()].sort());
  });
});
