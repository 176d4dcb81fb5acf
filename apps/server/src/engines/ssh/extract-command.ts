import { engineError } from '../failures.ts';
import type { EngineError, ExtractProgress, ExtractSpec } from '../port.ts';
import type { CommandOutcome } from './connection.ts';
import { asRoot } from './mount-commands.ts';

/** The exit codes for a missing archive, for a folder that cannot be created, and for a failure of tar. */
const noArchive = 3;
const noFolder = 4;
const tarFailed = 5;

const mark = 'kronos-read';

/**
 * Reads one line each: the archive, the folder, the compression option, how many leading folders are stripped, and what
 * happens to the archive. It works with both GNU tar and busybox tar, which stay inside the folder: they refuse `..`,
 * make names relative, and follow no links from the archive itself. The folder may be a link, but not to a system
 * folder.
 *
 * The progress is the offset in the archive, which tar and its decompressor share with this shell. The input stays open
 * as long as the caller waits; once it ends, tar is terminated.
 */
const extract = `
IFS= read -r archive
IFS= read -r target
IFS= read -r unpack
IFS= read -r strip
IFS= read -r after
export LC_ALL=C
[ -f "$archive" ] && [ -r "$archive" ] || exit ${noArchive}
[ -d "$target" ] || mkdir -- "$target" || exit ${noFolder}
real=$(readlink -f "$target") || exit ${noFolder}
case "$real/" in
  /var/lib/docker/volumes/?*) ;;
  //|/bin/*|/boot/*|/dev/*|/etc/*|/lib/*|/lib[36x]*|/proc/*|/root/*|/run/*|/sbin/*|/sys/*|/usr/*|/var/*)
    echo "$target leads to $real, which belongs to the system."; exit ${noFolder} ;;
esac
[ -w "$real" ] || { echo "$target cannot be written to."; exit ${noFolder}; }
total=$(stat -Lc %s "$archive")
exec 3< "$archive" 4<&0
trap : PIPE
tell() {
  while read -r name value; do
    [ "$name" != pos: ] || echo "${mark} $value $total"
  done < /proc/$$/fdinfo/3
}
tar -x $unpack -f - -C "$real" --strip-components="$strip" <&3 4<&- &
tar=$!
cat <&4 > /dev/null 2>&1 3<&- &
waiting=$!
while kill -0 $tar 2> /dev/null; do
  kill -0 $waiting 2> /dev/null || { kill $tar; exit 1; }
  tell 2> /dev/null
  sleep 1
done
wait $tar || exit ${tarFailed}
echo "${mark} $total $total"
[ "$after" = keep ] || rm -- "$archive"`;

export const defaultExtractCommand = asRoot(extract);

const options: readonly (readonly [RegExp, string])[] = [
  [/gz$/, '-z'],
  [/bz2$/, '-j'],
  [/xz$/, '-J'],
];

/** Returns the input of the command. */
export const extractInputOf = ({ archive, target, stripComponents, keepArchive }: ExtractSpec): string =>
  [
    archive,
    target,
    options.find(([name]) => name.test(archive))?.[1] ?? '',
    stripComponents,
    keepArchive ? 'keep' : 'remove',
    '',
  ].join('\n');

const progressLine = new RegExp(String.raw`^${mark} (\d+) (\d+)$`);

/** Returns the progress, if the line reports it. */
export function progressOf(line: string): ExtractProgress | undefined {
  const [, bytes, total] = progressLine.exec(line) ?? [];
  return bytes === undefined || total === undefined ? undefined : { bytes: Number(bytes), total: Number(total) };
}

/** What tar prints when the disk is full. */
export const fullDisk = /No space left on device|Disk quota exceeded/;
/** What tar prints when the decompression program is not installed. */
const noProgram = /Cannot exec|(?:invalid|unrecognized) option/;

/** Returns why an extraction failed, if it did. */
export function extractFailureOf({ exitCode, output }: CommandOutcome): EngineError | undefined {
  if (exitCode === 0) return undefined;
  const printed = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !progressOf(line))
    .join('\n');
  const cause = new Error(printed || `exit code ${exitCode}`);
  if (fullDisk.test(printed)) return engineError('disk-full', cause);
  if (exitCode === noArchive) return engineError('archive-missing', cause);
  if (exitCode === noFolder) return engineError('bad-mount', cause);
  if (exitCode === tarFailed && !noProgram.test(printed)) return engineError('bad-archive', cause);
  return engineError(exitCode === null ? 'unreachable' : 'command-failed', cause);
}
