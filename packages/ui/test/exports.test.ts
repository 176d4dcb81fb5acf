import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const folder = new URL('../src/exports/', import.meta.url);
const entries = readdirSync(folder).filter((file) => file !== 'fonts.ts');

// A change of the public surface shows here, and is made on purpose.
it.each(entries)('%s exports what it did', async (file) => {
  const entry: Record<string, unknown> = await import(new URL(file, folder).href);
  expect(Object.keys(entry).sort()).toMatchSnapshot(basename(file, '.ts'));
});
