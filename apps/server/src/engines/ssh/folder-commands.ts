import { engineError } from '../failures.ts';
import type { FolderReport } from '../port.ts';
import type { CommandOutcome } from './connection.ts';
import { asRoot, nothing, silent, spaceOf } from './mount-commands.ts';

export type FolderCommand = 'check-folder' | 'make-folder' | 'remove-folder';

/** Every look has a limit: a folder may be on storage that hangs. What `timeout` ends has a code of 124 or more. */
const check = `
IFS= read -r path
code=0
timeout -k 5 15 test -d "$path" || code=$?
[ "$code" -lt 124 ] || exit ${silent}
[ "$code" -eq 0 ] || exit ${nothing}
if timeout -k 5 15 test -w "$path"; then echo writable; else echo read-only; fi
timeout -k 5 15 df -Pk -- "$path" || exit ${silent}`;

/** Not the folder above it: where that is missing, a disk is not mounted, and the data would be on the wrong one. */
const make = `
IFS= read -r path
[ -d "$path" ] || mkdir -- "$path"`;

/** Only what has a name as the panel gives it is removed, whoever asks. */
const remove = `
IFS= read -r path
case "$path" in
  *..*) echo "This is no folder of a server."; exit 1 ;;
esac
case "\${path##*/}" in
  kronos-?*) rm -rf --one-file-system -- "$path" ;;
  *) echo "This is no folder of a server."; exit 1 ;;
esac`;

/** As Debian has it. Which folder is meant is read, and is never part of a command. */
export const defaultFolderCommands: Record<FolderCommand, string> = {
  'check-folder': asRoot(check),
  'make-folder': asRoot(make),
  'remove-folder': asRoot(remove),
};

/** What a check found. */
export function folderReportOf({ exitCode, output }: CommandOutcome): FolderReport {
  const unknown = { isWritable: null, sizeBytes: null, freeBytes: null };
  if (exitCode === nothing) return { state: 'missing', ...unknown };
  if (exitCode === silent) return { state: 'silent', ...unknown };
  if (exitCode !== 0) throw engineError('command-failed', new Error(output.trim() || `exit code ${exitCode}`));
  return { ...unknown, state: 'found', isWritable: output.startsWith('writable'), ...spaceOf(output) };
}
