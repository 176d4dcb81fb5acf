import type { ScriptVersion, ScriptVersionDetail } from '@kronos/api/contract';
import { adminScripts } from '@kronos/api/routes/admin-scripts';
import { createRecordStore } from '../../../../../resource/record-store.ts';
import type { StoreDeps } from '../../../../../stores/store-deps.ts';

/** The earlier versions of a script. */
export function createVersionsStore({ api, notices, clock, signal, follow }: StoreDeps) {
  const calls = api.extend({ adminScripts }).adminScripts;
  const all = createRecordStore<readonly ScriptVersion[]>({
    read: (id, options) => calls.versions({ params: { id } }, options),
    clock,
    signal,
  });
  follow('admin', 'scripts-changed', () => void all.load());
  return {
    all,
    /** Reads a version in full. Resolves with undefined when that failed, which it shows as a notice. */
    async read(id: number, version: number): Promise<ScriptVersionDetail | undefined> {
      const outcome = await calls.version({ params: { id, version } }, { signal });
      if (outcome.kind === 'ok') return outcome.data.data;
      notices.failed(outcome);
      return undefined;
    },
    /** Restores a version. Resolves with whether it was restored, and shows a notice either way. */
    async restore(id: number, version: number): Promise<boolean> {
      const outcome = await calls.restore({ params: { id, version } }, { signal });
      if (outcome.kind === 'ok') notices.done((t) => t('scripts.restored', { version }));
      else notices.failed(outcome);
      return outcome.kind === 'ok';
    },
  };
}
