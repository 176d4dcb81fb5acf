import { Hono } from 'hono';
import type { Inbox } from '../mail/inbox.ts';

/** The endpoints of the inbox, for tests: the received mails, newest first, and their removal. */
export function mailRoutes(inbox: Inbox): Hono {
  const app = new Hono();
  app.get('/', (c) => {
    const to = c.req.query('to')?.toLowerCase();
    return c.json(inbox.list().filter((mail) => !to || mail.to.some((address) => address.toLowerCase() === to)));
  });
  app.delete('/', (c) => {
    inbox.clear();
    return c.body(null, 204);
  });
  return app;
}
