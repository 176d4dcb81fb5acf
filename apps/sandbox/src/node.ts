import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { nodeMemory } from './capacity.ts';
import { type Container, createContainer } from './container.ts';
import { type ContainerAction, createEvents } from './events.ts';
import { checkMounts, createFiles, removeHostFolder, removeVolume, volumeFolder } from './files.ts';
import { createHostArchives, type ExtractOrder } from './host-archives.ts';
import { findImage, imageName } from './images.ts';
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
import { createMachine, type MachineTask } from './machine.ts';
import { Refusal } from './refusal.ts';
import { createNodeImages } from './node-images.ts';
import type { World } from './world.ts';

export interface NodeDeps {
  name: string;
  folder: string;
  world: World;
  startDelayMs: number;
  restartDelayMs: number;
  /** Milliseconds that the extraction of an archive takes. */
  unpackMs: number;
}

/** One simulated engine: its images and its containers, all in one folder. */
export function createNode({ name, folder, world, startDelayMs, restartDelayMs, unpackMs }: NodeDeps) {
  const machine = createMachine(join(folder, 'mounts.json'), join(folder, 'folders.json'));
  const archives = createHostArchives(join(folder, 'removed-archives.json'), unpackMs);
  const events = createEvents();
  const containersFolder = join(folder, 'containers');
  const containers = new Map<string, Container>();
  const images = createNodeImages({
    file: join(folder, 'images.json'),
    registry: world.registry,
    containers: () => containers.values(),
  });

  function add(record: ContainerRecord) {
    const own = join(containersFolder, record.id);
    const { id: containerId, spec } = record;
    const tell = (action: ContainerAction) =>
      void events.emit('event', { containerId, labels: spec.labels, action, at: new Date().toISOString() });
    const container = createContainer(record, {
      node: name,
      world,
      files: createFiles(own, join(folder, 'volumes'), record.spec),
      startDelayMs,
      restartDelayMs,
      tell,
      save: (changed) => writeJson(recordPath(own), changed),
      meets: (kind) => world.faults.meets({ node: name, operation: 'run', container: [containerId, spec.name] }, kind),
    });
    containers.set(containerId, container);
    return { container, tell };
  }

  for (const id of foldersIn(containersFolder)) {
    const record = containerRecord.safeParse(readJson(recordPath(join(containersFolder, id))));
    // A folder without a record is left by a removal or a creation that was interrupted: it belongs to no container.
    if (record.success) add(record.data);
  }

  const lookUp = (key: string) =>
    containers.get(key) ?? [...containers.values()].find(({ record }) => record.spec.name === key);

  const resume = async (): Promise<void> => {
    for (const container of containers.values()) {
      if (container.record.wanted) await container.start().catch(() => container.abandon());
    }
  };
  const suspend = () => Promise.all([...containers.values()].map((container) => container.suspend()));

  return {
    name,
    machine,
    events,
    /** Runs a task of the host; a restart continues after this function has returned. */
    perform(task: MachineTask): string {
      if (task !== 'restart') return machine.doneWords(task);
      const back = async () => {
        await resume();
        machine.bootUp();
      };
      machine.goDown();
      events.emit('down');
      void suspend().then(() => setTimeout(() => void back(), restartDelayMs).unref());
      return machine.doneWords(task);
    },
    info: () => ({ cpus: availableParallelism(), memoryBytes: nodeMemory, containers: containers.size }),
    images,
    list: (labels: ReadonlyMap<string, string>) =>
      [...containers.values()].filter(({ record }) =>
        [...labels].every(([key, value]) => record.spec.labels[key] === value),
      ),
    lookUp,
    get(key: string): Container {
      const container = lookUp(key);
      if (!container) throw new Refusal('container-missing', `Node ${name} has no container ${key}.`);
      return container;
    },
    create(spec: ContainerSpec): Container {
      const image = findImage(spec.image);
      const stored = images.find(spec.image);
      if (!image || !stored) {
        throw new Refusal('image-missing', `Node ${name} has no image ${imageName(spec.image)}.`);
      }
      if (lookUp(spec.name)) throw new Refusal('name-taken', `Node ${name} already has a container ${spec.name}.`);
      checkMounts(spec, machine.has);
      const record = createRecord(spec, { ...image, id: stored.id });
      writeJson(recordPath(join(containersFolder, record.id)), record);
      const { container, tell } = add(record);
      tell('create');
      return container;
    },
    async remove(key: string): Promise<void> {
      const container = lookUp(key);
      if (!container) return;
      await container.remove();
      containers.delete(container.record.id);
    },
    /** Removes a volume; one that a container still uses is kept, as on an engine. */
    removeVolume(volume: string): void {
      const isUsed = [...containers.values()].some(({ record }) =>
        record.spec.mounts.some(({ source }) => source === volume),
      );
      if (isUsed) throw new Refusal('unknown', `The volume ${volume} is in use by a container.`);
      removeVolume(join(folder, 'volumes'), volume);
    },
    /** Removes a folder that was created for a container, with its content. */
    removeFolder(path: string): void {
      machine.removeFolder(path);
      removeHostFolder(join(folder, 'volumes'), path);
    },
    /** Unpacks an archive of the host into one of its folders, which is created if it does not exist. */
    extract({ target, ...order }: Omit<ExtractOrder, 'folder'> & { target: string }) {
      const { isWritable } = machine.checkFolder(target);
      if (isWritable === false) throw new Refusal('bad-mount', `The folder ${target} is not writable.`);
      if (isWritable === null) machine.makeFolder(target);
      return archives.open({ ...order, folder: volumeFolder(join(folder, 'volumes'), target) });
    },
    /**
     * Restarts the containers that were running when the sandbox stopped; one that cannot run, such as with a taken
     * port, is marked as exited.
     */
    resume,
    suspend,
  };
}
export type SandboxNode = ReturnType<typeof createNode>;
