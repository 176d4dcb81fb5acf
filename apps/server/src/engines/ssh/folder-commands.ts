import { engineError } from '../failures.ts';
import type { FolderReport } from '../port.ts';
import type { CommandOutcome } from './connection.ts';
import { asRoot, nothing, silent, spaceOf } from './mount-commands.ts';

export type FolderCommand = 'check-folder' | 'make-folder' | 'remove-folder';

/** Each step has a time limit, as a folder may be on storage that hangs. `timeout` then exits with 124 or more. */
const check = `
IFS= read -r path
code=0
timeout -k 5 15 test -d "$path" || code=$?
[ "$code" -lt 124 ] || exit ${silent}
[ "$code" -eq 0 ] || exit ${nothing}
if timeout -k 5 15 test -w "$path"; then echo writable; else echo read-only; fi
timeout -k 5 15 df -Pk -- "$path" || exit ${silent}`;

/**
 * Does not create the parent folder: if it is missing, a disk is not mounted, and the data would end up on the wrong
 * one.
 */
const make = `
IFS= read -r path
[ -d "$path" ] || mkdir -- "$path"`;

/** Removes only folders that are named like those of the panel, whoever calls it. */
const remove = `
IFS= read -r path
case "$path" in
  *..*) echo "This is not the folder of a server."; exit 1 ;;
esac
case "\${path##*/}" in
  kronos-?*) rm -rf --one-file-system -- "$path" ;;
  *) echo "This is not the folder of a server."; exit 1 ;;
esac`;

/** For Debian. The folder is read from the input and is never part of a command. */
export const defaultFolderCommands: Record<FolderCommand, string> = {
  'check-folder': asRoot(check),
  'make-folder': asRoot(make),
  'remove-folder': asRoot(remove),
};

/** Returns the result of a check. */
export function folderReportOf({ exitCode, output }: CommandOutcome): FolderReport {
  const unknown = { isWritable: null, sizeBytes: null, freeBytes: null };
  if (exitCode === nothing) return { state: 'missing', ...unknown };
  if (exitCode === silent) return { state: 'silent', ...unknown };
  if (exitCode !== 0) throw engineError('command-failed', new Error(output.trim() || `exit code ${exitCode}`));
  return { ...unknown, state: 'found', isWritable: output.startsWith('writable'), ...spaceOf(output) };
}
