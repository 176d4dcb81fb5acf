import { z } from 'zod';
import { containerActions, containerStates, engineErrorCodes } from '../port.ts';

/** The responses of the sandbox's control API. */
export const refusalAnswer = z.object({ code: z.enum(engineErrorCodes).catch('unknown'), message: z.string() });

export const infoAnswer = z.object({
  version: z.string(),
  cpus: z.number(),
  memoryBytes: z.number(),
  containers: z.number(),
});

export const createdAnswer = z.object({ id: z.string() });

export const listedAnswer = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  state: z.enum(containerStates),
  labels: z.record(z.string(), z.string()),
});

export const eventLine = z.object({
  containerId: z.string(),
  labels: z.record(z.string(), z.string()),
  action: z.enum(containerActions),
  at: z.iso.datetime().transform((text) => new Date(text)),
});

const moment = z.iso
  .datetime()
  .nullable()
  .transform((text) => (text === null ? null : new Date(text)));

export const detailAnswer = listedAnswer.extend({
  startedAt: moment,
  finishedAt: moment,
  exitCode: z.number().nullable(),
  outOfMemory: z.boolean(),
  ports: z.array(z.object({ host: z.number(), container: z.number() })),
  env: z.record(z.string(), z.string()),
  mounts: z.array(z.object({ source: z.string(), target: z.string(), readOnly: z.boolean().default(false) })),
  limits: z.object({
    memoryBytes: z.number().exactOptional(),
    cpus: z.number().exactOptional(),
    pids: z.number().exactOptional(),
  }),
});

export const statsAnswer = z.object({
  cpu: z.number(),
  memoryBytes: z.number(),
  memoryLimitBytes: z.number(),
  networkReceivedBytes: z.number(),
  networkSentBytes: z.number(),
});

export const sampleAnswer = z.object({ container: listedAnswer, stats: statsAnswer });

export const performedAnswer = z.object({ output: z.string() });

export const reportAnswer = z.object({
  bootId: z.string(),
  uptimeSeconds: z.number(),
  load: z.number(),
  memoryBytes: z.number(),
  memoryAvailableBytes: z.number(),
  diskBytes: z.number(),
  diskFreeBytes: z.number(),
});

/** The status of a request from inside a container. */
export const insideAnswer = z.object({ status: z.number().int() });

export const logsAnswer = z.array(z.string());

export const imageAnswer = z
  .object({
    id: z.string(),
    tags: z.array(z.string()),
    createdAt: z.iso.datetime().transform((text) => new Date(text)),
    bytes: z.number(),
    containers: z.number(),
  })
  .transform(({ bytes: sizeBytes, ...image }) => ({ ...image, sizeBytes }));

export const prunedAnswer = z.object({ images: z.number(), freedBytes: z.number() });

/** One line of a pull: a step, the end, or the failure. */
export const pullLine = z.union([
  z.object({
    layer: z.string(),
    status: z.string(),
    current: z.number().exactOptional(),
    total: z.number().exactOptional(),
  }),
  z.object({ done: z.literal(true) }),
  z.object({ error: refusalAnswer }),
]);

/** One line of an extraction: its progress, the end, or the failure. */
export const extractLine = z.union([
  z.object({ bytes: z.number(), total: z.number() }),
  z.object({ done: z.literal(true) }),
  z.object({ error: refusalAnswer }),
]);

export const mountAnswer = z.object({
  state: z.enum(['mounted', 'missing', 'stale']),
  sizeBytes: z.number().nullable(),
  freeBytes: z.number().nullable(),
});

export const folderAnswer = z.object({
  state: z.enum(['found', 'missing', 'silent']),
  isWritable: z.boolean().nullable(),
  sizeBytes: z.number().nullable(),
  freeBytes: z.number().nullable(),
});

/** One line of a script's output, or its end. */
export const scriptAnswer = z.union([z.object({ line: z.string() }), z.object({ exitCode: z.number().int() })]);
