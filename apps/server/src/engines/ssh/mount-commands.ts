import { z } from 'zod';
import { engineError } from '../failures.ts';
import type { MountReport, MountSpec } from '../port.ts';
import type { CommandOutcome } from './connection.ts';

/** How a check ends where there is nothing, and where what there is does not answer. */
export const nothing = 3;
export const silent = 4;

/**
 * Reads the path. What hangs is never touched without a limit: the list of mounts is the kernel's, the rest has 15 seconds.
 */
const check = `
IFS= read -r target
grep -qF " $target " /proc/self/mounts || exit ${nothing}
timeout -k 5 15 ls -- "$target" > /dev/null || exit ${silent}
timeout -k 5 15 df -Pk -- "$target" || exit ${silent}`;

/**
 * Reads number, kind, source, path, options and user, a line each; the rest is the secret. It stands in a file that root
 * alone reads, since the list of processes shows to everybody what a command was given. mount.rclone is rclone itself.
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

/** Runs a script as root. It has no apostrophe. */
export const asRoot = (script: string) => `sudo -n sh -c '${script.trim()}'`;

/** As Debian has it. What is to be mounted is read, and is never part of a command. */
export const defaultMountCommands = { 'check-mount': asRoot(check), mount: asRoot(mount) };

/** What the command of a mount reads. */
export const inputOf = ({ id, kind, source, target, options, username, secret }: MountSpec): string =>
  [id, kind, source, target, options ?? '', username ?? '', secret ?? ''].join('\n');

const kilobytes = z.coerce
  .number()
  .nonnegative()
  .transform((value) => value * 1024);
const figures = z.tuple([z.string(), kilobytes, z.string(), kilobytes], z.string());

/** What a check found; its last line is that of `df`. */
export function mountReportOf({ exitCode, output }: CommandOutcome): MountReport {
  const unknown = { sizeBytes: null, freeBytes: null };
  if (exitCode === nothing) return { state: 'missing', ...unknown };
  if (exitCode === silent) return { state: 'stale', ...unknown };
  if (exitCode !== 0) throw engineError('command-failed', new Error(output.trim() || `exit code ${exitCode}`));
  return { state: 'mounted', ...(spaceOf(output) ?? unknown) };
}

/** The space that the last line of `df` tells of. */
export function spaceOf(output: string): { sizeBytes: number; freeBytes: number } | undefined {
  const parsed = figures.safeParse(output.trim().split('\n').at(-1)?.trim().split(/\s+/));
  if (!parsed.success) return undefined;
  const [, sizeBytes, , freeBytes] = parsed.data;
  return { sizeBytes, freeBytes };
}
