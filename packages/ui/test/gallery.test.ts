import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const source = new URL('../src/', import.meta.url);

/** The exports that the gallery does not show by themselves, with the reason. */
const elsewhere = {
  AuthCard: 'a page of its own, with its own main landmark',
  FormFields: 'inputs that are each shown, from data',
  Footer: 'the frame puts it under the page',
  Header: 'the frame puts it at the top',
  KitProvider: 'provides messages, renders nothing',
  ResourceForm: 'a page of its own',
  ResourceList: 'a page of its own',
  SkipLink: 'the frame puts it first',
  boot: 'a script for the head',
  'brand-properties': 'colours as data',
  fonts: 'a style sheet',
  'format-size': 'a function',
  messages: 'message catalogues',
  'messages-de': 'message catalogues',
  'to-csv': 'a function',
  vite: 'a plugin for builds',
};

it('shows every public component in the gallery', () => {
  const gallery = new URL('gallery/', source);
  const shown = readdirSync(gallery).flatMap((file) =>
    [...readFileSync(new URL(file, gallery), 'utf8').matchAll(/'\.\.\/exports\/([\w-]+)\.ts'/g)].map(
      ([, name]) => name,
    ),
  );
  const parts = readdirSync(new URL('exports/', source)).map((file) => basename(file, '.ts'));
  expect(new Set([...shown, ...Object.keys(elsewhere)])).toEqual(new Set(parts));
  expect(Object.keys(elsewhere).filter((name) => shown.includes(name))).toEqual([]);
});
