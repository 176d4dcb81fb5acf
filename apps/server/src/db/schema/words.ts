import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  alertTones,
  announcementRoles,
  announcementSizes,
  audienceRoles,
  contentPlaces,
  popupOccasions,
  popupTypes,
} from '@kronos/api/contract';
import { id, instant } from './columns.ts';
import { servers } from './hosting.ts';
import { users } from './people.ts';

/** Whether and when a message is shown. */
const shown = {
  isEnabled: boolean().notNull().default(true),
  startsAt: instant().notNull(),
  endsAt: instant(),
  createdAt: instant().notNull(),
};

/** The notifications of users (spec §3). */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Sanitised HTML. */
    content: text().notNull(),
    readAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
  ],
);

/** Announcements to all users (spec §3). */
export const announcements = pgTable('announcements', {
  id: id(),
  header: text().notNull(),
  /** Sanitised HTML. */
  content: text().notNull(),
  size: text({ enum: announcementSizes }).notNull().default('standard'),
  audience: text({ enum: announcementRoles })
    .array()
    .notNull()
    .default([...announcementRoles]),
  ...shown,
});

/** The users who dismissed an announcement. */
export const announcementReads = pgTable(
  'announcement_reads',
  {
    announcementId: integer()
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.announcementId] }), index().on(table.announcementId)],
);

/** Bars on pages, for some roles, between two dates. */
export const alerts = pgTable('alerts', {
  id: id(),
  tone: text({ enum: alertTones }).notNull(),
  text: text().notNull(),
  audience: text({ enum: audienceRoles }).array().notNull(),
  /** Names of the panel's routes; empty for all of them. */
  pages: text().array().notNull(),
  isDismissible: boolean().notNull(),
  ...shown,
});

/** The users who dismissed an alert. */
export const alertDismissals = pgTable(
  'alert_dismissals',
  {
    alertId: integer()
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.alertId] }), index().on(table.alertId)],
);

/** Dialogs that users are shown once, on an occasion (spec §3). */
export const popups = pgTable('popups', {
  id: id(),
  title: text().notNull(),
  /** Sanitised HTML. */
  body: text().notNull(),
  type: text({ enum: popupTypes }).notNull(),
  confirmRead: boolean().notNull(),
  size: text({ enum: announcementSizes }).notNull(),
  occasion: text({ enum: popupOccasions }).notNull(),
  audience: text({ enum: audienceRoles }).array().notNull(),
  ...shown,
});

/** The users who closed a popup. */
export const popupReads = pgTable(
  'popup_reads',
  {
    popupId: integer()
      .notNull()
      .references(() => popups.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.popupId] }), index().on(table.popupId)],
);

/** HTML for named places of the panel. */
export const dynamicContents = pgTable('dynamic_contents', {
  id: id(),
  name: text().notNull(),
  place: text({ enum: contentPlaces }).notNull(),
  /** Sanitised HTML. */
  content: text().notNull(),
  audience: text({ enum: audienceRoles }).array().notNull(),
  ...shown,
});

export const ticketStates = ['new', 'open', 'waiting', 'closed'] as const;

/** Support requests. `new` awaits a first reply. */
export const tickets = pgTable(
  'tickets',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    serverId: integer().references(() => servers.id, { onDelete: 'set null' }),
    subject: text().notNull(),
    state: text({ enum: ticketStates }).notNull().default('new'),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('tickets_user').on(table.userId),
    index('tickets_new').on(table.id).where(sql`${table.state} = 'new'`),
  ],
);

export const brandPlaces = ['logo', 'icon'] as const;

/** The images of the brand; stored here so that every process can serve them and a backup includes them. */
export const brandImages = pgTable('brand_images', {
  place: text({ enum: brandPlaces }).primaryKey(),
  /** Its name in its address, unique to this version of the image. */
  name: text().notNull(),
  type: text().notNull(),
  /** Its bytes in base64. */
  data: text().notNull(),
});

/** Overrides of the system settings' defaults, one row per setting. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: jsonb().$type<unknown>().notNull() });
