import { z } from 'zod';
import type { InviteLimits, LibraryChoice } from '../../../domain/media-servers/port.ts';
import { chooseLibraries } from '../choose-libraries.ts';
import type { Folder } from './libraries.ts';

/** The policy of a user. It is sent back as a whole, including fields that this driver does not know. */
export const policy = z.looseObject({
  IsAdministrator: z.boolean(),
  EnableAllFolders: z.boolean(),
  EnabledFolders: z.array(z.string()).nullish(),
});
type Policy = z.infer<typeof policy>;

const plain = (id: string) => id.replaceAll('-', '').toLowerCase();

/**
 * A folder has an id and, on Emby, a Guid: new versions expect the Guid in a policy and old ones the id, so both are
 * sent.
 */
const idsOf = ({ ItemId, Guid }: Folder): string[] => (Guid ? [Guid, ItemId] : [ItemId]);

/** Returns the policy with the chosen libraries and limits, and the names that the server does not have. */
export function restrict(before: Policy, choice: LibraryChoice, folders: readonly Folder[], limits: InviteLimits = {}) {
  const named = folders.map((folder) => ({ name: folder.Name, folder }));
  const { chosen, unknownLibraries } = chooseLibraries(choice, named);
  const { mayDownload, mayTranscode, maxStreams } = limits;
  const after: Policy = {
    ...before,
    EnableAllFolders: choice === 'all',
    EnabledFolders: choice === 'all' ? [] : chosen.flatMap(({ folder }) => idsOf(folder)),
    ...(mayDownload !== undefined && { EnableContentDownloading: mayDownload }),
    ...(mayTranscode !== undefined && {
      EnableVideoPlaybackTranscoding: mayTranscode,
      EnableAudioPlaybackTranscoding: mayTranscode,
    }),
    // Jellyfin's name and Emby's; each server keeps its own.
    ...(maxStreams !== undefined && { MaxActiveSessions: maxStreams, SimultaneousStreamLimit: maxStreams }),
  };
  return { policy: after, unknownLibraries };
}

/** Returns the names of the libraries that a policy shows. */
export function visibleIn({ EnableAllFolders, EnabledFolders }: Policy, folders: readonly Folder[]): 'all' | string[] {
  if (EnableAllFolders) return 'all';
  const enabled = new Set((EnabledFolders ?? []).map(plain));
  return folders.filter((folder) => idsOf(folder).some((id) => enabled.has(plain(id)))).map(({ Name }) => Name);
}
