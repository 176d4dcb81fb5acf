import type { ScriptSpec } from '../port.ts';
import { asRoot } from './mount-commands.ts';

/**
 * Reads two texts, each preceded by its number of bytes: the assignments of the variables, and the script. They are
 * stored in files that nobody else can read, since the process list shows everyone the arguments of a command. The
 * script leads a process group of its own, which is ended when the input ends: when the panel stops it, or when the
 * connection is lost. From then on nobody reads the shell's own messages either, such as that its child was killed;
 * writing them would end the shell before it cleans up, so it writes none, and the process that ends the group removes
 * the files too.
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

/** For Debian. User input is never part of a command. */
export const defaultScriptCommands = { script: `sh -c '${script.trim()}'`, 'root-script': asRoot(script) };

/** Returns the input of the script command. */
export function scriptInput({ source, variables }: ScriptSpec): string {
  const set = Object.entries(variables).map(([name, value]) => `export ${name}='${value.replaceAll("'", `'\\''`)}'\n`);
  // A text typed in a browser may have Windows line endings.
  return [set.join(''), source.replaceAll('\r\n', '\n')].map((text) => `${Buffer.byteLength(text)}\n${text}`).join('');
}
