import type { Accepted, BackupList, BackupType, OperationKind } from '@kronos/api/contract';
import type { Outcome } from '@kronos/api';
import { customerBackups } from '@kronos/api/routes/customer-backups';
import { proxy } from 'valtio/vanilla';
import type { PlainKey } from '../../messages/catalogue.ts';
import { coalesce } from '../../platform/coalesce.ts';
import type { StoreDeps } from '../../stores/store-deps.ts';
import { type Loadable, settle } from '../../stores/loadable.ts';

export type BackupsStore = ReturnType<typeof createBackupsStore>;

/** The backups of the server on screen (spec §4: it starts loading), and the operations requested on them. */
export function createBackupsStore(deps: StoreDeps) {
  const { notices, clock, user, signal, follow, pursue } = deps;
  const api = deps.api.extend({ customerBackups });
  const state = proxy<{ list: Loadable<BackupList> }>({ list: { status: 'loading' } });
  let server: number | undefined;

  const load = coalesce(async () => {
    const id = server;
    if (id === undefined) return;
    const outcome = await api.customerBackups.list({ params: { id } }, { signal });
    if (signal.aborted || id !== server) return;
    state.list = settle(state.list, outcome, clock.now());
  });

  const read = () => void load();
  follow('user', 'server-updated', read);
  // Only admins may join this channel; they receive the events of other users' servers there.
  if (user.is_admin) follow('admin', 'server-updated', read);

  const order = async (id: number, kind: OperationKind, done: PlainKey, asking: Promise<Outcome<Accepted>>) => {
    const outcome = await pursue(id, kind, () => (t) => t(done), asking);
    if (!signal.aborted) read();
    return outcome;
  };

  return {
    state,
    load,
    /** Shows the backups of a server; returns a function that ends it. */
    show(id: number): () => void {
      if (id !== server) state.list = { status: 'loading' };
      server = id;
      void load();
      return () => {
        server = undefined;
      };
    },
    create: (id: number, type: BackupType, name: string) =>
      order(
        id,
        'backup',
        'backups.done.create',
        api.customerBackups.create({ params: { id, type }, body: { name } }, { signal }),
      ),
    restore: (id: number, backup: number) =>
      order(id, 'restore', 'backups.done.restore', api.customerBackups.restore({ params: { id, backup } }, { signal })),
    remove: (id: number, backup: number) =>
      order(
        id,
        'delete-backup',
        'backups.done.delete',
        api.customerBackups.remove({ params: { id, backup } }, { signal }),
      ),
    /** The address for one download of the file. */
    async download(id: number, backup: number): Promise<string | undefined> {
      const outcome = await api.customerBackups.download({ params: { id, backup } }, { signal });
      if (outcome.kind === 'ok') return outcome.data.link;
      notices.failed(outcome);
      return undefined;
    },
  };
}
