import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = new URL('../src/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, source), 'utf8');

/** The folders of the public components, as the exports name them. */
const parts = new Set(
  readdirSync(new URL('exports/', source)).flatMap((file) =>
    [...read(`exports/${file}`).matchAll(/from '\.\.\/((?:components|widgets)\/\w+)\//g)].map(([, folder]) => folder),
  ),
);

it.each([...parts])('%s has the three required stories and documents its promises', (folder) => {
  const stories = read(`${folder}/${folder?.split('/').at(-1)}.stories.tsx`);
  for (const name of ['Default', 'Playground', 'States']) expect(stories).toContain(`export const ${name}`);
  expect(stories).toMatch(/tags: \[.*'visual'/);
  const promises = /component: `(.*?)(?<!\\)`/s.exec(stories)?.[1];
  for (const word of ['MUST', 'SHOULD']) expect(promises).toMatch(new RegExp(`\\b${word}\\b`));
  // Keyboard and names are described in too many words to look for.
  for (const subject of ['focus', 'motion']) expect(promises).toMatch(new RegExp(`\\b${subject}`, 'i'));
});
