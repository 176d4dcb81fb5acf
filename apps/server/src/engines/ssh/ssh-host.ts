import { z } from 'zod';
import { callEngine } from '../call.ts';
import { engineError } from '../failures.ts';
import { type CallOptions, type HostReport, type HostTask, longestScriptMs, type NodeHost } from '../port.ts';
import type { CommandOutcome, SshConnection } from './connection.ts';
import { explain } from './explain.ts';
import { defaultExtractCommand, extractFailureOf, extractInputOf, fullDisk, progressOf } from './extract-command.ts';
import { defaultFolderCommands, type FolderCommand, folderReportOf } from './folder-commands.ts';
import { defaultMountCommands, inputOf, mountReportOf } from './mount-commands.ts';
import { defaultScriptCommands, scriptInput } from './script-commands.ts';

/**
 * The commands on a machine for each task and for its report. They are configured; client input is never part of them.
 */
export type HostCommands = Readonly<
  Record<
    HostTask | 'report' | 'check-mount' | 'mount' | 'extract' | FolderCommand | keyof typeof defaultScriptCommands,
    string
  >
>;

/** For Debian. The report contains the kernel's own files, in the order that `reportOf` expects. */
export const defaultHostCommands: HostCommands = {
  restart: 'sudo -n systemctl reboot',
  'deploy-ess': 'sudo -n docker compose --file /opt/kronos/ess/compose.yml up --detach --pull always',
  remount: "sudo -n systemctl restart 'rclone-*.service'",
  report:
    'cat /proc/sys/kernel/random/boot_id /proc/uptime /proc/loadavg; ' +
    "grep -E '^Mem(Total|Available):' /proc/meminfo; df -Pk /var/lib/docker 2>/dev/null || df -Pk /",
  ...defaultMountCommands,
  ...defaultFolderCommands,
  ...defaultScriptCommands,
  extract: defaultExtractCommand,
};

/** A node's host over its SSH connection; `silenceMs` is how long an extraction may make no progress. */
export function createSshHost(
  connection: SshConnection,
  commands: HostCommands,
  timeoutMs: number,
  silenceMs = 120_000,
): NodeHost {
  const run = (command: string, options: CallOptions | undefined, input?: string): Promise<CommandOutcome> =>
    callEngine({ timeoutMs: options?.timeoutMs ?? timeoutMs, signal: options?.signal, explain }, ({ signal }) =>
      connection.run(command, { signal, ...(input !== undefined && { input }) }),
    );

  /** Runs a command on a folder, which it reads from its input. */
  const folder = async (command: FolderCommand, path: string, options: CallOptions | undefined): Promise<void> => {
    const { exitCode, output } = await run(commands[command], options, `${path}\n`);
    if (exitCode !== 0) throw engineError('bad-mount', new Error(output.trim() || `exit code ${exitCode}`));
  };

  return {
    async perform(task, options) {
      const { exitCode, output } = await run(commands[task], options);
      // A host that reboots closes the connection before the command ends.
      const isDone = exitCode === 0 || (task === 'restart' && exitCode === null);
      if (!isDone) throw engineError('command-failed', new Error(output.trim() || `exit code ${exitCode}`));
      return output;
    },
    async report(options) {
      const { exitCode, output } = await run(commands.report, options);
      if (exitCode !== 0) throw engineError('command-failed', new Error(output));
      return reportOf(output);
    },
    checkMount: async (target, options) => mountReportOf(await run(commands['check-mount'], options, `${target}\n`)),
    async mount(spec, options) {
      const { exitCode, output } = await run(commands.mount, options, inputOf(spec));
      if (exitCode !== 0) throw engineError('command-failed', new Error(output.trim() || `exit code ${exitCode}`));
      return output;
    },
    checkFolder: async (path, options) => folderReportOf(await run(commands['check-folder'], options, `${path}\n`)),
    makeFolder: (path, options) => folder('make-folder', path, options),
    removeFolder: (path, options) => folder('remove-folder', path, options),
    async runScript(spec, onLine, options) {
      const patience = { timeoutMs: options?.timeoutMs ?? longestScriptMs, signal: options?.signal, explain };
      const { exitCode } = await callEngine(patience, ({ signal }) =>
        connection.run(commands[spec.asRoot ? 'root-script' : 'script'], {
          signal,
          input: scriptInput(spec),
          holdsInput: true,
          onLine,
        }),
      );
      if (exitCode === null) throw engineError('unreachable');
      return exitCode;
    },
    extract: (spec, onProgress, options) =>
      callEngine({ timeoutMs: options?.timeoutMs ?? timeoutMs, signal: options?.signal, explain }, async (deadline) => {
        // When the disk is full, tar tries each of the remaining files as well.
        const full = new AbortController();
        let reached = -1;
        const onLine = (line: string) => {
          if (fullDisk.test(line)) full.abort();
          const progress = progressOf(line);
          if (!progress) return;
          // Only progress extends the limit, which distinguishes a disk that hangs from a slow one.
          if (progress.bytes !== reached) deadline.touch(silenceMs);
          reached = progress.bytes;
          onProgress?.(progress);
        };
        const signal = AbortSignal.any([deadline.signal, full.signal]);
        const input = extractInputOf(spec);
        const outcome = await connection.run(commands.extract, { signal, input, holdsInput: true, onLine });
        const failure = extractFailureOf(outcome);
        if (failure) throw failure;
      }),
  };
}

const figure = z.coerce.number().nonnegative();
const kilobytes = z.coerce
  .number()
  .nonnegative()
  .transform((value) => value * 1024);

const lines = z.tuple([
  z.tuple([z.string().min(1)]),
  z.tuple([figure], z.string()),
  z.tuple([figure], z.string()),
  z.tuple([z.literal('MemTotal:'), kilobytes, z.literal('kB')]),
  z.tuple([z.literal('MemAvailable:'), kilobytes, z.literal('kB')]),
  z.array(z.string()),
  z.tuple([z.string(), kilobytes, z.string(), kilobytes], z.string()),
]);

function reportOf(output: string): HostReport {
  const words = output
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const parsed = lines.safeParse(words);
  if (!parsed.success) throw engineError('unknown', new Error(`The machine reported: ${output}`));
  const [
    [bootId],
    [uptimeSeconds],
    [load],
    [, memoryBytes],
    [, memoryAvailableBytes],
    ,
    [, diskBytes, , diskFreeBytes],
  ] = parsed.data;
  return { bootId, uptimeSeconds, load, memoryBytes, memoryAvailableBytes, diskBytes, diskFreeBytes };
}
