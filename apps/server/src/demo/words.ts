import type { Database } from '../db/database.ts';
import { isAmong } from '../domain/audience.ts';
import { alerts, announcements, dynamicContents, mailingRecipients, mailings, popups, users } from '../db/schema.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Creates one or more of each kind of message, in the states that a list distinguishes. Dialogs are past, planned or
 * disabled, so that none blocks the visitor; only an alert is published.
 */
export async function seedWords(db: Database, now: Date): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * day);
  await db.current.insert(alerts).values([
    {
      tone: 'info',
      text: 'With a second factor your servers stay yours, even if your password does not.',
      audience: ['customer'],
      pages: ['account'],
      isDismissible: true,
      startsAt: now,
      endsAt: null,
      createdAt: now,
    },
    {
      tone: 'warning',
      text: 'The nodes are updated on Sunday from 04:00 to 05:00 UTC. Streams may pause for a minute.',
      audience: ['customer', 'reseller'],
      pages: [],
      isDismissible: true,
      startsAt: at(-9),
      endsAt: at(-7),
      createdAt: at(-14),
    },
  ]);
  await db.current.insert(announcements).values([
    {
      header: 'Kronos is here',
      content: '<p>Your servers, their backups and all news about them are now in one place.</p>',
      audience: ['customer', 'reseller', 'moderator'],
      startsAt: at(-30),
      endsAt: at(-16),
      createdAt: at(-31),
    },
    {
      header: 'More room for backups',
      content: '<p>From next month on each server keeps <strong>ten</strong> backups instead of five.</p>',
      audience: ['customer'],
      startsAt: at(14),
      endsAt: at(28),
      createdAt: now,
    },
  ]);
  await db.current.insert(popups).values({
    title: 'Before you continue',
    body: '<p>A rebuilt server starts with an empty watch history. Your libraries are kept.</p>',
    type: 'warning',
    confirmRead: true,
    size: 'small',
    occasion: 'rebuild',
    audience: ['customer'],
    isEnabled: false,
    startsAt: now,
    createdAt: now,
  });
  await db.current.insert(dynamicContents).values({
    name: 'Below the servers',
    place: 'dashboard_bottom',
    content: '<p>A server that you do not need can stay stopped: its libraries and settings are kept.</p>',
    audience: ['customer'],
    isEnabled: false,
    startsAt: now,
    createdAt: now,
  });
  await seedMailings(db, at);
}

/** A mailing that was sent to all customers of the demo, and the draft of another. */
async function seedMailings(db: Database, at: (days: number) => Date): Promise<void> {
  const people = await db.current
    .select({ userId: users.id, email: users.email, name: users.name })
    .from(users)
    .where(isAmong(['customer']));
  const [sent] = await db.current
    .insert(mailings)
    .values({
      subject: 'Welcome to Kronos, {{name}}',
      content:
        '<p>Hello {{name}},</p><p>your servers have moved in. <a href="/app/dashboard" data-internal="">Have a look</a>.</p>',
      purpose: 'service',
      audience: ['customer'],
      state: 'sent',
      recipients: people.length,
      sent: people.length,
      createdAt: at(-30),
      startedAt: at(-29),
      endedAt: at(-29),
    })
    .returning({ id: mailings.id });
  if (sent && people.length > 0)
    await db.current
      .insert(mailingRecipients)
      .values(
        people.map((one) => ({ ...one, mailingId: sent.id, state: 'sent' as const, tries: 1, endedAt: at(-29) })),
      );
  await db.current.insert(mailings).values({
    subject: 'Two more nodes in Falkenstein',
    content: '<p>Hello {{name}},</p><p>there is room for more servers: two nodes join in spring.</p>',
    audience: ['customer', 'reseller'],
    createdAt: at(-1),
  });
}
