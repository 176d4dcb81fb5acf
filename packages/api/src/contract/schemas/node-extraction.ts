import { z } from 'zod';
import { nodeWork } from './node-work.ts';

/** Folders that belong to the system of a machine. */
const system = /^\/(?:bin|boot|dev|etc|lib|lib32|lib64|libx32|proc|run|sbin|sys|usr)(?:\/|$)/;
/** Further folders that nothing may be unpacked into, except for the volumes of containers. */
const closed = /^\/(?:root|var)(?:\/|$)/;
const volumes = /^\/var\/lib\/docker\/volumes\/./;

const hasDots = (path: string) => path.split('/').some((name) => name === '.' || name === '..');

/** An absolute path on a node's machine. */
const machinePath = (form: RegExp, message: string) =>
  z
    .string()
    .trim()
    .max(400, 'At most 400 characters')
    .regex(form, message)
    .refine((path) => !hasDots(path), 'Enter a path without . or ..')
    .refine((path) => !system.test(path), 'Choose a folder that does not belong to the system');

export const nodeExtractionDraft = z.object({
  /** The archive, which already lies on the node. */
  archive: machinePath(
    /^(?:\/[^/\p{Cc}]+)+\.(?:tar|tar\.gz|tgz|tar\.bz2|tbz2|tar\.xz|txz)$/u,
    'Enter the path of a .tar, .tar.gz, .tar.bz2 or .tar.xz file, such as /srv/in/plex.tar.gz',
  ).meta({ examples: ['/srv/in/plex.tar.gz'] }),
  /** The folder that it is unpacked into: an existing one, or a new one in an existing one. */
  target: machinePath(
    /^(?:\/[^/\p{Cc}]+)+$/u,
    'Enter a path that begins with a slash and ends without one, such as /srv/kronos/plex',
  )
    .refine((path) => !closed.test(path) || volumes.test(path), 'Choose a folder that does not belong to the system')
    .meta({ examples: ['/srv/kronos/plex'] }),
  /** How many leading folders are stripped from the names in the archive. */
  strip_components: z
    .number('Enter a number')
    .int('Enter a whole number')
    .min(0, 'At least 0')
    .max(10, 'At most 10')
    .default(0),
  /** Whether the archive stays on the node once it has been unpacked. */
  keep_archive: z.boolean().default(true),
});
export type NodeExtractionDraft = z.input<typeof nodeExtractionDraft>;

/** The extraction of an archive on a node; a canceled one leaves the files that it has already unpacked. */
export const nodeExtractionRow = z.object({
  ...nodeWork,
  archive: z.string(),
  target: z.string(),
  strip_components: z.number().int(),
  keep_archive: z.boolean(),
  /** The size of the archive; null until the node has reported it. */
  bytes: z.number().nullable(),
});
export type NodeExtractionRow = z.infer<typeof nodeExtractionRow>;
