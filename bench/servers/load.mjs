// The cost of a busy installation: sampling all its servers, and restarting every one of them.
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../figures.mjs';

const sampledMs = 60_000;
const unrelated = '/api/customer/servers';

/** The share of one core that the idle server's process uses; the engines are another process. */
export async function idleShare(origin) {
  const [begun, before] = [performance.now(), await cpuSeconds(origin)];
  await sleep(sampledMs);
  return ((await cpuSeconds(origin)) - before) / ((performance.now() - begun) / 1000);
}

async function cpuSeconds(origin) {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(text) ?? [];
  return Number(seconds);
}

/**
 * Restarts all servers as one batch; resolves with the 95th percentile of a customer's call without and during it, in
 * ms, and the result of the batch. Without it is measured before and after, because the load of the machine varies.
 */
export async function restartAll({ origin, call, admin, customer, ids }) {
  const idleCalls = () => asked(origin, customer, async () => false, 200);
  const before = await idleCalls();
  const { process, message } = await call('/api/admin/server-batches', { token: admin, action: 'restart', ids });
  if (!process) throw new Error(message);
  const begun = performance.now();
  let state = 'queued';
  const look = async () => {
    ({ state } = (await call(`/api/admin/processes/process/${process.id}`, { token: admin }, 'GET')).data);
    return state === 'succeeded' || state === 'failed';
  };
  const busy = await asked(origin, customer, look, Number.POSITIVE_INFINITY);
  const seconds = (performance.now() - begun) / 1000;
  return {
    idle: percentile([...before, ...(await idleCalls())], 0.95),
    busy: percentile(busy, 0.95),
    seconds,
    succeeded: state === 'succeeded',
  };
}

/**
 * The milliseconds of a call every 50 ms, until a check each second reports the end, or the maximum number is
 * reached.
 */
async function asked(origin, token, isOver, most) {
  const times = [];
  let lookAt = performance.now() + 1000;
  while (times.length < most) {
    const begun = performance.now();
    const response = await fetch(origin + unrelated, { headers: { authorization: `Bearer ${token}` } });
    await response.text();
    if (!response.ok) throw new Error(`${unrelated} answered ${response.status}.`);
    times.push(performance.now() - begun);
    if (performance.now() >= lookAt) {
      if (await isOver()) break;
      lookAt = performance.now() + 1000;
    }
    await sleep(50);
  }
  return times;
}
