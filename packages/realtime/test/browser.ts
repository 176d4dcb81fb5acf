import { onTestFinished } from 'vitest';
import type { Bus, Tabs } from '../src/tabs.ts';

interface Request {
  name: string;
  tab: object;
  isGranted: boolean;
  grant: () => void;
  fail: () => void;
}

/** A tab of a browser that the test can crash and freeze. */
export interface FakeTab extends Tabs {
  /** Ends the tab without cleanup: its locks are released, its bus sends nothing more. */
  crash: () => void;
  /** Stops all its callbacks until it thaws; it keeps its locks. */
  freeze: () => void;
  thaw: () => void;
}

/** The locks and buses of one browser, asynchronous like the real ones: no grant or message is delivered at once. */
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
    /** Runs a callback of the tab one turn later, and not while it is frozen. */
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
                  // A callback that throws rejects the promise, as in the real API.
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
      openBus(name, onMessage): Bus {
        const bus = { name, take: (data: unknown) => later(() => buses.has(bus) && onMessage(data)) };
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
