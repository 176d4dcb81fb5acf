// A mail to everybody, during which the panel is killed.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../scripts/setup.mjs';
import { figure } from '../figures.mjs';

const { SMTPServer } = createRequire(join(root, 'apps/sandbox/package.json'))('smtp-server');
const mailings = '/api/admin/mailings';

/** A mail server that records how many mails each address received, and nothing else. */
export async function openMailServer() {
  const got = new Map();
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(mail, { envelope }, done) {
      mail.resume();
      mail.once('end', () => {
        for (const { address } of envelope.rcptTo) got.set(address, (got.get(address) ?? 0) + 1);
        done();
      });
    },
  });
  const server = smtp.listen(0, '127.0.0.1');
  if (!server.listening) await once(server, 'listening');
  return { got, url: `smtp://127.0.0.1:${server.address().port}?security=none`, close: () => smtp.close() };
}

/** Mails all customers, at most `perMinute` a minute; kills the panel once half of them have the mail. */
export async function mailEverybody({ product, call, token, mailServer, perMinute }) {
  const draft = { token, subject: 'News', content: '<p>There is news.</p>', audience: ['customer'] };
  const { id, message } = await call(mailings, draft);
  if (id === undefined) throw new Error(message);
  const look = async () => (await call(`${mailings}/${id}`, { token }, 'GET')).data;
  const sent = await call(`${mailings}/${id}/send`, { token });
  if (!sent.success) throw new Error(sent.message);
  const begun = performance.now();
  const { recipients } = await look();
  while (mailServer.got.size < recipients / 2) await sleep(100);
  const half = (performance.now() - begun) / 60_000;
  const away = await product.killAndStart();
  let mailing = await look();
  while (mailing.state === 'sending') {
    await sleep(500);
    mailing = await look();
  }
  console.log(
    `   a mail to ${recipients} people: ${mailing.sent} sent, ${mailing.failed} failed, back after ${away.toFixed(1)} s`,
  );
  figure(
    'mails a minute, of those that are allowed',
    mailServer.got.size === 0 ? 0 : recipients / 2 / half / perMinute,
    '×',
    1,
  );
  figure('people whose mail was under way when it was killed', recipients - mailing.sent, '', 4);
  figure('people who got it twice', [...mailServer.got.values()].filter((count) => count > 1).length, '', 0);
}
