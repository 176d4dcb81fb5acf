import type { Outcome } from '@kronos/api';
import { account as accountRoutes } from '@kronos/api/routes/account';
import type { Account, Contract, Locale, NotificationChoice, NotificationKind, RequestOf } from '@kronos/api/contract';
import { createChoices } from '../../../stores/choices.ts';
import { createAnswer } from '../../../stores/create-answer.ts';
import type { StoreDeps } from '../../../stores/store-deps.ts';
import type { Phrase } from '../../../messages/create-messages.ts';

type Body<N extends keyof Contract['account']> = Exclude<
  RequestOf<Contract['account'][N]> extends infer R ? (R extends { body?: infer B } ? B : never) : never,
  undefined
>;
type Preferences = Body<'savePreferences'>;
/** Theme or language. */
export type Look = Pick<Preferences, 'theme' | 'locale'>;

export type AccountStore = ReturnType<typeof createAccountStore>;

/** The user's own account. Every action returns its outcome, so that a form shows each message at its field. */
export function createAccountStore(deps: StoreDeps) {
  const { api: base, notices, signal, follow } = deps;
  const { account: api } = base.extend({ account: accountRoutes });
  const { state, load, loadAgain } = createAnswer(deps, (options) => api.fetch({}, options));
  // A finished export and an accepted invitation send a notification.
  follow('user', 'new-notification', loadAgain);

  /** Runs a call, shows its success, and reads the account again. */
  const act = async <O extends Outcome>(call: Promise<O>, done?: Phrase): Promise<O> => {
    const outcome = await call;
    if (outcome.kind === 'ok' && !signal.aborted) {
      if (done) notices.done(done);
      await load();
    }
    return outcome;
  };

  const savePreferences = (body: Preferences) =>
    act(api.savePreferences({ body }, { signal }), (t) => t('account.preferences.done'));
  const choices = createChoices<Account['notifications']>();
  const looks = createChoices<Look>();
  let granted: Locale | null | undefined;

  return {
    state,
    /** The pending choices of notifications. */
    choices: choices.state,
    load,
    rename: (body: Body<'rename'>) => act(api.rename({ body }, { signal }), (t) => t('account.name.done')),
    changeEmail: (body: Body<'changeEmail'>) =>
      act(api.changeEmail({ body }, { signal }), (t) => t('account.email.asked', { email: body.email })),
    cancelEmail: () => act(api.cancelEmail({}, { signal }), (t) => t('account.email.cancelled')),
    changePassword: (body: Body<'changePassword'>) =>
      act(api.changePassword({ body }, { signal }), (t) => t('account.password.done')),
    /** The pending choices of theme or language. */
    looks: looks.state,
    chooseLook: (choice: Look) =>
      looks.make(choice, async () => {
        const outcome = await savePreferences(choice);
        if (outcome.kind === 'ok' && choice.locale !== undefined) granted = choice.locale;
        return outcome;
      }),
    /**
     * The language to reload the page in; null is the browser's. It waits for all pending choices, which the reload
     * would cancel: a user who moves with the arrow keys passes one language on the way to another.
     */
    takeLocale(): Locale | null | undefined {
      if (!looks.isSettled()) return undefined;
      const locale = granted;
      granted = undefined;
      return locale;
    },
    chooseNotifications: (kind: NotificationKind, choice: NotificationChoice) => {
      const notifications = { [kind]: choice };
      return choices.make(notifications, () => savePreferences({ notifications }));
    },
    requestExport: () => act(api.requestExport({}, { signal })),
    downloadExport: () => api.downloadExport({}, { signal }),
    close: (body: Body<'close'>) => api.close({ body }, { signal }),
  };
}
