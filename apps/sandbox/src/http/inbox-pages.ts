import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Inbox, ReceivedMail } from '../mail/inbox.ts';
import { type Markup, page, plainPages } from './html-page.ts';

/** The pages of the inbox: a list, and each mail. */
export function inboxPages(inbox: Inbox): Hono {
  const app = new Hono();
  app.use(plainPages);
  app.get('/', (c) => page(c, 'Inbox', list(inbox.list())));
  app.get('/:id{[0-9]+}', (c) => {
    const mail = inbox.get(Number(c.req.param('id')));
    return mail
      ? page(c, mail.subject || 'No subject', mailPage(mail))
      : page(c, 'This mail no longer exists', gone, 404);
  });
  return app;
}

const list = (mails: readonly ReceivedMail[]): Markup => html`
  <h1>Inbox</h1>
  <p>
    Mail from the panel is collected here and not delivered. The newest is on top; reload to see new mail.
    <a href="/inbox">Reload</a>
  </p>
  ${mails.length === 0 ? html`<p>No mail has been received yet.</p>` : html`<ul>${mails.map(entry)}</ul>`}
`;

const entry = (mail: ReceivedMail): Markup => html`
  <li>
    <a href="/inbox/${mail.id}">${mail.subject || 'No subject'}</a>
    <span>to ${mail.to.join(', ')}</span>
    <time datetime="${mail.at}">${clockOf(mail)}</time>
  </li>
`;

const mailPage = (mail: ReceivedMail): Markup => html`
  <p><a href="/inbox">All mails</a></p>
  <h1>${mail.subject || 'No subject'}</h1>
  <dl>
    <dt>From</dt><dd>${mail.from.name} &lt;${mail.from.address}&gt;</dd>
    <dt>To</dt><dd>${mail.to.join(', ')}</dd>
    <dt>Received</dt><dd><time datetime="${mail.at}">${clockOf(mail)}</time></dd>
  </dl>
  <pre>${linked(mail.text)}</pre>
`;

const gone: Markup = html`
  <h1>This mail no longer exists</h1>
  <p>The sandbox keeps the last 200 mails until it stops. <a href="/inbox">All mails</a></p>
`;

const clockOf = ({ at }: ReceivedMail) => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;

/** The text with its web addresses as links that open a new tab; `html` escapes everything. */
const linked = (text: string): Markup[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : html`${part}`,
    );
