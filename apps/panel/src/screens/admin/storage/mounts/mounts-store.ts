import type { Contract, RequestOf } from '@kronos/api/contract';
import { adminMounts } from '@kronos/api/routes/admin-mounts';
import { adminNodes } from '@kronos/api/routes/admin-nodes';
import { processes as processRoutes } from '@kronos/api/routes/processes';
import type { LoadOptions } from '@kronos/ui/ComboBox';
import { createRecordStore } from '../../../../resource/record-store.ts';
import type { StoreDeps } from '../../../../stores/store-deps.ts';

export type MountBody = RequestOf<Contract['adminMounts']['create']>['body'];
export type MountsStore = ReturnType<typeof createMountsStore>;

/** One mount, and what admins do with it; follows what it is found to be. */
export function createMountsStore({ api, notices, clock, signal, follow }: StoreDeps) {
  const {
    adminMounts: mounts,
    adminNodes: nodes,
    processes,
  } = api.extend({
    adminMounts,
    adminNodes,
    processes: processRoutes,
  });
  const one = createRecordStore({
    read: (id, options) => mounts.one({ params: { id } }, options),
    clock,
    signal,
  });
  follow('admin', 'mounts-changed', () => void one.load());

  /** The processes of what was asked of nodes here, until their outcome is told. */
  const pending = new Set<number>();
  const tellOutcome = async (id: number) => {
    const outcome = await processes.one({ params: { id } }, { signal });
    if (outcome.kind !== 'ok' || outcome.data.data.success === null || !pending.delete(id)) return;
    const { success, result } = outcome.data.data;
    if (success) notices.done(() => result);
    else notices.whoops(() => result);
  };
  follow('admin', 'process-updated', () => {
    for (const id of pending) void tellOutcome(id);
  });

  const order = async (action: 'check' | 'remount', { id, name }: { id: number; name: string }): Promise<void> => {
    const outcome = await mounts[action]({ params: { id } }, { signal });
    if (outcome.kind !== 'ok') return notices.failed(outcome);
    const { process } = outcome.data;
    pending.add(process.id);
    notices.say({
      tone: 'info',
      title: (t) => t(action === 'check' ? 'mounts.checking' : 'mounts.remounting', { name }),
    });
    // It may be through before its first event is heard.
    await tellOutcome(process.id);
  };

  const findNodes: LoadOptions = async (q, asking) => {
    const query = { q, sort: 'alias', direction: 'asc', per_page: 10 } as const;
    const outcome = await nodes.list({ query }, { signal: asking });
    if (outcome.kind !== 'ok') throw new Error('The nodes could not be read.');
    return outcome.data.data.map(({ id, alias, host }) => ({ id: String(id), label: alias, description: host }));
  };

  return {
    one,
    findNodes,
    check: (mount: { id: number; name: string }) => order('check', mount),
    remount: (mount: { id: number; name: string }) => order('remount', mount),
    async create(body: MountBody) {
      const outcome = await mounts.create({ body }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('mounts.created', { name: body.name }));
      return outcome;
    },
    async update(id: number, body: MountBody) {
      const outcome = await mounts.update({ params: { id }, body }, { signal });
      if (outcome.kind === 'ok') {
        notices.done((t) => t('mounts.saved'));
        await one.load();
      }
      return outcome;
    },
    async remove(id: number) {
      const outcome = await mounts.remove({ params: { id } }, { signal });
      if (outcome.kind === 'ok') notices.poof((t) => t('mounts.deleted'));
      return outcome;
    },
  };
}
