import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * The imports of the kit from private modules of React Aria, which a minor release may move. React Aria publishes these hooks
 * only as parts of whole components.
 */
const privateExports: Record<string, readonly string[]> = {
  'react-aria/private/focus/FocusScope': ['createFocusManager'],
  'react-aria/private/form/useFormValidation': ['useFormValidation'],
  'react-aria/private/interactions/PressResponder': ['PressResponder'],
  'react-aria/private/interactions/useFocusable': ['FocusableProvider'],
  'react-aria/private/live-announcer/LiveAnnouncer': ['announce', 'clearAnnouncer'],
  'react-aria/private/utils/isFocusable': ['isTabbable'],
  'react-aria/private/utils/useFormReset': ['useFormReset'],
  'react-stately/private/form/useFormValidationState': ['FormValidationContext', 'useFormValidationState'],
};

const source = new URL('../src/', import.meta.url);

it('lists every private module when the sources are searched', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const found = files.flatMap((file) =>
    [
      ...readFileSync(new URL(file, source), 'utf8').matchAll(/'((?:react-aria|react-stately)[^']*\/private\/[^']+)'/g),
    ].map(([, name]) => name),
  );
  expect(new Set(found)).toEqual(new Set(Object.keys(privateExports)));
});

it.each(Object.entries(privateExports))('finds the exports when %s is imported', async (module, names) => {
  expect(Object.keys(await import(module))).toEqual(expect.arrayContaining([...names]));
});
