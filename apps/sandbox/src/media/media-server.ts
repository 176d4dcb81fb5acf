import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import type { ContainerFiles } from '../files.ts';
import type { MediaType } from '../images.ts';
import { type MediaRecord, readJson, writeJson } from '../record.ts';
import type { World } from '../world.ts';
import { openClaimFile } from './claim-file.ts';
import { isWithin } from './folders.ts';
import { createLibraries } from './libraries.ts';
import { createSessions } from './sessions.ts';
import { openStore } from './store.ts';

/** Stored in the data folder, so that a rebuild with the same volume is the same server. */
const identitySchema = z.object({ machineId: z.string() });

interface Deps {
  files: ContainerFiles;
  world: World;
  /** False while the server starts; until then each type responds with 503 and its own message. */
  isReady(): boolean;
}

/** A running media server: its identity, the contents of its data folder, and its vendors. */
export function createMediaServer(record: MediaRecord, { files, world, isReady }: Deps) {
  const { type, spec, version } = record;
  const config = () => files.locate('/config', 'read');
  const machineId = readIdentity(type, config());
  const claim = openClaimFile(type, config);
  const store = openStore(config());
  const name = spec.env['SERVER_NAME'] ?? spec.name;
  claim.ensure();

  const libraries = createLibraries({
    store,
    scanMs: world.scanMs,
    hasFolder: (path) => isBelowMount(path, spec.mounts) || canLocate(files, path),
    changed: () => publish(),
  });
  function publish(): void {
    if (type !== 'plex') return;
    world.plexTv.publish(
      machineId,
      libraries.list().map(({ id, name, kind }) => ({ key: String(id), title: name, type: kind })),
    );
  }

  return {
    type,
    name,
    version,
    machineId,
    isReady,
    claim,
    store,
    libraries,
    publish,
    sessions: createSessions(),
    world,
    /** Stops all scans, and writes pending changes. */
    close() {
      libraries.stopAll();
      store.flush();
    },
  };
}
export type MediaServer = ReturnType<typeof createMediaServer>;

function readIdentity(type: MediaType, config: string): string {
  const path = join(config, 'identity.json');
  const known = identitySchema.safeParse(readJson(path));
  if (known.success) return known.data.machineId;
  const machineId = randomBytes(type === 'plex' ? 20 : 16).toString('hex');
  writeJson(path, { machineId });
  return machineId;
}

/** The content of a remote mount is not simulated: every folder below it exists. */
function isBelowMount(path: string, mounts: readonly { target: string }[]): boolean {
  return mounts.some(({ target }) => target !== '/config' && isWithin(path, target));
}

function canLocate(files: ContainerFiles, path: string): boolean {
  try {
    files.locate(path, 'read');
    return true;
  } catch {
    return false;
  }
}
