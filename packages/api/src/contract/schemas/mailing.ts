import { z } from 'zod';
import { html } from './announcement.ts';
import { audience, audienceRoles } from './audience.ts';
import { bodyId, instant } from './common.ts';
import { serverTypes } from './server.ts';

/** News goes to recipients who want it; a service mail, about what recipients have here, goes to all. */
export const mailingPurposes = ['news', 'service'] as const;
export type MailingPurpose = (typeof mailingPurposes)[number];

/** A `stopped` mailing can be continued; in a `sent` one, every recipient has been tried. */
export const mailingStates = ['draft', 'sending', 'stopped', 'sent'] as const;
export type MailingState = (typeof mailingStates)[number];

/** A `skipped` recipient unsubscribed after the mailing began. */
export const recipientStates = ['waiting', 'sending', 'sent', 'failed', 'skipped'] as const;
export type RecipientState = (typeof recipientStates)[number];

/** The text: `{{name}}` stands for the name of the recipient, in the subject too. */
export const mailingText = z.object({
  subject: z.string().trim().min(1, 'Enter a subject').max(150, 'At most 150 characters'),
  content: html,
  purpose: z.enum(mailingPurposes).default('news'),
});

/** The most nodes of one mailing. */
export const mostNodesOfMailing = 200;

/** The recipients: users with one of the roles, narrowed to those with a server on one of the nodes and of the type. */
export const mailingAudience = z.object({
  audience: audience(audienceRoles),
  node_ids: z.array(bodyId).max(mostNodesOfMailing, `At most ${mostNodesOfMailing} nodes`).default([]),
  server_type: z.enum(serverTypes).nullable().default(null),
});

/** The fields that an admin fills in. */
export const mailingDraft = mailingText.extend(mailingAudience.shape);
export type MailingDraft = z.infer<typeof mailingDraft>;

/** A mailing as admins see it in their list; its content is read separately. */
export const mailingRow = mailingDraft.omit({ content: true }).extend({
  id: z.number().int(),
  /** Those of its nodes that still exist. */
  nodes: z.array(z.object({ id: z.number().int(), alias: z.string() })),
  state: z.enum(mailingStates),
  /** How many recipients it has; 0 for a draft, since they are counted when it is sent. */
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
  /** Why nothing is sent at present, in the words of the mail server; null if nothing is wrong. */
  trouble: z.string().nullable(),
});
export type MailingDetail = z.infer<typeof mailingDetail>;

/** The outcome of a mailing for one recipient. */
export const mailingRecipient = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  state: z.enum(recipientStates),
  /** Why it failed, as a sentence. */
  message: z.string().nullable(),
  /** When it was sent, failed or was skipped. */
  ended_at: instant.nullable(),
});
export type MailingRecipient = z.infer<typeof mailingRecipient>;
