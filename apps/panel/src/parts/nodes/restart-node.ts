import { adminNodes } from '@kronos/api/routes/admin-nodes';
import type { StoreDeps } from '../../stores/store-deps.ts';

/** Restarts the machine of a node, and shows that this is in progress (spec §8). */
export async function restartNode(id: number, { api, notices, signal }: StoreDeps): Promise<void> {
  const outcome = await api.extend({ adminNodes }).adminNodes.restart({ params: { id } }, { signal });
  if (outcome.kind === 'ok')
    notices.inform(
      (t) => t('nodes.rebootingText'),
      (t) => t('nodes.rebooting'),
    );
  else notices.failed(outcome);
}
