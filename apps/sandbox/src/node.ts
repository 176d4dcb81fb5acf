import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type Container, createContainer } from './container.ts';
import type { Faults } from './faults.ts';
import { checkMounts, createFiles } from './files.ts';
import { findImage, firstImages, imageName, pullSteps } from './images.ts';
import {
  type ContainerRecord,
  type ContainerSpec,
  containerRecord,
  createRecord,
  foldersIn,
  readJson,
  recordPath,
  writeJson,
} from './record.ts';
import { Refusal } from './refusal.ts';

export interface NodeDeps {
  name: string;
  folder: string;
  faults: Faults;
  startDelayMs: number;
  restartDelayMs: number;
}

const imagesSchema = z.array(z.string());

/** One pretended engine: the images it holds and its containers, all of it in one folder. */
export function createNode({ name, folder, faults, startDelayMs, restartDelayMs }: NodeDeps) {
  const imagesFile = join(folder, 'images.json');
  const containersFolder = join(folder, 'containers');
  const containers = new Map<string, Container>();
  const images = new Set(imagesSchema.safeParse(readJson(imagesFile)).data ?? firstImages);

  function add(record: ContainerRecord): Container {
    const own = join(containersFolder, record.id);
    const container = createContainer(record, {
      files: createFiles(own, join(folder, 'volumes'), record.spec),
      startDelayMs,
      restartDelayMs,
      save: (changed) => writeJson(recordPath(own), changed),
      meets: (kind) => faults.meets({ node: name, operation: 'run', container: [record.id, record.spec.name] }, kind),
    });
    containers.set(record.id, container);
    return container;
  }

  for (const id of foldersIn(containersFolder)) {
    const record = containerRecord.safeParse(readJson(recordPath(join(containersFolder, id))));
    // A folder without a record is a removal or a creation that a kill cut short: it is nobody's container.
    if (record.success) add(record.data);
  }

  const lookUp = (key: string) =>
    containers.get(key) ?? [...containers.values()].find(({ record }) => record.spec.name === key);

  return {
    name,
    info: () => ({ cpus: availableParallelism(), memoryBytes: totalmem(), containers: containers.size }),
    images: () => [...images].sort(),
    async *pull(image: string) {
      yield* pullSteps(image, 30);
      images.add(imageName(image));
      writeJson(imagesFile, [...images]);
    },
    list: (labels: ReadonlyMap<string, string>) =>
      [...containers.values()].filter(({ record }) =>
        [...labels].every(([key, value]) => record.spec.labels[key] === value),
      ),
    lookUp,
    get(key: string): Container {
      const container = lookUp(key);
      if (!container) throw new Refusal('container-missing', `There is no container ${key} on node ${name}.`);
      return container;
    },
    create(spec: ContainerSpec): Container {
      const image = findImage(spec.image);
      if (!image || !images.has(image.name)) {
        throw new Refusal('image-missing', `Node ${name} has no image ${imageName(spec.image)}.`);
      }
      if (lookUp(spec.name)) throw new Refusal('name-taken', `Node ${name} has a container ${spec.name} already.`);
      checkMounts(spec);
      const record = createRecord(spec, image);
      writeJson(recordPath(join(containersFolder, record.id)), record);
      return add(record);
    },
    async remove(key: string): Promise<void> {
      const container = lookUp(key);
      if (!container) return;
      await container.remove();
      containers.delete(container.record.id);
    },
    /** Runs again what ran when the sandbox ended; what cannot (its port is taken) stands as exited. */
    async resume(): Promise<void> {
      for (const container of containers.values()) {
        if (container.record.wanted) await container.start().catch(() => container.abandon());
      }
    },
    suspend: () => Promise.all([...containers.values()].map((container) => container.suspend())),
  };
}
export type SandboxNode = ReturnType<typeof createNode>;
