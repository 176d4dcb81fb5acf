export {
  authenticators,
  challengePurposes,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
} from './schema/factors.ts';
export {
  attempts,
  jobStates,
  auditLog,
  jobs,
  outbox,
  processes,
  processLines,
  serverBatches,
  socketProcesses,
} from './schema/work.ts';
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
export { apiClients, dataExports, oneTimeTokens, sessions, sshKeys, tokenKinds, users } from './schema/people.ts';
export {
  alertDismissals,
  dynamicContents,
  popupReads,
  popups,
  alerts,
  announcementReads,
  announcements,
  brandImages,
  brandPlaces,
  notifications,
  settings,
  ticketStates,
  tickets,
} from './schema/words.ts';
