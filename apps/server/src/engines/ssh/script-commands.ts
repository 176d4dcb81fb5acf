import type { ScriptSpec } from '../port.ts';
import { asRoot } from './mount-commands.ts';

/**
 * Reads two texts, each after the number of its bytes: what sets the variables, and the script. They stand in files that
 * nobody else reads, since the list of processes shows to everybody what a command was given. The script is the leader of
 * a group of its own, which is ended once nothing more can be read: when the panel stops it, and when the connection is
 * gone. Then nobody reads what the shell itself writes either, such as that its child was killed: that would end it before
 * it cleans up, so it writes nothing, and who ends the group removes the files too.
 */
const script = `
set -f
umask 077
dir=$(mktemp -d) || exit 125
trap "rm -rf \\"$dir\\"" EXIT
IFS= read -r size
head -c "$size" > "$dir/variables"
IFS= read -r size
head -c "$size" > "$dir/script"
. "$dir/variables"
rm "$dir/variables"
IFS= read -r first < "$dir/script"
case "$first" in "#!"*) first=\${first#??} ;; *) first=sh ;; esac
exec 3<&0
setsid $first "$dir/script" < /dev/null 3<&- &
leader=$!
{ cat <&3; kill -TERM "-$leader"; sleep 5; kill -KILL "-$leader"; rm -rf "$dir"; } > /dev/null 2>&1 &
watch=$!
exec 3<&-
wait "$leader" 2> /dev/null
code=$?
kill "$watch" 2> /dev/null
exit "$code"`;

/** For Debian. Nothing that anybody writes is part of a command. */
export const defaultScriptCommands = { script: `sh -c '${script.trim()}'`, 'root-script': asRoot(script) };

/** What the command of a script reads. */
export function scriptInput({ source, variables }: ScriptSpec): string {
  const set = Object.entries(variables).map(([name, value]) => `export ${name}='${value.replaceAll("'", `'\\''`)}'\n`);
  // Typed in a browser, its lines may end as they do on Windows.
  return [set.join(''), source.replaceAll('\r\n', '\n')].map((text) => `${Buffer.byteLength(text)}\n${text}`).join('');
}
