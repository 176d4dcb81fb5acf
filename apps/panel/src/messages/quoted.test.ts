import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** Texts that the specification quotes, by the end-to-end test that looks for them in a running page. */
const shown: Readonly<Record<`tests/e2e/${string}.spec.ts`, readonly string[]>> = {
  'tests/e2e/strings.spec.ts': [
    'DEMO MODE',
    'System Settings',
    'Account settings',
    'Sign out',
    'View all',
    'Wiki',
    'Search users',
    'Search nodes',
    'Search services',
    "We couldn't find any result with that term. Please try again.",
    'No notifications',
    'Mark all as read',
    'Recent Processes',
    'No recorded processes the last hour',
    'Related Processes',
    'View all processes',
    'Command returned empty string',
    "Don't show this again",
    'Close',
    'Invalid email address',
    'Invalid URL',
    'Whoops!',
    'Uh oh!',
    'Whoops',
    'Something went wrong fetching the user',
    'Something went wrong',
    'Done!',
    'Poof!',
    'The user has been updated',
    'The user has been deleted',
    'The node has been deleted',
    'The server has been started',
    'The server has been shut down',
    'The server has been restarted',
    'Plex config has been reset',
    'The server has been updated',
    'Rebooting...',
    'Hold on while the node is rebooting...',
    'A new version of the app is available. Please refresh the page to use the latest version.',
    'Refresh',
    'Subscription payment past due!',
    'Make sure your invoice is paid to prevent termination',
    'OK',
    'Cancel',
  ],
  'tests/e2e/uptime.spec.ts': ['The node is now being monitored', 'The node is no longer being monitored'],
  'tests/e2e/claim.spec.ts': ['Restarting server to apply changes... '],
};

/** Quoted texts of features that do not exist yet. */
const later: Readonly<Record<string, readonly string[]>> = {
  // Thrown by an action that no screen calls.
  'updates of a server': ['Server Update action deprecated'],
  tickets: ['You have {count} tickets waiting for you!'],
};

/** Entries of the customers' menu whose screens do not exist yet; the words may be used elsewhere. */
const laterEntries = ['Invoices', 'Reseller Panel', 'Reseller Shop', 'Shop', 'Tickets'];

/** Key and text of everything that these modules export; a key may occur in two of them. */
const textsOf = (modules: Record<string, object>) =>
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap((words) => (typeof words === 'object' && words !== null ? Object.entries<unknown>(words) : []));

const panel = textsOf(import.meta.glob<object>('./en/*.ts', { eager: true }));
const inPanel = new Set(panel.map(([, text]) => text));
const kit = import.meta.glob<object>(
  ['../../../../packages/ui/src/**/labels.ts', '../../../../packages/ui/src/i18n/*-messages.ts'],
  { eager: true },
);
const inKit = new Set(textsOf(kit).map(([, text]) => text));
const isSaid = (text: string) => inPanel.has(text) || inKit.has(text);
const root = new URL('../../../../', import.meta.url);

it.each(Object.values(shown).flat())('has the quoted text: %s', (text) => {
  expect(isSaid(text)).toBe(true);
});

it.each(Object.values(later).flat())('does not have the text yet: %s', (text) => {
  expect(isSaid(text)).toBe(false);
});

it.each(laterEntries)('has no menu entry yet: %s', (entry) => {
  expect(panel.filter(([key, text]) => /^(titles|shell)\./.test(key) && text === entry)).toEqual([]);
});

const readIn = Object.entries(shown).flatMap(([where, texts]) => texts.map((text) => [text, where] as const));

it.each(readIn)('finds the quoted text %s in %s', async (text, where) => {
  const source = await readFile(new URL(where, root), 'utf8');
  expect([`'${text}'`, `"${text}"`].some((literal) => source.includes(literal))).toBe(true);
});
