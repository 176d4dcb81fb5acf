import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Keys with which the panel signs in to machines. */
export const sshKeys = pgTable(
  'ssh_keys',
  {
    id: id(),
    /** `house` is the panel's own. */
    name: text().notNull(),
    /** In the format of authorized_keys. */
    publicKey: text().notNull(),
    fingerprint: text().notNull(),
    /** Sealed, in OpenSSH's format. */
    privateKey: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('ssh_keys_name').on(sql`lower(${table.name})`),
    uniqueIndex('ssh_keys_fingerprint').on(table.fingerprint),
  ],
);
