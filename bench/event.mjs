// The time from an event on the wire to a changed card in a browser. The bench subscribes to the same channel as the
// page; both times are taken from the same clock, that of the machine.
import { chromium } from 'playwright';
import { WebSocket } from 'ws';
import { allGood, figure, median } from './figures.mjs';
import { createCall, people } from './product-calls.mjs';
import { serve } from './serve.mjs';
import { ensureChromium } from '../scripts/chromium.mjs';

const ROUNDS = 10;
const product = await serve();
const call = createCall(product.origin);

const credentials = people.customer;
const { token, user } = await call('/api/login', credentials);
const { realtime } = await call('/api/system/settings', {}, 'GET');

const heard = [];
const now = () => performance.timeOrigin + performance.now();
const socket = new WebSocket(
  `${product.origin.replace('http', 'ws')}/realtime/app/${realtime.key}?protocol=7&client=bench&version=1`,
  {
    origin: product.origin,
  },
);
await new Promise((resolve, reject) => {
  socket.on('error', reject);
  socket.on('message', (frame) => {
    const at = now();
    const { event, data } = JSON.parse(frame.toString());
    if (event === 'server-updated') heard.push(at);
    if (event === 'pusher_internal:subscription_succeeded') resolve();
    if (event === 'pusher:connection_established') join(JSON.parse(data)).catch(reject);
  });
});

async function join({ socket_id }) {
  const channel = `private-user.${user.id}`;
  const { auth } = await call('/api/broadcasting/auth', { token, socket_id, channel_name: channel });
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
}

const executablePath = ensureChromium(console.log);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  await page.goto(`${product.origin}/app/login`);
  await page.getByLabel('E-mail').fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const card = page.getByRole('article', { name: 'Family Cinema' });
  await card.waitFor();
  const changes = [];
  await page.exposeFunction('changed', (at) => void changes.push(at));
  await card.evaluate((element) => {
    let text = element.textContent;
    new MutationObserver(() => {
      if (element.textContent === text) return;
      text = element.textContent;
      globalThis.changed(performance.timeOrigin + performance.now());
    }).observe(element, { subtree: true, childList: true, characterData: true });
  });

  const { data } = await call('/api/customer/servers', { token }, 'GET');
  const server = data.find(({ name }) => name === 'Family Cinema');
  if (!server) throw new Error('The demo has no server with this name.');
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [action, shown] of [
      ['start', 'Running'],
      ['stop', 'Stopped'],
    ]) {
      await call(`/api/customer/servers/${server.id}/${action}`, { token });
      await card.getByText(shown, { exact: true }).waitFor();
    }
  }
  // Events without a visible change, such as a queued job that starts, have no change before the next event.
  const delays = heard.flatMap((at, index) => {
    const change = changes.find((moment) => moment >= at);
    return change !== undefined && change < (heard[index + 1] ?? Number.POSITIVE_INFINITY) ? [change - at] : [];
  });
  console.log(`   ${heard.length} events, ${delays.length} with something to see`);
  figure('event published → card changed, median', median(delays), 'ms', 100);
} finally {
  await browser.close();
  socket.terminate();
  await product.stop();
}
process.exit(allGood() ? 0 : 1);
