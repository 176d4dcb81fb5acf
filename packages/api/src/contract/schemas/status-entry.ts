import { z } from 'zod';
import { bodyId, instant } from './common.ts';
import { fieldHints } from './field-hints.ts';
import { moment } from './period.ts';

/** The kinds of entries: an incident, or planned maintenance. */
export const statusEntryKinds = ['incident', 'maintenance'] as const;
export type StatusEntryKind = (typeof statusEntryKinds)[number];

/** The states of an entry of each kind, in order; in the last one it is over. */
export const statesOfStatusEntry = {
  incident: ['investigating', 'identified', 'monitoring', 'resolved'],
  maintenance: ['planned', 'in_progress', 'done'],
} as const satisfies Record<StatusEntryKind, readonly string[]>;

/** The states of all kinds: the kind of an entry follows from its state. */
export const statusEntryStates = [...statesOfStatusEntry.incident, ...statesOfStatusEntry.maintenance] as const;
export type StatusEntryState = (typeof statusEntryStates)[number];

/** The most nodes of one entry, and the most updates. */
export const mostNodesOfEntry = 200;
export const mostUpdatesOfEntry = 100;

const text = (least: string) =>
  z.string().trim().min(1, least).max(2000, 'At most 2,000 characters').register(fieldHints, { kind: 'long-text' });

/** The fields that an admin fills in. */
export const statusEntryDraft = z.object({
  title: z.string().trim().min(1, 'Enter a title').max(120, 'At most 120 characters'),
  text: text('Enter a description'),
  state: z.enum(statusEntryStates).default('investigating'),
  /** Whether everything is affected, whichever nodes are named; otherwise at least one must be named. */
  is_everywhere: z.boolean(),
  node_ids: z.array(bodyId).max(mostNodesOfEntry, `At most ${mostNodesOfEntry} nodes`).default([]),
  starts_at: moment,
  ends_at: moment.nullable(),
});
export type StatusEntryDraft = z.infer<typeof statusEntryDraft>;

/** An update appended to an entry. */
export const statusUpdateDraft = z.object({
  state: z.enum(statusEntryStates),
  text: text('Enter an update'),
});
export type StatusUpdateDraft = z.infer<typeof statusUpdateDraft>;

/** A published update of an entry; the text is empty if only its state changed. */
export const statusUpdate = z.object({
  id: z.number().int(),
  at: instant,
  state: z.enum(statusEntryStates),
  text: z.string(),
});
export type StatusUpdate = z.infer<typeof statusUpdate>;

/** An entry as admins see it. */
export const statusEntryRow = statusEntryDraft.extend({
  id: z.number().int(),
  kind: z.enum(statusEntryKinds),
  nodes: z.array(z.object({ id: z.number().int(), alias: z.string() })),
  created_at: instant,
});
export type StatusEntryRow = z.infer<typeof statusEntryRow>;

/** The same with its updates, oldest first. */
export const statusEntryDetail = statusEntryRow.extend({
  updates: z.array(statusUpdate.extend({ by: z.string().nullable() })),
});
export type StatusEntryDetail = z.infer<typeof statusEntryDetail>;
