import type { Contract, Handlers } from '@kronos/api/contract';
import type { Clock } from '../platform/clock.ts';
import type { Services } from '../services/create-services.ts';
import type { GuestLimits } from '../http/guest-limits.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Broadcaster } from '../realtime/port.ts';
import { accountHandlers, type ConfirmLimit } from './account.ts';
import { adminCommandsHandlers } from './admin-commands.ts';
import { adminDashboardHandlers } from './admin-dashboard.ts';
import { adminInvitationsHandlers } from './admin-invitations.ts';
import { adminApiClientsHandlers } from './admin-api-clients.ts';
import { adminCdnHostsHandlers } from './admin-cdn-hosts.ts';
import { adminGuestDefaultsHandlers, adminMediaKeysHandlers } from './admin-media.ts';
import { adminMetricsHandlers } from './admin-metrics.ts';
import { adminMountsHandlers } from './admin-mounts.ts';
import { pathHandlers } from './paths.ts';
import { adminNodesHandlers } from './admin-nodes.ts';
import { adminSearchHandlers, adminTicketsHandlers } from './admin-shell.ts';
import { adminServersHandlers } from './admin-servers.ts';
import { customerLibraryPathsHandlers } from './customer-library-paths.ts';
import { customerMediaHandlers } from './customer-media.ts';
import { customerCdnHandlers } from './customer-cdn.ts';
import { customerCollectionsHandlers } from './customer-collections.ts';
import { customerPlexToolsHandlers } from './customer-plex-tools.ts';
import { customerPlexSignInHandlers } from './customer-plex-sign-in.ts';
import { customerShareMatrixHandlers } from './customer-share-matrix.ts';
import { customerWatchStateHandlers } from './customer-watch-state.ts';
import { customerBackupsHandlers } from './customer-backups.ts';
import { adminProductsHandlers } from './admin-products.ts';
import { adminUsersHandlers } from './admin-users.ts';
import { adminSettingsHandlers } from './admin-settings.ts';
import { adminAlertsHandlers, alertsHandlers } from './alerts.ts';
import { adminAnnouncementsHandlers, announcementsHandlers } from './announcements.ts';
import { customerServersHandlers } from './customer-servers.ts';
import { impersonationsHandlers } from './impersonations.ts';
import { firstRunHandlers } from './first-run.ts';
import { customerInvitationsHandlers, invitationsHandlers } from './invitations.ts';
import { adminExportsHandlers } from './exports.ts';
import { adminExtractionsHandlers } from './extractions.ts';
import { adminUptimeRobotHandlers } from './uptime-robot.ts';
import { adminUptimeHandlers } from './uptime.ts';
import { adminMaintenanceHandlers } from './maintenance.ts';
import { adminRebootsHandlers } from './reboots.ts';
import { adminScriptRunsHandlers, adminScriptsHandlers } from './scripts.ts';
import { adminDiscordHandlers, discordAccountHandlers } from './discord.ts';
import { adminMailHandlers, adminMailTemplatesHandlers } from './mail.ts';
import { adminMailingsHandlers, mailSubscriptionHandlers } from './mailings.ts';
import { dockerServicesHandlers } from './docker-services.ts';
import { hetznerHandlers } from './hetzner.ts';
import { nodeImagesHandlers } from './node-images.ts';
import { notificationsHandlers } from './notifications.ts';
import { adminDynamicContentHandlers, dynamicContentHandlers } from './dynamic-content.ts';
import { adminPopupsHandlers, popupsHandlers } from './popups.ts';
import { passwordsHandlers } from './passwords.ts';
import { ownSessionsHandlers } from './own-sessions.ts';
import { processesHandlers } from './processes.ts';
import { resellerHandlers } from './reseller.ts';
import { securityHandlers } from './security.ts';
import { signInHandlers } from './sign-in.ts';
import { adminStatusEntriesHandlers, statusHandlers } from './status.ts';
import { serverDefaultsHandlers } from './server-defaults.ts';
import { serverBatchesHandlers } from './server-batches.ts';
import type { MailLimit, Limit } from './limits.ts';
import { recordHandlers } from './records.ts';
import { customerUserHandlers, sessionHandlers, type SignInLimit } from './session.ts';
import { settingsHandlers } from './settings-handlers.ts';
import { subUsersHandlers } from './sub-users.ts';
import { systemHandlers } from './system.ts';
import { adminTrialsHandlers, trialsHandlers } from './trials.ts';

/** All handlers of the contract; a missing one does not compile. */
export const createHandlers = (
  deps: Services & {
    clock: Clock;
    broadcaster: Broadcaster;
    signInLimit: SignInLimit;
    guestLimits: GuestLimits;
    proofLimit: Limit;
    passkeyLimit: Limit;
    confirmLimit: ConfirmLimit;
    mediaSignInLimit: Limit;
    letterLimit: MailLimit;
  },
): Handlers<Contract, RequestContext> => ({
  session: sessionHandlers(deps),
  passwords: passwordsHandlers(deps),
  mailSubscription: mailSubscriptionHandlers(deps),
  signIn: signInHandlers(deps),
  system: systemHandlers(deps),
  invitations: invitationsHandlers(deps),
  trials: trialsHandlers(deps),
  customerUser: customerUserHandlers(),
  security: securityHandlers(deps),
  ownSessions: ownSessionsHandlers(deps),
  customerServers: customerServersHandlers(deps),
  customerMedia: customerMediaHandlers(deps),
  customerLibraryPaths: customerLibraryPathsHandlers(deps),
  customerPlexTools: customerPlexToolsHandlers(deps),
  customerPlexSignIn: customerPlexSignInHandlers(deps),
  customerShareMatrix: customerShareMatrixHandlers(deps),
  customerWatchState: customerWatchStateHandlers(deps),
  customerCdn: customerCdnHandlers(deps),
  customerCollections: customerCollectionsHandlers(deps),
  customerBackups: customerBackupsHandlers(deps),
  customerInvitations: customerInvitationsHandlers(deps),
  serverDefaults: serverDefaultsHandlers(deps),
  status: statusHandlers(deps),
  adminStatusEntries: adminStatusEntriesHandlers(deps),
  notifications: notificationsHandlers(deps),
  announcements: announcementsHandlers(deps),
  alerts: alertsHandlers(deps),
  popups: popupsHandlers(deps),
  dynamicContent: dynamicContentHandlers(deps),
  reseller: resellerHandlers(deps),
  adminDashboard: adminDashboardHandlers(deps),
  adminSearch: adminSearchHandlers(deps),
  adminCommands: adminCommandsHandlers(deps),
  adminDeployment: settingsHandlers(deps.deploymentSettings),
  adminEngineDefaults: settingsHandlers(deps.engineDefaults),
  adminNodeDefaults: settingsHandlers(deps.nodeDefaults),
  adminProductSettings: settingsHandlers(deps.productSettings),
  adminSettings: adminSettingsHandlers(deps),
  adminTickets: adminTicketsHandlers(deps),
  impersonations: impersonationsHandlers(deps),
  adminServers: adminServersHandlers(deps),
  adminNodes: adminNodesHandlers(deps),
  adminReboots: adminRebootsHandlers(deps),
  adminMaintenance: adminMaintenanceHandlers(deps),
  adminScripts: adminScriptsHandlers(deps),
  adminScriptRuns: adminScriptRunsHandlers(deps),
  adminExtractions: adminExtractionsHandlers(deps),
  ...nodeImagesHandlers(deps),
  ...hetznerHandlers(deps),
  ...dockerServicesHandlers(deps),
  adminMetrics: adminMetricsHandlers(deps),
  adminUptime: adminUptimeHandlers(deps),
  adminUptimeRobot: adminUptimeRobotHandlers(deps),
  adminMounts: adminMountsHandlers(deps),
  adminMountPaths: recordHandlers(deps.mountPaths),
  adminLibraryPaths: pathHandlers(deps.libraryPaths),
  adminDeploymentPaths: pathHandlers(deps.deploymentPaths),
  adminCdnHosts: adminCdnHostsHandlers(deps),
  serverBatches: serverBatchesHandlers(deps),
  adminUsers: adminUsersHandlers(deps),
  adminAudit: { list: ({ query }) => deps.auditTrail.aboutRecord(query) },
  adminInvitations: adminInvitationsHandlers(deps),
  adminProducts: adminProductsHandlers(deps),
  firstRun: firstRunHandlers(deps),
  adminTrials: adminTrialsHandlers(deps),
  adminApiClients: adminApiClientsHandlers(deps),
  adminImages: recordHandlers(deps.imageCatalogue),
  adminRegistries: recordHandlers(deps.registries),
  adminSshKeys: recordHandlers(deps.sshKeyRecords),
  adminMediaKeys: adminMediaKeysHandlers(deps),
  adminGuestDefaults: adminGuestDefaultsHandlers(deps),
  adminGlobals: recordHandlers(deps.globalVariables),
  adminAlerts: adminAlertsHandlers(deps),
  adminAnnouncements: adminAnnouncementsHandlers(deps),
  adminPopups: adminPopupsHandlers(deps),
  adminDynamicContent: adminDynamicContentHandlers(deps),
  adminMailings: adminMailingsHandlers(deps),
  adminExports: adminExportsHandlers(deps),
  adminMail: adminMailHandlers(deps),
  adminMailTemplates: adminMailTemplatesHandlers(deps),
  adminDiscord: adminDiscordHandlers(deps),
  processes: processesHandlers(deps),
  account: accountHandlers(deps),
  discordAccount: discordAccountHandlers(deps),
  subUsers: subUsersHandlers(deps),
});
