import { Readable } from 'node:stream';
import type { ServerType } from '@kronos/api/contract';
import { pack } from 'tar-stream';
import { claimIn } from './plex-claim.ts';

interface DefaultConfig {
  /** Relative to the config volume. */
  path: string;
  content: string;
  /** Returns the default content with what must survive a reset of the previous preferences. */
  keeping?(before: string): string;
}

const xml = '<?xml version="1.0" encoding="utf-8"?>\n';
/** Marks the set-up as complete: otherwise the next visitor could claim the server. */
const isSetUp = '<IsStartupWizardCompleted>true</IsStartupWizardCompleted>';

/** The preferences file of each media server, where its image stores it, with its default content. */
export const defaultConfigs: Record<ServerType, DefaultConfig> = {
  plex: {
    path: 'Library/Application Support/Plex Media Server/Preferences.xml',
    content: `${xml}<Preferences/>\n`,
    keeping: (before) => `${xml}<Preferences${claimIn(before)}/>\n`,
  },
  emby: { path: 'config/system.xml', content: `${xml}<ServerConfiguration>${isSetUp}</ServerConfiguration>\n` },
  jellyfin: { path: 'config/system.xml', content: `${xml}<ServerConfiguration>${isSetUp}</ServerConfiguration>\n` },
};

/** The variables by which images set the owner of files: linuxserver.io, Plex, Emby. */
const owners = ['PUID', 'PLEX_UID', 'UID'] as const;
const groups = ['PGID', 'PLEX_GID', 'GID'] as const;

/**
 * Returns a tar of the default preferences, with what is kept of the former ones, owned by the user of the media
 * server.
 */
export function defaultConfigArchive(
  type: ServerType,
  { env, before }: { env: Readonly<Record<string, string>>; before: string | undefined },
): Readable {
  const { path, content: plain, keeping } = defaultConfigs[type];
  return archiveOf(path, before === undefined || !keeping ? plain : keeping(before), { env });
}

/** Returns a tar of one file, owned by the user of the media server. */
export function archiveOf(name: string, content: string, { env }: { env: Readonly<Record<string, string>> }): Readable {
  const numberOf = (names: readonly string[]) => Number(names.map((one) => env[one]).find(Boolean) ?? 0) || 0;
  const archive = pack();
  archive.entry({ name, mode: 0o644, uid: numberOf(owners), gid: numberOf(groups) }, content);
  archive.finalize();
  // The packer uses the stream API of its own library.
  return Readable.from(archive, { objectMode: false });
}
