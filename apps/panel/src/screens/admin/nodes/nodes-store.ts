import type { Contract, RequestOf } from '@kronos/api/contract';
import { adminNodes } from '@kronos/api/routes/admin-nodes';
import type { Phrase } from '../../../messages/create-messages.ts';
import type { StoreDeps } from '../../../stores/store-deps.ts';
import { createRecordStore } from '../../../resource/record-store.ts';
import { restartNode } from '../../../parts/nodes/restart-node.ts';
import { queryFor, staleOf } from '../../../resource/stale.ts';
import { reasonOf } from '../../../stores/loadable.ts';

export type NodeBody = RequestOf<Contract['adminNodes']['create']>['body'];
export type EngineBody = RequestOf<Contract['adminNodes']['test']>['body'];
export type NodesStore = ReturnType<typeof createNodesStore>;

/** The actions of admins on nodes, and the node on screen, kept current. */
export function createNodesStore(deps: StoreDeps) {
  const { api, notices, clock, signal, follow } = deps;
  const { adminNodes: nodes } = api.extend({ adminNodes });
  const one = createRecordStore({
    async read(id, options) {
      const outcome = await nodes.one({ params: { id } }, options);
      return outcome.kind === 'ok' ? { kind: outcome.kind, data: { data: outcome.data } } : outcome;
    },
    clock,
    signal,
  });
  const readAgain = () => void one.load();
  follow('admin', 'node-updated', readAgain);
  follow('admin', 'server-updated', readAgain);

  return {
    one,
    /** The latest version of the node that was read. */
    version() {
      const { record } = one.get();
      return record.status === 'ready' ? record.data.version : undefined;
    },
    /** Tests the connection to an engine without saving it. */
    test: (body: EngineBody) => nodes.test({ body }, { signal }),
    async create(body: NodeBody) {
      const outcome = await nodes.create({ body }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('nodes.created'));
      return outcome;
    },
    async update(id: number, body: NodeBody, basedOn: string | undefined) {
      const outcome = await nodes.update({ params: { id }, query: queryFor(basedOn), body }, { signal });
      if (outcome.kind === 'ok' || staleOf(outcome)) await one.load();
      if (outcome.kind === 'ok') notices.done((t) => t('nodes.updated'));
      return outcome;
    },
    /** Switches placement on a node on or off. */
    async setEnabled(id: number, enabled: boolean): Promise<void> {
      const outcome = await nodes.update({ params: { id }, body: { enabled } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t(enabled ? 'nodes.enabled' : 'nodes.disabled'));
      else notices.failed(outcome);
      readAgain();
    },
    /** Restarts the machine. */
    async restart(id: number): Promise<void> {
      await restartNode(id, deps);
      readAgain();
    },
    /** Restarts the servers that run on a node. Resolves with the id of the batch, undefined after a refusal. */
    async restartContainers(id: number): Promise<number | undefined> {
      const outcome = await nodes.restartContainers({ params: { id } }, { signal });
      if (outcome.kind === 'ok') return outcome.data.process.id;
      notices.failed(outcome);
      readAgain();
      return undefined;
    },
    /** Wipes a node whose name was typed. Resolves with the id of the process, or with the reason why there is none. */
    async wipe(id: number, name: string): Promise<{ process?: number; reason?: Phrase }> {
      const outcome = await nodes.wipe({ params: { id }, body: { name } }, { signal });
      if (outcome.kind === 'aborted') return {};
      if (outcome.kind !== 'ok') return { reason: reasonOf(outcome) };
      readAgain();
      return { process: outcome.data.process.id };
    },
    /** Deletes a node whose name was typed. Resolves with the reason for a refusal, or with undefined on success. */
    async remove(id: number, alias: string) {
      const outcome = await nodes.remove({ params: { id }, query: { alias } }, { signal });
      if (outcome.kind === 'aborted') return undefined;
      if (outcome.kind !== 'ok') return reasonOf(outcome);
      notices.poof((t) => t('nodes.deleted'));
      return undefined;
    },
  };
}
