import { PassThrough, Readable } from 'node:stream';
import type { Container } from '../container.ts';
import type { ContainerEvent } from '../events.ts';
import type { SandboxNode } from '../node.ts';
import type { ScriptStep } from '../script.ts';
import { sampleStats } from '../stats.ts';

/** The heartbeat of a stream: a client considers one without data for minutes dead. */
const beatMs = 60_000;

/** The interval at which a container engine samples. */
const sampleMs = 1_000;

/** A streamed response with one JSON body per line. */
export const ndjson = (lines: Readable) =>
  new Response(Readable.toWeb(lines) as ReadableStream, { headers: { 'Content-Type': 'application/x-ndjson' } });

/**
 * Streams the events of containers with these labels until the client disconnects or the node shuts down, with an empty
 * line at once and every minute.
 */
export function eventLines(node: SandboxNode, labels: ReadonlyMap<string, string>): Readable {
  const out = new PassThrough();
  const beat = () => void out.write('\n');
  const tell = (event: ContainerEvent) => {
    if ([...labels].every(([key, value]) => event.labels[key] === value)) out.write(`${JSON.stringify(event)}\n`);
  };
  beat();
  return follow(node, out, { everyMs: beatMs, beat, tell });
}

/** Streams a sample at once and every second until the client disconnects, or the container or the node stops. */
export function statsLines(node: SandboxNode, container: Container): Readable {
  const { record } = container;
  const out = new PassThrough();
  if (record.state !== 'running' && record.state !== 'paused') return out.end();
  const beat = () => void out.write(`${JSON.stringify(sampleStats(container))}\n`);
  const tell = ({ containerId, action }: ContainerEvent) => {
    if (containerId === record.id && action === 'die') out.end();
  };
  beat();
  return follow(node, out, { everyMs: sampleMs, beat, tell });
}

/** Streams the steps of a script until it ends, the client disconnects or the node shuts down. */
export function scriptLines(node: SandboxNode, run: (signal: AbortSignal) => AsyncIterable<ScriptStep>): Readable {
  const controller = new AbortController();
  const stop = () => controller.abort();
  node.events.once('down', stop);
  return Readable.from(linesOf(run(controller.signal), controller.signal)).once('close', () => {
    node.events.off('down', stop);
    stop();
  });
}

/** A script that is cut off ends without an exit code. */
async function* linesOf(steps: AsyncIterable<ScriptStep>, signal: AbortSignal): AsyncGenerator<string> {
  try {
    for await (const step of steps) yield `${JSON.stringify(step)}\n`;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

interface Story {
  everyMs: number;
  beat(): void;
  tell(event: ContainerEvent): void;
}

/** Writes to the stream until the client disconnects, the container exits or the node shuts down. */
function follow(node: SandboxNode, out: PassThrough, { everyMs, beat, tell }: Story): PassThrough {
  const timer = setInterval(beat, everyMs).unref();
  const end = () => void out.end();
  const leave = () => {
    clearInterval(timer);
    node.events.off('event', tell).off('down', end);
  };
  node.events.on('event', tell).on('down', end);
  return out.once('finish', leave).once('close', leave);
}
