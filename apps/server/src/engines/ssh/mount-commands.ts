import { z } from 'zod';
import { engineError } from '../failures.ts';
import type { MountReport, MountSpec } from '../port.ts';
import type { CommandOutcome } from './connection.ts';

/** The exit codes of a check for a path with nothing there, and for one that does not respond. */
export const nothing = 3;
export const silent = 4;

/** Reads the path. Everything that could hang has a limit of 15 seconds; the list of mounts comes from the kernel. */
const check = `
IFS= read -r target
grep -qF " $target " /proc/self/mounts || exit ${nothing}
timeout -k 5 15 ls -- "$target" > /dev/null || exit ${silent}
timeout -k 5 15 df -Pk -- "$target" || exit ${silent}`;

/**
 * Reads number, kind, source, path, options and user, one per line; the rest is the secret. It is stored in a file that
 * only root can read, since the process list shows everyone the arguments of a command. mount.rclone is rclone itself.
 */
const mount = `
set -e
umask 077
IFS= read -r id
IFS= read -r kind
IFS= read -r source
IFS= read -r target
IFS= read -r options
IFS= read -r user
mkdir -p /etc/kronos/mounts
secret="/etc/kronos/mounts/$id"
{ [ "$kind" != smb ] || printf "username=%s\\npassword=" "$user"; cat; } > "$secret"
! grep -qF " $target " /proc/self/mounts || umount -l -- "$target"
(umask 022; mkdir -p -- "$target")
case "$kind" in
  nfs) mount -t nfs -o "\${options:-defaults}" -- "$source" "$target" ;;
  smb) if [ -n "$user" ]; then with="credentials=$secret"; else with=guest; fi
    mount -t cifs -o "$with\${options:+,$options}" -- "$source" "$target" ;;
  rclone) [ -e /sbin/mount.rclone ] || ln -s "$(command -v rclone)" /sbin/mount.rclone
    mount -t rclone -o "config=$secret,allow_other\${options:+,$options}" -- "$source" "$target" ;;
esac
echo "Mounted $target."`;

/** Wraps a script to run as root. It must not contain an apostrophe. */
export const asRoot = (script: string) => `sudo -n sh -c '${script.trim()}'`;

/** For Debian. The mount is read from the input and is never part of a command. */
export const defaultMountCommands = { 'check-mount': asRoot(check), mount: asRoot(mount) };

/** Returns the input of the mount command. */
export const inputOf = ({ id, kind, source, target, options, username, secret }: MountSpec): string =>
  [id, kind, source, target, options ?? '', username ?? '', secret ?? ''].join('\n');

const kilobytes = z.coerce
  .number()
  .nonnegative()
  .transform((value) => value * 1024);
const figures = z.tuple([z.string(), kilobytes, z.string(), kilobytes], z.string());

/** Returns the result of a check; the last line is from `df`. */
export function mountReportOf({ exitCode, output }: CommandOutcome): MountReport {
  const unknown = { sizeBytes: null, freeBytes: null };
  if (exitCode === nothing) return { state: 'missing', ...unknown };
  if (exitCode === silent) return { state: 'stale', ...unknown };
  if (exitCode !== 0) throw engineError('command-failed', new Error(output.trim() || `exit code ${exitCode}`));
  return { state: 'mounted', ...(spaceOf(output) ?? unknown) };
}

/** Returns the space according to the last line of `df`. */
export function spaceOf(output: string): { sizeBytes: number; freeBytes: number } | undefined {
  const parsed = figures.safeParse(output.trim().split('\n').at(-1)?.trim().split(/\s+/));
  if (!parsed.success) return undefined;
  const [, sizeBytes, , freeBytes] = parsed.data;
  return { sizeBytes, freeBytes };
}
