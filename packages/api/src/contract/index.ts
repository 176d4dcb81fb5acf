import { account } from './account.ts';
import { adminAlerts } from './admin-alerts.ts';
import { adminApiClients } from './admin-api-clients.ts';
import { adminAnnouncements } from './admin-announcements.ts';
import { adminAudit } from './admin-audit.ts';
import { adminCdnHosts } from './admin-cdn-hosts.ts';
import { adminCommands } from './admin-commands.ts';
import { adminDashboard } from './admin-dashboard.ts';
import { adminDockerServices } from './admin-docker-services.ts';
import { adminEngineDefaults } from './admin-engine-defaults.ts';
import { adminRegistries } from './admin-registries.ts';
import { adminSshKeys } from './admin-ssh-keys.ts';
import { adminDeployment } from './admin-deployment.ts';
import { adminDeploymentPaths } from './admin-deployment-paths.ts';
import { adminExports } from './admin-exports.ts';
import { adminFleetImages } from './admin-fleet-images.ts';
import { adminGlobals } from './admin-globals.ts';
import { adminGuestDefaults } from './admin-guest-defaults.ts';
import { adminHetznerProjects } from './admin-hetzner-projects.ts';
import { adminHetznerServers } from './admin-hetzner-servers.ts';
import { adminImagePulls } from './admin-image-pulls.ts';
import { adminImages } from './admin-images.ts';
import { adminExtractions } from './admin-extractions.ts';
import { adminInvitations } from './admin-invitations.ts';
import { adminMail } from './admin-mail.ts';
import { adminMailTemplates } from './admin-mail-templates.ts';
import { adminMailings } from './admin-mailings.ts';
import { adminDiscord } from './admin-discord.ts';
import { adminDynamicContent } from './admin-dynamic-content.ts';
import { adminLibraryPaths } from './admin-library-paths.ts';
import { adminMaintenance } from './admin-maintenance.ts';
import { adminMediaKeys } from './admin-media-keys.ts';
import { adminMountPaths } from './admin-mount-paths.ts';
import { adminMounts } from './admin-mounts.ts';
import { adminNodeImages } from './admin-node-images.ts';
import { adminNodeDefaults } from './admin-node-defaults.ts';
import { adminProductSettings } from './admin-product-settings.ts';
import { adminNodes } from './admin-nodes.ts';
import { adminPopups } from './admin-popups.ts';
import { adminProducts } from './admin-products.ts';
import { adminMetrics } from './admin-metrics.ts';
import { adminReboots } from './admin-reboots.ts';
import { adminScriptRuns } from './admin-script-runs.ts';
import { adminScripts } from './admin-scripts.ts';
import { adminSearch } from './admin-search.ts';
import { adminServers } from './admin-servers.ts';
import { adminServicePlacements } from './admin-service-placements.ts';
import { adminSettings } from './admin-settings.ts';
import { adminStatusEntries } from './admin-status-entries.ts';
import { adminTickets } from './admin-tickets.ts';
import { adminUptimeRobot } from './admin-uptime-robot.ts';
import { adminUptime } from './admin-uptime.ts';
import { adminUsers } from './admin-users.ts';
import { adminTrials } from './admin-trials.ts';
import { alerts } from './alerts.ts';
import { announcements } from './announcements.ts';
import { customerBackups } from './customer-backups.ts';
import { customerCdn } from './customer-cdn.ts';
import { customerCollections } from './customer-collections.ts';
import { customerInvitations } from './customer-invitations.ts';
import { customerLibraryPaths } from './customer-library-paths.ts';
import { customerMedia } from './customer-media.ts';
import { customerPlexTools } from './customer-plex-tools.ts';
import { customerServers } from './customer-servers.ts';
import { customerPlexSignIn } from './customer-plex-sign-in.ts';
import { customerShareMatrix } from './customer-share-matrix.ts';
import { customerUser } from './customer-user.ts';
import { customerWatchState } from './customer-watch-state.ts';
import { discordAccount } from './discord-account.ts';
import { dynamicContent } from './dynamic-content.ts';
import { impersonations } from './impersonations.ts';
import { firstRun } from './first-run.ts';
import { invitations } from './invitations.ts';
import { notifications } from './notifications.ts';
import { mailSubscription } from './mail-subscription.ts';
import { passwords } from './passwords.ts';
import { ownSessions } from './own-sessions.ts';
import { popups } from './popups.ts';
import { processes } from './processes.ts';
import { reseller } from './reseller.ts';
import { security } from './security.ts';
import { serverBatches } from './server-batches.ts';
import { serverDefaults } from './server-defaults.ts';
import { session } from './session.ts';
import { signIn } from './sign-in.ts';
import { status } from './status.ts';
import { subUsers } from './sub-users.ts';
import { system } from './system.ts';
import { trials } from './trials.ts';

/** The whole contract: group → endpoint. No address of the API is written anywhere else. */
export const contract = {
  session,
  passwords,
  mailSubscription,
  signIn,
  system,
  invitations,
  trials,
  customerUser,
  security,
  ownSessions,
  customerServers,
  customerMedia,
  customerLibraryPaths,
  customerPlexTools,
  customerPlexSignIn,
  customerShareMatrix,
  customerWatchState,
  customerCdn,
  customerCollections,
  customerBackups,
  customerInvitations,
  serverDefaults,
  status,
  notifications,
  announcements,
  alerts,
  popups,
  dynamicContent,
  reseller,
  adminDashboard,
  adminSearch,
  adminCommands,
  adminSettings,
  adminDeployment,
  adminEngineDefaults,
  adminNodeDefaults,
  adminProductSettings,
  adminStatusEntries,
  adminTickets,
  impersonations,
  adminServers,
  adminNodes,
  adminReboots,
  adminMaintenance,
  adminScripts,
  adminScriptRuns,
  adminExtractions,
  adminNodeImages,
  adminFleetImages,
  adminImagePulls,
  adminMetrics,
  adminUptime,
  adminUptimeRobot,
  adminMounts,
  adminMountPaths,
  adminLibraryPaths,
  adminDeploymentPaths,
  adminCdnHosts,
  adminHetznerProjects,
  adminHetznerServers,
  adminDockerServices,
  adminServicePlacements,
  serverBatches,
  adminUsers,
  adminAudit,
  adminInvitations,
  adminProducts,
  firstRun,
  adminTrials,
  adminApiClients,
  adminExports,
  adminGlobals,
  adminImages,
  adminRegistries,
  adminSshKeys,
  adminMediaKeys,
  adminGuestDefaults,
  adminAlerts,
  adminAnnouncements,
  adminPopups,
  adminDynamicContent,
  adminMailings,
  adminMail,
  adminMailTemplates,
  adminDiscord,
  processes,
  account,
  discordAccount,
  subUsers,
} as const;
export type Contract = typeof contract;
