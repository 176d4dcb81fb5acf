// What a house at work costs: the samples of all its servers, and a restart of every one of them.
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../figures.mjs';

const sampledMs = 60_000;
const unrelated = '/api/customer/servers';

/** Share of one core that the server's process takes while nobody asks for anything; the engines are another process. */
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
 * Restarts them all as one batch; the 95th percentile of a customer's call without it and meanwhile, in ms, and how the
 * batch went. Without it is before and after, since whatever else the machine does comes and goes.
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

/** Milliseconds of a call every 50 ms, until a look that comes every second says that it is over, or so many are made. */
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
