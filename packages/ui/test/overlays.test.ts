import { expect, it } from 'vitest';
import { importsOf } from './imports-of.ts';

// If a page loads one of them at the start, it loads all of them: React Aria's overlays import each other.
const heavy = new Set(
  ['Dialog', 'ListBox', 'Menu', 'Modal', 'Popover', 'Select'].map((name) => `react-aria-components/${name}`),
);

it.each([
  ['Menu', 'react-aria-components/Menu'],
  ['Modal', 'react-aria-components/Modal'],
  ['Select', 'react-aria-components/Popover'],
  ['ToastRegion', 'react-aria/useToast'],
  ['Tabs', 'react-aria-components/Menu'],
])('%s loads its overlay only when it is needed', async (name, later) => {
  const { atOnce, all } = await importsOf(name);
  expect([...atOnce].filter((path) => heavy.has(path))).toEqual([]);
  expect(atOnce).not.toContain(later);
  expect(all).toContain(later);
});
