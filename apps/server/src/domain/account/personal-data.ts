import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  apiClients,
  auditLog,
  cdnPreferences,
  discordAccounts,
  inviteBackups,
  notifications,
  oneTimeTokens,
  processes,
  serverClaims,
  servers,
  serverShares,
  sessions,
  shareIntents,
  tickets,
  users,
} from '../../db/schema.ts';

/** The maximum number of rows of each kind, newest first: a file must fit in memory. */
const most = 10_000;

/** Returns all stored data about a user, except credentials; null when there is no such user. */
export async function personalData(db: Database, userId: number, now: Date): Promise<Record<string, unknown> | null> {
  const [user] = await db.current.select().from(users).where(eq(users.id, userId));
  if (!user) return null;
  const { passwordHash: _, ...profile } = user;
  const isAboutThem = and(eq(auditLog.targetKind, 'user'), eq(auditLog.targetId, String(userId)));
  const own = db.current.select({ id: servers.id }).from(servers).where(eq(servers.ownerId, userId));

  const audit = await db.current
    .select()
    .from(auditLog)
    .where(or(eq(auditLog.actorId, userId), eq(auditLog.behalfOfId, userId), isAboutThem))
    .orderBy(desc(auditLog.id))
    .limit(most);
  return {
    made_at: now.toISOString(),
    profile,
    sessions: await db.current
      .select({
        ip: sessions.ip,
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    // The IP address of another actor is that actor's data.
    audit: audit.map(({ ip, ...row }) => ({ ...row, ip: row.actorId === userId ? ip : null })),
    notifications: await db.current
      .select({
        title: notifications.title,
        content: notifications.content,
        readAt: notifications.readAt,
        createdAt: notifications.createdAt,
      })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.id))
      .limit(most),
    servers: await db.current
      .select({
        id: servers.id,
        name: servers.name,
        type: servers.type,
        status: servers.status,
        version: servers.version,
        claimedWith: serverClaims.accountName,
        claimedWithEmail: serverClaims.accountEmail,
        createdAt: servers.createdAt,
      })
      .from(servers)
      .leftJoin(serverClaims, eq(serverClaims.serverId, servers.id))
      .where(eq(servers.ownerId, userId)),
    discord: await db.current
      .select({ name: discordAccounts.name, id: discordAccounts.discordId, connectedAt: discordAccounts.connectedAt })
      .from(discordAccounts)
      .where(eq(discordAccounts.userId, userId)),
    domains: await db.current
      .select({
        domain: cdnPreferences.domain,
        state: cdnPreferences.state,
        found: cdnPreferences.found,
        checkedAt: cdnPreferences.checkedAt,
      })
      .from(cdnPreferences)
      .where(eq(cdnPreferences.userId, userId)),
    api_clients: await db.current
      .select({
        name: apiClients.name,
        scopes: apiClients.scopes,
        createdAt: apiClients.createdAt,
        lastUsedAt: apiClients.lastUsedAt,
        lastUsedFrom: apiClients.lastUsedFrom,
      })
      .from(apiClients)
      .where(eq(apiClients.userId, userId))
      .orderBy(apiClients.id),
    invite_backups: await db.current
      .select({
        name: inviteBackups.name,
        server: servers.name,
        type: inviteBackups.serverType,
        people: inviteBackups.people,
        createdAt: inviteBackups.createdAt,
      })
      .from(inviteBackups)
      .leftJoin(servers, eq(servers.id, inviteBackups.serverId))
      .where(eq(inviteBackups.ownerId, userId))
      .orderBy(desc(inviteBackups.id)),
    shares_recorded: await db.current
      .select({ server: servers.name, person: shareIntents.person, recordedAt: shareIntents.recordedAt })
      .from(shareIntents)
      .innerJoin(servers, eq(servers.id, shareIntents.serverId))
      .where(eq(shareIntents.ownerId, userId))
      .orderBy(shareIntents.serverId, shareIntents.personKey)
      .limit(most),
    processes: await db.current
      .select({
        command: processes.command,
        result: processes.result,
        state: processes.state,
        createdAt: processes.createdAt,
        finishedAt: processes.finishedAt,
      })
      .from(processes)
      .where(inArray(processes.serverId, own))
      .orderBy(desc(processes.id))
      .limit(most),
    shared_with_me: await db.current
      .select({ server: servers.name, rights: serverShares.rights })
      .from(serverShares)
      .innerJoin(servers, eq(servers.id, serverShares.serverId))
      .where(eq(serverShares.userId, userId)),
    sub_users: await db.current
      .select({ name: users.name, email: users.email, createdAt: users.createdAt })
      .from(users)
      .where(eq(users.parentId, userId)),
    links_sent: await db.current
      .select({
        kind: oneTimeTokens.kind,
        about: oneTimeTokens.payload,
        createdAt: oneTimeTokens.createdAt,
        expiresAt: oneTimeTokens.expiresAt,
        usedAt: oneTimeTokens.usedAt,
      })
      .from(oneTimeTokens)
      .where(eq(oneTimeTokens.userId, userId)),
    tickets: await db.current
      .select({
        subject: tickets.subject,
        state: tickets.state,
        createdAt: tickets.createdAt,
        updatedAt: tickets.updatedAt,
      })
      .from(tickets)
      .where(eq(tickets.userId, userId))
      .orderBy(desc(tickets.id))
      .limit(most),
  };
}
