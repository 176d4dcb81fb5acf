import { EngineError } from '../../../engines/port.ts';
import { mediaFailureWords } from '../../media-servers/failures.ts';
import { type MediaServer, MediaServerError } from '../../media-servers/port.ts';
import { serverTypeNames } from '../names.ts';
import { bringUp, takeContainer, whenReady } from './bring-up.ts';
import { archiveOf } from './default-config.ts';
import type { Operation, OperationRun, Progress } from './operation.ts';

/** Asks the media server to reset its claim; returns whether that is done or its file must be edited. */
async function ask({ server, signal }: OperationRun, media: MediaServer, { log }: Progress) {
  if (server.status === 'stopped') return 'edit-file';
  try {
    return (await media.resetClaim({ signal })).how;
  } catch (error) {
    if (signal.aborted || !(error instanceof MediaServerError)) throw error;
    log(mediaFailureWords(error, server));
    return 'edit-file';
  }
}

/** Removes the claim from the file of a stopped media server. A server without that file was never claimed. */
async function edit({ server, engine, signal }: OperationRun, containerId: string, media: MediaServer): Promise<void> {
  const { folder, file, edit: without } = media.claimFile;
  try {
    const text = (await engine.readFile(containerId, `${folder}/${file}`, { signal })).toString();
    await engine.writeArchive(containerId, folder, archiveOf(file, without(text), server), { signal });
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'path-missing') throw error;
  }
}

/** Undoes the claim: libraries and users are kept, and the server can be claimed anew. */
export const resetClaim: Operation = {
  verb: 'Reset the claim of',
  doing: 'having its claim reset',
  status: 'resetting',
  // Only a restart clears what the media server holds in memory of its former account (spec §4).
  next: 'restart',
  async carryOut(run) {
    const { server, engine, signal } = run;
    const { media, key } = await run.claims.open(run);
    const product = serverTypeNames[server.type];
    const asking = { name: 'ask', command: `Ask ${product} to release its claim`, span: [0, 0.2] } as const;
    await run.step(asking, async (step) => {
      const how = await ask(run, media, step);
      await run.remember({ how });
      return how === 'done' ? 'Done' : `${product} has to be stopped first`;
    });
    const isDone = run.memory['how'] === 'done';
    if (!isDone) {
      const stop = { name: 'stop', command: 'Stop the media server', span: [0.2, 0.4] } as const;
      await run.step(stop, async () => engine.stop(await takeContainer(run), { signal }));
      const change = { name: 'edit', command: `Change ${media.claimFile.file}`, span: [0.4, 0.5] } as const;
      await run.step(change, async () => edit(run, await takeContainer(run), media));
    }
    await run.claims.forget(server.id);
    const change = isDone ? await whenReady(run, await takeContainer(run)) : await bringUp(run, { from: 0.5 });
    // Otherwise the panel would remain among the devices of the account or the keys of the server.
    if (key !== null) await media.signOut(key, { signal }).catch(() => undefined);
    return { words: 'The claim has been reset', change };
  },
};
