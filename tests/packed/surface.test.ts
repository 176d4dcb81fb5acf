import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packages } from '../../scripts/build.mjs';
import { root } from '../../scripts/setup.mjs';
import { app } from './app-folder.ts';
import { createSurfaceReader } from './surface.ts';

/** What a folder holds, however deep, without the ends of the names. */
const namesIn = (folder: string, end: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file))
    .map((file) => file.replace(end, ''))
    .sort();

// What others may rely on, in files that are read in a review: no change of it comes about by accident.
describe.each(packages)('the surface of %s', (name) => {
  const entries = namesIn(join(root, 'packages', name, 'src/exports'), /(?:\.gen)?\.ts$/);
  // Where the package really lies, with what it depends on beside it.
  const dist = join(realpathSync(join(app, 'node_modules/@kronos', name)), 'dist');
  const declarations = (entry: string) => join(dist, `${entry}.d.ts`);
  const read = createSurfaceReader(entries.map(declarations));

  it.each(entries)('%s is as it was', async (entry) => {
    const { text, undocumented } = read(declarations(entry));
    await expect(
      text,
      'The public surface changed. If that is meant: vitest run --project packed surface -u, and a changeset beside it',
    ).toMatchFileSnapshot(`surface/${name}/${entry}.txt`);
    expect(undocumented, 'own props without a docstring').toEqual([]);
  });

  it('no file is left of an entry that is gone', () => {
    expect(namesIn(join(root, 'tests/packed/surface', name), /\.txt$/)).toEqual(entries);
  });
});
