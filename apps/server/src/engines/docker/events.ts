import { IncomingMessage } from 'node:http';
import type Docker from 'dockerode';
import { z } from 'zod';
import { linesOf, outliving } from '../call.ts';
import { containerActions, type ContainerEvent } from '../port.ts';
import { explain } from './explain.ts';

/** An idle TCP stream detects the loss of the engine's host after this long, plus ten probes. */
const keepAliveMs = 30_000;

const line = z.object({
  Action: z.enum(containerActions),
  Actor: z.object({ ID: z.string(), Attributes: z.record(z.string(), z.string()) }),
  timeNano: z.number(),
});

/** Docker adds these attributes of an event to the container's labels. */
const additions = new Set(['image', 'name', 'exitCode', 'execDuration', 'signal']);

/** Resolves when the stream is open: the engine sends its headers at once, the events as they occur. */
export async function openEvents(
  docker: Docker,
  labels: Record<string, string>,
  opening: AbortSignal,
  signal: AbortSignal | undefined,
): Promise<AsyncIterable<ContainerEvent>> {
  const label = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
  const filters = { type: ['container' as const], event: [...containerActions], label };
  const wanted = { filters, abortSignal: opening };
  const stream = await docker.getEvents(wanted);
  if (!(stream instanceof IncomingMessage)) throw new Error('The engine did not return a stream.');
  stream.socket.setKeepAlive(true, keepAliveMs);
  return read(linesOf(outliving(stream, { signal, explain })));
}

async function* read(lines: AsyncIterable<string>): AsyncGenerator<ContainerEvent> {
  for await (const text of lines) {
    const { Action: action, Actor, timeNano } = line.parse(JSON.parse(text));
    const labels = Object.entries(Actor.Attributes).filter(([name]) => !additions.has(name));
    yield { containerId: Actor.ID, labels: Object.fromEntries(labels), action, at: new Date(timeNano / 1e6) };
  }
}
