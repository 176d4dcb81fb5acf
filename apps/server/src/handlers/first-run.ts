import type { Contract, Handlers } from '@kronos/api/contract';
import type { FirstRun } from '../domain/first-run/first-run.ts';
import type { RequestContext } from '../http/request-context.ts';

/** Handlers of the set-up of an empty installation. */
export function firstRunHandlers({ firstRun }: { firstRun: FirstRun }): Handlers<Contract, RequestContext>['firstRun'] {
  return {
    show: (_, { session }) => firstRun.show(session.user),
    async confirm({ params }) {
      await firstRun.confirm(params.step);
      return { success: true };
    },
    async changePassword({ body }, { session }) {
      await firstRun.changePassword(session, body);
      return { success: true };
    },
    makeSshKey: () => firstRun.makeSshKey(),
    async chooseBilling({ body }) {
      await firstRun.chooseBilling(body);
      return { success: true };
    },
    async saveMail({ body }) {
      await firstRun.saveMail(body);
      return { success: true };
    },
    async complete() {
      await firstRun.complete();
      return { success: true };
    },
  };
}
