import type { Guard, GuardedCall } from '../platform/breaker.ts';
import type { CallOptions, NodeEngine, NodeHost } from './port.ts';

/** The time limit of the probe that precedes another call to a node that did not respond lately. */
const signOfLifeMs = 1000;
/** The same for a node's machine: signing in over SSH takes several round trips. */
const machineSignOfLifeMs = 3000;

/** Returns the engine with each call passing through the guard. */
export function guardEngine(engine: NodeEngine, guard: Guard): NodeEngine {
  /** The probe before a call; a call with its own time limit is a probe itself. */
  const first = (options: CallOptions = {}): GuardedCall =>
    options.timeoutMs === undefined
      ? { probe: () => engine.info({ ...signalIn(options), timeoutMs: signOfLifeMs }) }
      : {};
  return {
    info: (options) => guard(() => engine.info(options), { isEager: options?.isEager }),
    list: (labels, options) => guard(() => engine.list(labels, options), first(options)),
    inspect: (id, options) => guard(() => engine.inspect(id, options), first(options)),
    pull: (image, onProgress, options) =>
      guard(() => engine.pull(image, onProgress, options), first(signalIn(options))),
    listImages: (options) => guard(() => engine.listImages(options), first(options)),
    pruneImages: (labels, options) => guard(() => engine.pruneImages(labels, options), first(signalIn(options))),
    create: (spec, options) => guard(() => engine.create(spec, options), first(options)),
    start: (id, options) => guard(() => engine.start(id, options), first(options)),
    stop: (id, options) => guard(() => engine.stop(id, options), first(signalIn(options))),
    restart: (id, options) => guard(() => engine.restart(id, options), first(signalIn(options))),
    pause: (id, options) => guard(() => engine.pause(id, options), first(options)),
    unpause: (id, options) => guard(() => engine.unpause(id, options), first(options)),
    remove: (id, options) => guard(() => engine.remove(id, options), first(options)),
    removeVolume: (name, options) => guard(() => engine.removeVolume(name, options), first(options)),
    stats: (...asked) => guard(() => engine.stats(...asked)),
    sample: (...asked) => guard(() => engine.sample(...asked)),
    watch: (...asked) => guard(() => engine.watch(...asked)),
    // Opening the stream counts as the response; its duration says nothing.
    events: (...asked) => guard(() => engine.events(...asked)),
    logs: (...asked) => guard(() => engine.logs(...asked)),
    requestInside: (id, request, options) => guard(() => engine.requestInside(id, request, options), first(options)),
    readArchive: (...asked) => guard(() => engine.readArchive(...asked)),
    readFile: (...asked) => guard(() => engine.readFile(...asked)),
    async writeArchive(id, path, archive, options) {
      const call = () => engine.writeArchive(id, path, archive, options);
      try {
        await guard(call, first(signalIn(options)));
      } finally {
        // The engine destroys the archive itself, but a paused call never gets it.
        archive.destroy();
      }
    },
  };
}

/** Returns the host with each call passing through the guard. */
export function guardHost(host: NodeHost, guard: Guard): NodeHost {
  const first = (options?: CallOptions): GuardedCall => ({
    probe: () => host.report({ ...signalIn(options), timeoutMs: machineSignOfLifeMs }),
  });
  return {
    perform: (task, options) => guard(() => host.perform(task, options), first(options)),
    report: (options) => guard(() => host.report(options), { isEager: options?.isEager }),
    checkMount: (target, options) => guard(() => host.checkMount(target, options), first(options)),
    mount: (spec, options) => guard(() => host.mount(spec, options), first(options)),
    checkFolder: (path, options) => guard(() => host.checkFolder(path, options), first(options)),
    makeFolder: (path, options) => guard(() => host.makeFolder(path, options), first(options)),
    removeFolder: (path, options) => guard(() => host.removeFolder(path, options), first(options)),
    runScript: (spec, onLine, options) => guard(() => host.runScript(spec, onLine, options), first(options)),
    extract: (spec, onProgress, options) => guard(() => host.extract(spec, onProgress, options), first(options)),
  };
}

/** The time limit of a long call does not apply to its probe. */
const signalIn = ({ signal }: CallOptions = {}): CallOptions => (signal ? { signal } : {});
