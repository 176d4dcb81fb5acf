import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Inbox, ReceivedMail } from '../mail/inbox.ts';

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The pages of the inbox: a list, and each mail. Nothing on these pages runs or loads anything. */
export function inboxPages(inbox: Inbox): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    await next();
  });
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
    What the panel mails arrives here and goes no further. The newest is on top; reload to see what came since.
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

/** The text with its addresses as links, each opening a new tab; `html` escapes everything. */
const linked = (text: string): Markup[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : html`${part}`,
    );

function page(c: Context, title: string, content: Markup, status: 200 | 404 = 200): Response | Promise<Response> {
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title} · sandbox</title>
          <style>
            :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
            body { max-width: 44rem; margin: 3rem auto; padding: 0 1.5rem; }
            ul { list-style: none; padding: 0; }
            li { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0.75rem 0; border-top: 1px solid GrayText; overflow-wrap: anywhere; }
            li a { flex: 1 1 100%; font-weight: 600; }
            time { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
            dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
            dd { margin: 0; overflow-wrap: anywhere; }
            dd time { margin: 0; }
            pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; border-top: 1px solid GrayText; padding-top: 1.5rem; }
            a { min-height: 1.5rem; display: inline-block; }
          </style>
        </head>
        <body>
          <main>${content}</main>
        </body>
      </html>`,
    status,
  );
}
