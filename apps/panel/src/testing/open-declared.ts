import type { Refusal } from '@kronos/api/contract';
import { expect, onTestFinished, vi } from 'vitest';
import type { Area } from '../messages/catalogue.ts';
import { formTexts } from '../resource/form-texts.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import { createTestApp } from './create-test-app.ts';
import { anAdmin } from './fixtures.ts';

/** Waits longer than usual, for a busy machine. */
export const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });

interface Declared<S> {
  readonly subject: string;
  readonly createStore: (deps: StoreDeps) => S;
}

/**
 * An admin's panel with the store and the texts of a declared page. The names of its endpoints are only known at run
 * time.
 */
export async function openDeclared<S>({ subject, createStore }: Declared<S>, locale: string) {
  const test = createTestApp({ user: anAdmin(), locale });
  const { app, server } = test;
  onTestFinished(app.start());
  await soon(() => expect(test.managers).toHaveLength(1));
  const scope = await app.userScope.get();
  const [area = ''] = subject.split('.');
  for (const one of [area, 'forms', 'notices', 'common'] as Area[]) await app.messages.ensure(one);
  const { t, knows } = app.messages;

  return {
    ...test,
    store: scope.use(createStore),
    texts: formTexts(subject, t, knows),
    /** The group of the newest call of an endpoint with this name. */
    groupOf(name: string): string {
      const [group = ''] =
        server.calls.findLast(({ endpoint }) => endpoint.endsWith(`.${name}`))?.endpoint.split('.') ?? [];
      return group;
    },
    /** The endpoints of a group. */
    endpoints(group: string) {
      const named = (name: string) => `${group}.${name}` as 'session.logout';
      return {
        calls: (name: string) => server.calls.filter(({ endpoint }) => endpoint === named(name)),
        answer: (name: string, what: unknown) => server.answer(named(name), what as { success: true }),
        refuse: (name: string, status: number, refusal: Partial<Refusal> = {}) =>
          server.refuse(named(name), status, { message: 'No.', ...refusal }),
        fail: (name: string) => server.fail(named(name)),
        hang: (name: string) => server.hang(named(name)),
      };
    },
  };
}
