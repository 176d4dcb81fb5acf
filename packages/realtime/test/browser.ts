import { onTestFinished } from 'vitest';
import type { Bus, Tabs } from '../src/tabs.ts';

interface Request {
  name: string;
  tab: object;
  isGranted: boolean;
  grant: () => void;
  fail: () => void;
}

/** A tab of a browser whose end is ours. */
export interface FakeTab extends Tabs {
  /** Ends without a word: its locks go to others, its bus falls silent. */
  crash: () => void;
  /** Nothing runs any more, but its locks stay; until it thaws. */
  freeze: () => void;
  thaw: () => void;
}

/** The locks and buses of one browser, with the order of the real ones: nothing is granted or heard at once. */
export function createBrowser() {
  let requests: Request[] = [];
  const buses = new Set<{ name: string; take: (data: unknown) => void }>();

  const grantNext = (name: string) => {
    const first = requests.find((request) => request.name === name);
    if (!first || first.isGranted) return;
    first.isGranted = true;
    first.grant();
  };
  const drop = (gone: (request: Request) => boolean) => {
    const names = new Set(requests.filter(gone).map(({ name }) => name));
    requests = requests.filter((request) => !gone(request));
    for (const name of names) grantNext(name);
  };

  const openTab = (): FakeTab => {
    const tab = {};
    let isGone = false;
    let frozen: (() => void)[] | undefined;
    /** What the tab does, it does a turn later, and not while it is frozen. */
    const later = (fn: () => void) => {
      setTimeout(() => {
        if (isGone) return;
        if (frozen) frozen.push(fn);
        else fn();
      });
    };
    return {
      locks: {
        request: (name, { signal, steal }, fn) =>
          new Promise((resolve, reject) => {
            const request: Request = {
              name,
              tab,
              isGranted: false,
              grant: () =>
                later(() => {
                  // The promise of a callback that throws rejects, as the real one does.
                  Promise.resolve()
                    .then(fn)
                    .finally(() => drop((other) => other === request))
                    .then(resolve, reject);
                }),
              fail: () => later(() => reject(new DOMException('Taken or given up.', 'AbortError'))),
            };
            signal?.addEventListener('abort', () => {
              if (request.isGranted) return;
              request.fail();
              drop((other) => other === request);
            });
            if (steal) {
              const robbed = requests.filter((other) => other.name === name && other.isGranted);
              for (const other of robbed) other.fail();
              requests = [request, ...requests.filter((other) => !robbed.includes(other))];
            } else requests.push(request);
            grantNext(name);
          }),
      },
      openBus(name, hear): Bus {
        const bus = { name, take: (data: unknown) => later(() => buses.has(bus) && hear(data)) };
        buses.add(bus);
        onTestFinished(() => void buses.delete(bus));
        return {
          post(message) {
            if (isGone) return;
            const data: unknown = structuredClone(message);
            for (const other of buses) if (other !== bus && other.name === name) other.take(data);
          },
          close: () => void buses.delete(bus),
        };
      },
      crash() {
        isGone = true;
        drop((request) => request.tab === tab);
      },
      freeze: () => (frozen = []),
      thaw() {
        const waiting = frozen ?? [];
        frozen = undefined;
        for (const fn of waiting) fn();
      },
    };
  };
  return { openTab, locks: () => requests.map(({ name }) => name), buses: () => buses.size };
}
