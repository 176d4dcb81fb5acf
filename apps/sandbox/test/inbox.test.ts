import { createConnection } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import type { ReceivedMail } from '../src/mail/inbox.ts';
import { jsonOf, runSandbox } from './running.ts';

/** Sends a mail by plain SMTP, one line for each reply, and returns the replies. */
async function mailTo(port: number, to: string, message: string): Promise<string[]> {
  const socket = createConnection(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const lines = ['EHLO test', 'MAIL FROM:<panel@example.test>', `RCPT TO:<${to}>`, 'DATA', `${message}\r\n.`, 'QUIT'];
  const replies: string[] = [];
  for await (const reply of createInterface({ input: socket })) {
    if (/^\d{3}-/.test(reply)) continue;
    replies.push(reply.slice(0, 3));
    const next = lines.shift();
    if (next === undefined) break;
    socket.write(`${next}\r\n`);
  }
  return replies;
}

const mailOf = (subject: string, text: string) =>
  `From: Kronos <panel@example.test>\r\nSubject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}`;

it('stores mails, lists them by address, and shows them on a page', async () => {
  const { call, url, smtpPort } = await runSandbox();
  const text = 'Open http://localhost:4500/app/login?token=a&b=c\n<script>alert(1)</script>';
  const replies = await mailTo(smtpPort, 'casey@example.test', mailOf('Hello', text));
  expect(replies).toEqual(['220', '250', '250', '250', '354', '250', '221']);
  await mailTo(smtpPort, 'robin@example.test', mailOf('Other', 'Nothing'));

  const mails = await jsonOf<ReceivedMail[]>(await call('GET', '/mails?to=Casey@example.test'));
  expect(mails).toMatchObject([{ id: 1, to: ['casey@example.test'], subject: 'Hello', from: { name: 'Kronos' } }]);
  expect(mails[0]?.text).toContain('token=a&b=c');

  const list = await fetch(`${url}/inbox`);
  expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await list.text()).toMatch(/Other[\s\S]+Hello/);
  const page = await (await fetch(`${url}/inbox/1`)).text();
  expect(page).toContain('<a href="http://localhost:4500/app/login?token=a&amp;b=c"');
  expect(page).toContain('&lt;script&gt;');

  await call('DELETE', '/mails');
  expect((await fetch(`${url}/inbox/1`)).status).toBe(404);
  expect(await (await fetch(`${url}/inbox`)).text()).toContain('No mail has been received yet.');
});

it('rejects requests for the list from web pages', async () => {
  const { url } = await runSandbox();
  expect((await fetch(`${url}/mails`)).status).toBe(403);
});
