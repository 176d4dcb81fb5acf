import { expect, it } from 'vitest';
import { createStorage } from '../platform/create-storage.ts';
import { createNoticesStore } from '../stores/notices.ts';
import { memoryHost } from '../testing/create-test-app.ts';
import { anAdmin, aUser } from '../testing/fixtures.ts';
import { readChoices } from './kept-choices.ts';
import { listChoices } from './list-choices.ts';

const nothing = { hidden: [], views: [], home: undefined };
const whole = { query: '', hidden: [] };

/** A browser, and the choices of the users who sign in there. */
function setUp(host = memoryHost()) {
  const storage = createStorage(host);
  const notices = createNoticesStore();
  const open = (list = 'users', user = anAdmin()) => listChoices(list)({ storage, user, notices });
  return { storage, notices, open };
}

it('keeps the choices for the next visit, by user and list', () => {
  const { open } = setUp();
  open().hide(['email']);
  expect(open().get()).toEqual({ ...nothing, hidden: ['email'] });
  expect(open('nodes').get()).toEqual(nothing);
  expect(open('users', aUser({ id: 99 })).get()).toEqual(nothing);
});

it('renames views, opens the list with one of them, and no longer does once it is deleted', () => {
  const { open } = setUp();
  const choices = open();
  choices.save('Trials', { query: 'mark=trial', hidden: ['seen'] });
  choices.save('All', whole);
  const [trials, all] = choices.get().views;
  choices.rename(trials!.id, 'On trial');
  choices.openWith(all!.id);
  expect(open().get()).toMatchObject({ views: [{ label: 'On trial' }, { label: 'All' }], home: all!.id });
  choices.remove(all!.id);
  expect(choices.get()).toMatchObject({ views: [{ label: 'On trial' }], home: undefined });
  expect(open().get().home).toBeUndefined();
});

it('restores a deleted view at its position, and as the one that the list opens with', () => {
  const { open, notices } = setUp();
  const choices = open();
  for (const label of ['A', 'B']) choices.save(label, whole);
  const [, last] = choices.get().views;
  choices.openWith(last!.id);
  choices.remove(last!.id);
  const [toast] = notices.takeToasts();
  // Another view is saved meanwhile, and may be given the same id.
  choices.save('C', whole);
  toast?.action?.onPress();
  const { views, home } = choices.get();
  expect(views.map(({ label }) => label)).toEqual(['A', 'B', 'C']);
  expect(new Set(views.map(({ id }) => id)).size).toBe(3);
  expect(home).toBe(views[1]!.id);
});

it('loses nothing that another tab has saved meanwhile', () => {
  const { open } = setUp();
  const [here, there] = [open(), open()];
  there.save('Theirs', whole);
  here.hide(['email']);
  here.save('Mine', whole);
  expect(here.get()).toMatchObject({ hidden: ['email'], views: [{ label: 'Theirs' }, { label: 'Mine' }] });
});

it('keeps the choices for one visit in a browser without storage', () => {
  const refuse = () => {
    throw new Error('closed');
  };
  const document = {
    get cookie() {
      return '';
    },
    set cookie(_: string) {},
  };
  const { open } = setUp({
    ...memoryHost(),
    localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    document,
  });
  const choices = open();
  choices.save('Mine', whole);
  choices.hide(['email']);
  expect(choices.get()).toMatchObject({ hidden: ['email'], views: [{ label: 'Mine' }] });
});

it.each([null, 7, 'x', [], { hidden: 'email', views: {}, home: 3 }, { views: [null, { id: 1 }], home: 'a' }])(
  'reads %j as no choices',
  (kept) => {
    expect(readChoices(kept)).toEqual(nothing);
  },
);
