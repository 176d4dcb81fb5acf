export {
  authenticators,
  challengePurposes,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
} from './schema/factors.ts';
export { attempts } from './schema/attempts.ts';
export { jobStates, jobs } from './schema/jobs.ts';
export { auditLog } from './schema/audit-log.ts';
export { outbox } from './schema/outbox.ts';
export { processes, processLines, serverBatches } from './schema/processes.ts';
export { socketProcesses } from './schema/socket-processes.ts';
export { mailingRecipients, mailings } from './schema/mailings.ts';
export { maintenanceNodes, maintenances } from './schema/maintenance.ts';
export { mails, mailStates } from './schema/mail.ts';
export { houseExports } from './schema/house-exports.ts';
export { registries } from './schema/registries.ts';
export { nodeExtractions } from './schema/node-extractions.ts';
export { imagePulls, nodeImageReads, nodeImages } from './schema/node-images.ts';
export { nodeReboots } from './schema/node-reboots.ts';
export { scriptRunNodes, scriptRuns, scripts, scriptVersions } from './schema/scripts.ts';
export {
  discordAccounts,
  discordGrants,
  discordGrantStates,
  discordGuilds,
  discordMessages,
} from './schema/discord.ts';
export { statusEntries, statusEntryNodes, statusEntryUpdates } from './schema/status-entries.ts';
export { hetznerProjects, hetznerServers } from './schema/hetzner.ts';
export { dockerServices, type KeptVariable, seenStates, servicePlacements } from './schema/docker-services.ts';
export { monitorStates, statusSubscriptions, uptimeDays, uptimeMonitors, uptimeOutages } from './schema/uptime.ts';
export { robotTasks, uptimeRobotAccounts, uptimeRobotWatches } from './schema/uptime-robot.ts';
export { mailTemplates } from './schema/mail-templates.ts';
export { inviteKeys, inviteRedemptions, trialRequests } from './schema/offers.ts';
export { serverChronicle } from './schema/chronicle.ts';
export { backups } from './schema/backups.ts';
export { deploymentPaths, folderChecks, libraryPaths, mountPaths, mounts } from './schema/storage.ts';
export {
  injectedLibraries,
  injectionLeases,
  inviteBackups,
  serverClaims,
  shareIntents,
  shareLeases,
} from './schema/media.ts';
export { cdnHosts, cdnLeases, cdnPreferences, serverCdnRoutes } from './schema/cdn.ts';
export { globalVariables } from './schema/globals.ts';
export { images } from './schema/images.ts';
export { products } from './schema/products.ts';
export {
  defaultPorts,
  type NodeFigures,
  nodes,
  pingStatuses,
  serverDefaults,
  serverFigures,
  serverMoves,
  servers,
  serverShares,
} from './schema/hosting.ts';
export { apiClients } from './schema/api-clients.ts';
export { dataExports } from './schema/data-exports.ts';
export { oneTimeTokens, tokenKinds } from './schema/one-time-tokens.ts';
export { sessions } from './schema/sessions.ts';
export { sshKeys } from './schema/ssh-keys.ts';
export { users } from './schema/users.ts';
export { alertDismissals, alerts } from './schema/alerts.ts';
export { dynamicContents } from './schema/dynamic-contents.ts';
export { popupReads, popups } from './schema/popups.ts';
export { announcementReads, announcements } from './schema/announcements.ts';
export { brandImages, brandPlaces, settings } from './schema/settings.ts';
export { notifications } from './schema/notifications.ts';
export { ticketStates, tickets } from './schema/tickets.ts';
