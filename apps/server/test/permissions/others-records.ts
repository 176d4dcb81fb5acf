import { eq } from 'drizzle-orm';
import { backups, dataExports, nodes, serverCdnRoutes, serverFigures, users } from '../../src/db/schema.ts';
import type { Caller, Stage } from './callers.ts';
import { backupCases } from './cases/backups.ts';
import { aCdnHost, hasDomain } from './cases/cdn.ts';
import { freshNumber, mark } from './cases/cell.ts';
import { ownersDiscordAccount } from './cases/discord.ts';
import { anInviteBackup } from './cases/invite-backups.ts';
import { anAlert, anAnnouncement, aPopup, ownersNotification, someContent } from './cases/messages.ts';
import { aNode } from './cases/nodes.ts';
import { ownersServer } from './cases/servers.ts';
import { subUserToken } from './cases/sub-users.ts';
import { endedByHand, ownersPasskey } from './protection.ts';

/** How a record of a user is created, and who may see it. */
export interface OthersRecord {
  make: (stage: Stage) => Promise<unknown>;
  /** @default only the owner */
  seenBy?: readonly Caller[];
}

const shown = { is_enabled: true, audience: ['admin' as const] };
const forAdmins = { ...anAlert, ...shown };
const rename = async ({ server, person }: Stage) =>
  server.db.current
    .update(users)
    .set({ name: `renamed ${freshNumber()}` })
    .where(eq(users.id, person('owner').id));
const serverIdOf = async (stage: Stage) => Number((await ownersServer(stage)).params!.id);

async function measure({ server }: Stage, serverId: number): Promise<void> {
  const seen = { cpu: 0.5, memoryBytes: 1, memoryLimitBytes: 2, receivedBytes: 3, sentBytes: 4, at: new Date() };
  await server.db.current.insert(serverFigures).values({ serverId, ...seen });
}

/** For every endpoint that returns the caller's own records: how to create a record that only its audience may see. */
export const othersRecords: Record<
  string,
  OthersRecord | 'describes the current session' | 'is encrypted for the caller'
> = {
  'session.user': { make: rename },
  'customerUser.fetch': { make: rename },
  // A sub-user sees the name of the main account.
  'account.fetch': { make: rename },
  'account.downloadExport': {
    async make({ server, person }) {
      const row = {
        userId: person('owner').id,
        state: 'ready' as const,
        content: JSON.stringify({ mark }),
        requestedAt: new Date(),
      };
      await server.db.current.insert(dataExports).values(row);
    },
  },
  'discordAccount.show': { make: ownersDiscordAccount },
  'security.show': { make: ownersPasskey },
  'security.confirmation': {
    async make(stage) {
      const { id } = stage.person('owner');
      const there = await stage.services.passkeys.list(id);
      if (there.length === 0) await ownersPasskey(stage);
      else for (const passkey of there) await stage.services.passkeys.remove(id, passkey.id);
    },
  },
  'ownSessions.list': { make: endedByHand },
  'customerServers.list': { make: ownersServer, seenBy: ['owner', 'subuser'] },
  'customerServers.allFigures': {
    seenBy: ['owner', 'subuser'],
    make: async (stage) => measure(stage, await serverIdOf(stage)),
  },
  'serverDefaults.read': { make: ownersServer },
  'status.show': { make: ownersServer, seenBy: ['owner', 'subuser'] },
  'status.list': { make: ownersServer, seenBy: ['owner', 'subuser'] },
  'status.export': { make: ownersServer, seenBy: ['owner', 'subuser'] },
  'customerPlexTools.invites': { make: ownersServer },
  'customerPlexSignIn.state': 'is encrypted for the caller',
  'customerShareMatrix.show': { make: ownersServer },
  'customerPlexTools.backups': { make: (stage) => anInviteBackup(stage) },
  'customerCdn.preference': { make: (stage) => hasDomain(stage, 'owner') },
  'customerInvitations.list': {
    make: ({ services, person }) =>
      services.invitations.make({ inviterId: person('owner').id, productIds: [], note: mark }),
  },
  'notifications.list': { make: ownersNotification },
  'notifications.countUnread': { make: ownersNotification },
  'announcements.current': {
    seenBy: ['reseller', 'other reseller'],
    make: ({ services }) => services.announcementAdministration.create({ ...anAnnouncement, audience: ['reseller'] }),
  },
  'alerts.current': { seenBy: ['admin'], make: ({ services }) => services.alertAdministration.create(forAdmins) },
  'popups.current': {
    seenBy: ['admin'],
    make: ({ services }) => services.popupAdministration.create({ ...aPopup, ...shown }),
  },
  'dynamicContent.current': {
    seenBy: ['admin'],
    make: ({ services }) => services.contentAdministration.create({ ...someContent, ...shown }),
  },
  'reseller.show': {
    seenBy: ['reseller'],
    async make(stage) {
      const { id } = await aNode(stage);
      const ownerId = stage.person('reseller').id;
      await stage.server.db.current.update(nodes).set({ ownerId }).where(eq(nodes.id, id));
    },
  },
  'impersonations.current': 'describes the current session',
  'subUsers.list': { make: (stage) => subUserToken(stage) },
};

const openProcess = ({ services, away: nodeId }: Stage, serverId: number) =>
  services.processes.open({ kind: 'start', command: mark, nodeId, serverId });

/** For every endpoint that returns records of one server: how to create such a record. */
export const recordsOfServers: Record<
  string,
  ((stage: Stage, id: number) => Promise<unknown>) | 'calls its node' | 'calls its media server'
> = {
  'customerServers.one': ({ services }, id) => services.servers.update(id, { status: 'unreachable' }),
  'customerServers.ping': ({ services }, id) => services.servers.update(id, { pingStatus: 'up', pingMs: 7 }),
  'customerServers.figures': measure,
  'customerServers.logs': 'calls its node',
  // A claim as reported, without asking the media server.
  'customerMedia.claimStatus': ({ services }, id) =>
    services.claims.observe(id, undefined, { machineId: mark, name: mark, version: '1', isClaimed: true }),
  'customerMedia.libraries': 'calls its media server',
  'customerLibraryPaths.list': 'calls its media server',
  'customerCollections.list': 'calls its media server',
  'customerCollections.one': 'calls its media server',
  'customerCollections.titles': 'calls its media server',
  'customerCollections.ruleValues': 'calls its media server',
  'customerPlexTools.backup': 'calls its media server',
  'customerServers.blastRadius': ({ services, person }, id) =>
    services.servers.share(id, person('reseller').id, ['view']),
  'customerServers.timeline': openProcess,
  'customerServers.processes': openProcess,
  'customerCdn.info': async (stage, serverId) => {
    const since = { type: 'subdomain' as const, domain: null, since: new Date() };
    await stage.server.db.current
      .insert(serverCdnRoutes)
      .values({ serverId, cdnHostId: await aCdnHost(stage, false), ...since });
  },
  'customerBackups.list': async (stage, id) => {
    const { params } = await backupCases['customerBackups.remove']!(stage, 'owner');
    await stage.server.db.current
      .update(backups)
      .set({ serverId: id })
      .where(eq(backups.id, Number(params!['backup'])));
  },
};
