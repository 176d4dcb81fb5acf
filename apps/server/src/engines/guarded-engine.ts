import type { Guard } from './breaker.ts';
import type { CallOptions, NodeEngine, NodeHost } from './port.ts';

/** The engine, each call of which goes through the guard. */
export const guardEngine = (engine: NodeEngine, guard: Guard): NodeEngine => ({
  info: (options) => guard(() => engine.info(options), { isEager: options?.isEager }),
  list: (...asked) => guard(() => engine.list(...asked)),
  inspect: (...asked) => guard(() => engine.inspect(...asked)),
  pull: (image, onProgress, options) =>
    guard(() => engine.pull(image, onProgress, options), { ahead: () => engine.info(signalIn(options)) }),
  create: (...asked) => guard(() => engine.create(...asked)),
  start: (...asked) => guard(() => engine.start(...asked)),
  stop: (...asked) => guard(() => engine.stop(...asked)),
  restart: (...asked) => guard(() => engine.restart(...asked)),
  pause: (...asked) => guard(() => engine.pause(...asked)),
  unpause: (...asked) => guard(() => engine.unpause(...asked)),
  remove: (...asked) => guard(() => engine.remove(...asked)),
  removeVolume: (...asked) => guard(() => engine.removeVolume(...asked)),
  stats: (...asked) => guard(() => engine.stats(...asked)),
  sample: (...asked) => guard(() => engine.sample(...asked)),
  watch: (...asked) => guard(() => engine.watch(...asked)),
  // That it tells is the answer; how long it does says nothing.
  events: (...asked) => guard(() => engine.events(...asked)),
  logs: (...asked) => guard(() => engine.logs(...asked)),
  readArchive: (...asked) => guard(() => engine.readArchive(...asked)),
  readFile: (...asked) => guard(() => engine.readFile(...asked)),
  async writeArchive(id, path, archive, options) {
    const call = () => engine.writeArchive(id, path, archive, options);
    try {
      await guard(call, { ahead: () => engine.info(signalIn(options)) });
    } finally {
      // The engine lets it go itself, but a node that is left alone never gets it.
      archive.destroy();
    }
  },
});

/** The machine, each call of which goes through the guard. */
export const guardHost = (host: NodeHost, guard: Guard): NodeHost => ({
  perform: (task, options) => guard(() => host.perform(task, options), { ahead: () => host.report(signalIn(options)) }),
  report: (options) => guard(() => host.report(options), { isEager: options?.isEager }),
});

/** The patience of a long call is not that of what goes ahead of it. */
const signalIn = ({ signal }: CallOptions = {}): CallOptions => (signal ? { signal } : {});
