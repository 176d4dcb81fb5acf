import { z } from 'zod';
import { html } from './announcement.ts';
import { audience, audienceRoles } from './audience.ts';
import { bodyId, instant } from './common.ts';
import { serverTypes } from './server.ts';

/** News goes to those who want it; a service mail, about what somebody has here, goes to all. */
export const mailingPurposes = ['news', 'service'] as const;
export type MailingPurpose = (typeof mailingPurposes)[number];

/** A `stopped` one can go on; a `sent` one has been tried with everybody. */
export const mailingStates = ['draft', 'sending', 'stopped', 'sent'] as const;
export type MailingState = (typeof mailingStates)[number];

/** A `skipped` person unsubscribed after the mailing began. */
export const recipientStates = ['waiting', 'sending', 'sent', 'failed', 'skipped'] as const;
export type RecipientState = (typeof recipientStates)[number];

/** What is written: `{{name}}` in either text stands for the name of the recipient. */
export const mailingText = z.object({
  subject: z.string().trim().min(1, 'Give it a subject').max(150, 'At most 150 characters'),
  content: html,
  purpose: z.enum(mailingPurposes).default('news'),
});

/** So many nodes one mail is for. */
export const mostNodesOfMailing = 200;

/** Who gets it: everybody with one of the roles, of whom nodes and a type leave those with such a server. */
export const mailingAudience = z.object({
  audience: audience(audienceRoles),
  node_ids: z.array(bodyId).max(mostNodesOfMailing, `At most ${mostNodesOfMailing} nodes`).default([]),
  server_type: z.enum(serverTypes).nullable().default(null),
});

/** What an admin writes. */
export const mailingDraft = mailingText.extend(mailingAudience.shape);
export type MailingDraft = z.infer<typeof mailingDraft>;

/** A mail to many people, as admins see it in their list; its content is read on its own. */
export const mailingRow = mailingDraft.omit({ content: true }).extend({
  id: z.number().int(),
  /** Those of its nodes that there still are. */
  nodes: z.array(z.object({ id: z.number().int(), alias: z.string() })),
  state: z.enum(mailingStates),
  /** How many people it is for; 0 for a draft, which is counted when it is sent. */
  recipients: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  skipped: z.number().int(),
  created_at: instant,
  started_at: instant.nullable(),
  ended_at: instant.nullable(),
});
export type MailingRow = z.infer<typeof mailingRow>;

export const mailingDetail = mailingRow.extend({
  content: z.string(),
  /** Why nothing is sent at present, in the words of the mail server; null when it is. */
  trouble: z.string().nullable(),
});
export type MailingDetail = z.infer<typeof mailingDetail>;

/** What came of a mailing for one person. */
export const mailingRecipient = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  state: z.enum(recipientStates),
  /** Why it failed, in words. */
  message: z.string().nullable(),
  /** When it was sent, failed or was skipped. */
  ended_at: instant.nullable(),
});
export type MailingRecipient = z.infer<typeof mailingRecipient>;
