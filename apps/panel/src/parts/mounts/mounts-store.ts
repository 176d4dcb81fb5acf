import { adminMounts } from '@kronos/api/routes/admin-mounts';
import { processes as processRoutes } from '@kronos/api/routes/processes';
import type { StoreDeps } from '../../stores/store-deps.ts';

/** The actions on mounts. Their outcome is shown once their process has ended. */
export function createMountsStore({ api, notices, signal, follow }: StoreDeps) {
  const { adminMounts: mounts, processes } = api.extend({ adminMounts, processes: processRoutes });

  /** The ids of the processes begun here whose outcome has not been shown yet. */
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
    notices.show({
      tone: 'info',
      title: (t) => t(action === 'check' ? 'mounts.checking' : 'mounts.remounting', { name }),
    });
    // The process may end before its first event arrives.
    await tellOutcome(process.id);
  };

  return {
    check: (mount: { id: number; name: string }) => order('check', mount),
    remount: (mount: { id: number; name: string }) => order('remount', mount),
  };
}
