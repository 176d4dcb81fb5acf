import type { UptimeDraft } from '@kronos/api/contract';
import { adminUptime } from '@kronos/api/routes/admin-uptime';
import { createRecordStore } from '../../resource/record-store.ts';
import { queryFor, staleOf } from '../../resource/stale.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';

export type UptimeStore = ReturnType<typeof createUptimeStore>;

/** The monitor of one node, and the actions on monitors. */
export function createUptimeStore({ api: base, notices, clock, signal, follow }: StoreDeps) {
  const { adminUptime: api } = base.extend({ adminUptime });
  const one = createRecordStore({ read: (id, options) => api.fetch({ params: { id } }, options), clock, signal });
  follow('admin', 'node-monitor-changed', () => void one.load());

  return {
    one,
    /** The latest version of the monitor that was read. */
    version() {
      const { record } = one.get();
      return record.status === 'ready' ? record.data.version : undefined;
    },
    async add(id: number): Promise<void> {
      const outcome = await api.add({ params: { id } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('uptime.added'));
      else notices.failed(outcome);
      await one.load();
    },
    async remove(id: number): Promise<void> {
      const outcome = await api.remove({ params: { id } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('uptime.removed'));
      else notices.failed(outcome);
      await one.load();
    },
    /** Changes a monitor; the form shows a refusal. */
    async update(id: number, body: UptimeDraft, basedOn: string | undefined) {
      const outcome = await api.update({ params: { id }, query: queryFor(basedOn), body }, { signal });
      if (outcome.kind === 'ok' || staleOf(outcome)) await one.load();
      if (outcome.kind === 'ok') notices.done((t) => t('uptime.updated'));
      return outcome;
    },
  };
}
