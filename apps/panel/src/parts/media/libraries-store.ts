import type { Outcome } from '@kronos/api';
import { customerMedia } from '@kronos/api/routes/customer-media';
import type { StoreDeps } from '../../stores/store-deps.ts';
import type { OwnerTokens } from './owner-tokens.ts';
import { createShownValue } from './shown-value.ts';

/** The libraries of the server on screen, and scans of them. */
export function createLibrariesStore(deps: StoreDeps, tokens: OwnerTokens) {
  const { notices, signal, follow } = deps;
  const { customerMedia: calls } = deps.api.extend({ customerMedia });
  const list = createShownValue(deps, (id) =>
    tokens.use(id, (query) => calls.libraries({ params: { id }, query }, { signal })),
  );
  follow('user', 'scan-stopped', () => void list.load());
  /** The requests without a response: a second press sends nothing. */
  const sent = new Set<string>();

  const send = async (call: 'scan' | 'stopScan', id: number, library: string | undefined) => {
    const request = `${call} ${id} ${library ?? ''}`;
    if (sent.has(request)) return;
    sent.add(request);
    const outcome: Outcome = await tokens.use(id, (owner) =>
      calls[call](
        { params: { id }, body: { ...owner, ...(library !== undefined && { library_id: library }) } },
        { signal },
      ),
    );
    sent.delete(request);
    if (signal.aborted) return;
    if (outcome.kind !== 'ok') notices.failed(outcome);
    await list.load();
  };

  return {
    list,
    /** Scans one library, or all. */
    scan: (id: number, library?: string) => send('scan', id, library),
    /** Scans one folder of a library. */
    async scanFolder(id: number, library: string, folder: string): Promise<Outcome> {
      const outcome: Outcome = await tokens.use(id, (owner) =>
        calls.scan({ params: { id }, body: { ...owner, library_id: library, folder } }, { signal }),
      );
      if (outcome.kind === 'ok' && !signal.aborted) {
        notices.done((t) => t('media.folder.done'));
        void list.load();
      }
      return outcome;
    },
    /** Stops the scan of one library, or of all. */
    stopScan: (id: number, library?: string) => send('stopScan', id, library),
  };
}
