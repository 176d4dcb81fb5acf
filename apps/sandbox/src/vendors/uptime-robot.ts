import { z } from 'zod';
import { createCallLimit } from './call-limit.ts';

const types = ['HTTP', 'PORT', 'PING'] as const;
const statuses = ['UP', 'DOWN', 'PAUSED', 'STARTED'] as const;

/** A monitor to create in the account of a key. */
export const robotMonitorInput = z.strictObject({
  friendlyName: z.string().min(1).max(250),
  url: z.string().min(1).max(2000),
  type: z.enum(types).default('PORT'),
  port: z.int().min(1).max(65_535).optional(),
  status: z.enum(statuses).default('UP'),
});

export interface RobotMonitor {
  id: number;
  friendlyName: string;
  url: string;
  type: (typeof types)[number];
  port: number | null;
  status: (typeof statuses)[number];
  interval: number;
  timeout: number;
}

/** The limits of the free plan. */
const perMinute = 10;
const mostMonitors = 50;

/** The key of the demo's account. */
export const demoKey = 'demo-account-of-uptime-robot';
/** More calls than in the free plan, so that the demo does not keep users waiting. */
const demoCalls = 120;

/** The state of UptimeRobot: accounts by key, with their monitors. Kept in memory; nothing is actually checked. */
export function createUptimeRobot() {
  let lastId = 801_234_000;
  const accounts = new Map<string, ReturnType<typeof createAccount>>();

  function createAccount(calls: number) {
    const monitors = new Map<number, RobotMonitor>();
    let most = mostMonitors;
    return {
      limit: createCallLimit({ calls, perMs: 60_000 }),
      /** Sets the number of monitors in the plan. */
      allow: (count: number) => void (most = count),
      isFull: () => monitors.size >= most,
      monitors: () => [...monitors.values()],
      monitor: (id: number) => monitors.get(id),
      add(values: Omit<RobotMonitor, 'id'>): RobotMonitor {
        const monitor = { ...values, id: (lastId += 1) };
        monitors.set(monitor.id, monitor);
        return monitor;
      },
      remove: (id: number) => monitors.delete(id),
      /** Sets the status of the monitors with a name. */
      setStatus(name: string, status: RobotMonitor['status']): void {
        for (const one of monitors.values()) if (one.friendlyName === name) one.status = status;
      },
    };
  }

  const ensure = (key: string) => {
    const account = accounts.get(key) ?? createAccount(key === demoKey ? demoCalls : perMinute);
    accounts.set(key, account);
    return account;
  };
  ensure(demoKey).add({
    friendlyName: 'Landing page',
    url: 'https://www.example.com',
    type: 'HTTP',
    port: null,
    status: 'UP',
    interval: 300,
    timeout: 30,
  });

  return {
    account: (key: string) => accounts.get(key),
    /** Returns the account of a key, which is created by the first call. */
    ensure,
    /** Stops accepting the key. */
    revoke: (key: string) => void accounts.delete(key),
  };
}
export type UptimeRobot = ReturnType<typeof createUptimeRobot>;
export type RobotAccount = NonNullable<ReturnType<UptimeRobot['account']>>;
