export { bySpecificity } from '../contract/by-specificity.ts';
export { contract, type Contract } from '../contract/index.ts';
export { changesState } from '../contract/changes-state.ts';
export { paramNames, replaceParams } from '../contract/path.ts';
export {
  contentFaults,
  fileAnswer,
  streamAnswer,
  type ContentAnswer,
  type FileContent,
  type StreamContent,
} from '../contract/content.ts';
export { createValidator, type Mismatch, type Validate } from '../contract/create-validator.ts';
export { audiences, rolesFor, type Audience } from '../contract/audiences.ts';
export {
  defineEndpoints,
  fieldsOf,
  isClosed,
  serverRights,
  type AnswerOf,
  type ContractTable,
  type Endpoint,
  type EndpointGroup,
  type Handlers,
  type Method,
  type ParsedOf,
  type PathParams,
  type RequestOf,
  type ResponseOf,
  type Sample,
  type ServerRight,
} from '../contract/define.ts';
export { isRecordOwner, ownerRules, owners, type OwnerRule, type RecordOwner } from '../contract/owners.ts';
export { type ServerDetail, type ServerRow } from '../contract/schemas/admin-server.ts';
export {
  userMarks,
  userRoles,
  type UserDetail,
  type UserMark,
  type UserRole,
  type UserRow,
  type UserSession,
} from '../contract/schemas/admin-user.ts';
export { type AuditedKind, type AuditRow } from '../contract/schemas/audit.ts';
export {
  exportStates,
  locales,
  notificationKinds,
  themes,
  type Account,
  type DataExport,
  type Locale,
  type NotificationChoice,
  type NotificationKind,
  type Theme,
} from '../contract/schemas/account.ts';
export {
  collectionRule,
  collectionSorts,
  publishOutcomes,
  ruleFields,
  type Collection,
  type CollectionRule,
  type CollectionSort,
  type MediaTitle,
  type PublishOutcome,
  type RuleField,
} from '../contract/schemas/collection.ts';
export { alertTones, type Alert, type AlertDraft, type AlertRow, type AlertTone } from '../contract/schemas/alert.ts';
export {
  announcementSizes,
  type Announcement,
  type AnnouncementDetail,
  type AnnouncementDraft,
  type AnnouncementRow,
  type AnnouncementSize,
} from '../contract/schemas/announcement.ts';
export {
  type InjectablePath,
  type Injection,
  type InjectionOutcome,
  injectionOutcomes,
} from '../contract/schemas/injection.ts';
export {
  type BackedUpInvite,
  type InviteBackup,
  type InviteDrift,
  inviteDrifts,
  type RestoreOutcome,
  restoreOutcomes,
} from '../contract/schemas/invite-backup.ts';
export {
  mostShareChanges,
  type ShareCall,
  type ShareChange,
  type SharedCell,
  type ShareMatrix,
  type ShareOutcome,
  shareOutcomes,
  type ShareState,
  shareStates,
} from '../contract/schemas/share-matrix.ts';
export {
  mostComparedTitles,
  mostWatchChanges,
  type WatchComparison,
  type WatchOutcome,
  watchOutcomes,
  type WatchResult,
  type WatchStep,
} from '../contract/schemas/watch-state.ts';
export {
  claimRefusals,
  claimStates,
  impossibilities,
  inviteHows,
  inviteRefusals,
  libraryKinds,
  mediaAccesses,
  mediaFeatures,
  signInRefusals,
  type ClaimRefusal,
  type ClaimResponse,
  type ClaimState,
  type ClaimStatus,
  type Impossibility,
  type InviteRefusal,
  type Library,
  type LibraryKind,
  type MediaAccess,
  type MediaFeature,
  type MediaInvite,
  type PlexSignInState,
  type SignInRefusal,
} from '../contract/schemas/media.ts';
export {
  houseExportFormats,
  houseExportStates,
  houseExportSubjects,
  type HouseExportDraft,
  type HouseExportFormat,
  type RecordExportRow,
  type HouseExportSubject,
} from '../contract/schemas/house-export.ts';
export {
  mostScriptNodes,
  scriptLinesAtOnce,
  scriptNodeStates,
  scriptRunStates,
  type ScriptDetail,
  type ScriptDraft,
  type ScriptLine,
  type ScriptNodeState,
  type ScriptOnNode,
  type ScriptRow,
  type ScriptRunDetail,
  type ScriptRunDraft,
  type ScriptRunRow,
  type ScriptRunState,
  type ScriptVariable,
  type ScriptVersion,
  type ScriptVersionDetail,
} from '../contract/schemas/script.ts';
export type { NodeExtractionDraft, NodeExtractionRow } from '../contract/schemas/node-extraction.ts';
export { type NodeWorkState, nodeWorkStates } from '../contract/schemas/node-work.ts';
export type { EngineDefaults } from '../contract/schemas/engine-defaults.ts';
export type { NodeDefaults } from '../contract/schemas/node-defaults.ts';
export type { ProductSettings } from '../contract/schemas/product-settings.ts';
export type { Registry, RegistryDraft } from '../contract/admin-registries.ts';
export {
  mostNamedNodes,
  type SshKey,
  type SshKeyChange,
  type SshKeyDetail,
  type SshKeyDraft,
  sshKeyOrigins,
} from '../contract/schemas/ssh-key.ts';
export { type DeploymentSettings, type NameVariable, type PlacementPolicy } from '../contract/schemas/deployment.ts';
export {
  type FleetImageRow,
  imageUses,
  mostImageNodes,
  type NodeImageRow,
  type NodeImagesSummary,
} from '../contract/schemas/node-image.ts';
export { type ImagePullDraft, type ImagePullRow, mostNodesAtOnce } from '../contract/schemas/image-pull.ts';
export {
  placementActions,
  placementStates,
  portProtocols,
  restartPolicies,
  type DockerServiceDetail,
  type DockerServiceDraft,
  type DockerServiceRow,
  type PlacementAction,
  type PlacementState,
  type PortProtocol,
  type RestartPolicy,
  type ServiceMount,
  type ServicePlacementRow,
  type ServicePort,
  type ServiceVariable,
} from '../contract/schemas/docker-service.ts';
export {
  type HetznerAction,
  hetznerActions,
  hetznerCuts,
  type HetznerOrder,
  type HetznerProject,
  type HetznerProjectDraft,
  type HetznerServerRow,
  type HetznerStatus,
  hetznerStatuses,
} from '../contract/schemas/hetzner.ts';
export {
  statusStates,
  type StatusIncident,
  type StatusMaintenance,
  type StatusNode,
  type StatusOverview,
  type StatusState,
  type StatusEntry,
} from '../contract/schemas/status.ts';
export {
  mostUpdatesOfEntry,
  statesOfStatusEntry,
  type StatusEntryDetail,
  type StatusEntryDraft,
  type StatusEntryKind,
  statusEntryKinds,
  type StatusEntryRow,
  type StatusEntryState,
  statusEntryStates,
  type StatusUpdate,
  type StatusUpdateDraft,
} from '../contract/schemas/status-entry.ts';
export {
  uptimeCoverage,
  uptimeDays,
  uptimeKinds,
  uptimeStates,
  type UptimeCoverage,
  type UptimeDay,
  type UptimeDraft,
  type UptimeKind,
  type UptimeMonitor,
  type UptimeRow,
  type UptimeState,
} from '../contract/schemas/uptime.ts';
export {
  robotStates,
  robotStatuses,
  usualRobotCalls,
  type RobotState,
  type RobotStatus,
  type RobotWatch,
  type UptimeRobotAccount,
  type UptimeRobotDraft,
  type UptimeRobotRun,
} from '../contract/schemas/uptime-robot.ts';
export {
  maintenanceNodeStates,
  maintenanceStates,
  maintenanceWays,
  maintenanceWorks,
  type MaintenanceDetail,
  type MaintenanceDraft,
  type MaintenanceItem,
  type MaintenanceNodeState,
  type MaintenanceResumption,
  type MaintenanceRow,
  type MaintenanceState,
  type MaintenanceWay,
  type MaintenanceWork,
} from '../contract/schemas/maintenance.ts';
export {
  nodeRebootCauses,
  nodeRebootStates,
  type NodeRebootPlan,
  type NodeRebootRow,
  type NodeRebootState,
} from '../contract/schemas/node-reboot.ts';
export { daysBetween, type NodeRebootMetrics } from '../contract/schemas/metrics.ts';
export {
  mailTemplateKeys,
  mailTemplateStates,
  mailVariables,
  type MailTemplateDetail,
  type MailTemplateDraft,
  type MailTemplateKey,
  type MailTemplateRow,
  type MailVariable,
} from '../contract/schemas/mail.ts';
export {
  mailingPurposes,
  mailingStates,
  recipientStates,
  type MailingDetail,
  type MailingDraft,
  type MailingPurpose,
  type MailingRecipient,
  type MailingRow,
  type MailingState,
  type RecipientState,
} from '../contract/schemas/mailing.ts';
export {
  popupOccasions,
  popupTypes,
  type Popup,
  type PopupDetail,
  type PopupDraft,
  type PopupOccasion,
  type PopupRow,
  type PopupType,
} from '../contract/schemas/popup.ts';
export {
  contentPlaces,
  type ContentDetail,
  type ContentDraft,
  type ContentPlace,
  type ContentRow,
  type PlacedContent,
} from '../contract/schemas/dynamic-content.ts';
export {
  discordRoleGroups,
  discordRoleStates,
  discordStates,
  discordTopics,
  mostDiscordGuilds,
  type DiscordAccount,
  type DiscordApplicationDraft,
  type DiscordChannelChoice,
  type DiscordGuild,
  type DiscordGuildChoice,
  type DiscordName,
  type DiscordReturn,
  type DiscordRoleChoice,
  type DiscordRoleGroup,
  type DiscordRoleState,
  type DiscordState,
  type DiscordTopic,
  type KnownGuild,
  type KnownGuildDraft,
} from '../contract/schemas/discord.ts';
export { announcementRoles, audienceRoles, type AudienceRole } from '../contract/schemas/audience.ts';
export { mostAtOnce, periodStates, type PeriodState } from '../contract/schemas/period.ts';
export { type WordsBulkAction } from '../contract/message-endpoints.ts';
export {
  chronicleEvents,
  timelineKinds,
  type ChronicleEvent,
  type Timeline,
  type TimelineEntry,
  type TimelineKind,
} from '../contract/schemas/timeline.ts';
export {
  plannedRestarts,
  type Maintenance,
  type PlannedRestart,
  type ServerDefaults,
} from '../contract/schemas/server-defaults.ts';
export { type BlastRadius, type ServerFigures, type ServerLog } from '../contract/schemas/server-facts.ts';
export {
  commandActions,
  mostPlanned,
  skipReasons,
  type CommandAction,
  type CommandPlan,
  type PlannedServer,
  type SkippedServer,
  type SkipReason,
} from '../contract/schemas/command.ts';
export {
  batchActions,
  batchItemStates,
  type BatchAction,
  type BatchDetail,
  type BatchItem,
} from '../contract/schemas/server-batch.ts';
export { refusal, type Refusal, type Staleness } from '../contract/schemas/common.ts';
export { refusalReasons, type RefusalReason } from '../contract/schemas/refusal-reason.ts';
export { impersonationMinutes, type Impersonation } from '../contract/impersonations.ts';
export {
  exportLimit,
  largestPage,
  mostInFilter,
  sortDirections,
  type PageMeta,
  type SortDirection,
} from '../contract/schemas/list.ts';
export {
  billingTypes,
  firstRunSteps,
  mailSecurities,
  type BillingType,
  type FirstRunStep,
} from '../contract/schemas/first-run.ts';
export { type OwnSession } from '../contract/own-sessions.ts';
export { type Passkey } from '../contract/security.ts';
export { type FactorKind } from '../contract/schemas/factor.ts';
export {
  mountKinds,
  mountStates,
  type Mount,
  type MountDraft,
  type MountKind,
  type MountState,
} from '../contract/schemas/mount.ts';
export {
  cdnHostStates,
  cdnTypes,
  domainStates,
  type CdnChoice,
  type CdnHost,
  type CdnHostDraft,
  type CdnHostState,
  type CdnPreferenceDraft,
  type CdnRoute,
  type CdnType,
  type DomainState,
  type OwnDomain,
} from '../contract/schemas/cdn.ts';
export {
  engineKinds,
  type EngineDraft,
  type EngineKind,
  type NodeContainer,
  type NodeDetail,
  type NodeDraft,
  type NodeFigures,
  type NodeRow,
  type NodeState,
  nodeStates,
  type NodeTest,
  type ServerUsage,
} from '../contract/schemas/node.ts';
export { type Notification } from '../contract/schemas/notification.ts';
export {
  placementObstacles,
  type MovePlan,
  type NodeFit,
  type PlacementObstacle,
} from '../contract/schemas/placement.ts';
export {
  backupStates,
  backupTypes,
  type Backup,
  type BackupList,
  type BackupState,
  type BackupType,
} from '../contract/schemas/backup.ts';
export { archiveFilters, type ArchiveFilter } from '../contract/admin-products.ts';
export {
  allProductTypes,
  billingCycles,
  limitsOf,
  productCategories,
  productTypes,
  productVisibilities,
  type BillingCycle,
  type LimitName,
  type Offer,
  type Product,
  type ProductCategory,
  type ProductChange,
  type ProductDraft,
  type ProductLimits,
  type ProductType,
  type ProductVisibility,
  type TrialOffer,
} from '../contract/schemas/product.ts';
export {
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyQuestion,
  type PasskeyRegistration,
} from '../contract/schemas/passkey.ts';
export { operationKinds, type OperationKind } from '../contract/schemas/operation.ts';
export { processRecord, processStates, type ProcessLine, type ProcessRecord } from '../contract/schemas/process.ts';
export {
  serverStatuses,
  serverTypes,
  type Accepted,
  type Ping,
  type Server,
  type ServerStatus,
  type ServerType,
} from '../contract/schemas/server.ts';
export { searchSections, type SearchResult, type SearchSection } from '../contract/schemas/search.ts';
export { features, type Feature, type SystemSettings } from '../contract/schemas/system.ts';
export {
  inviteKeyStates,
  type InviteKey,
  type InviteKeyDraft,
  type InviteKeyState,
  type OwnInviteKey,
} from '../contract/schemas/invite-key.ts';
export { trialStates, type Trial, type TrialState } from '../contract/schemas/trial.ts';
export { type ChallengedSession, type OpenedSession } from '../contract/schemas/sign-in.ts';
export { type SharedServer, type SubUser, type SubUserInvitation } from '../contract/schemas/sub-user.ts';
export { type User } from '../contract/schemas/user.ts';
export { type MountPath, type MountPathDraft } from '../contract/admin-mount-paths.ts';
export { type LibraryPath, type LibraryPathDetail, type LibraryPathDraft } from '../contract/admin-library-paths.ts';
export {
  type DeploymentPath,
  type DeploymentPathDetail,
  type DeploymentPathDraft,
} from '../contract/admin-deployment-paths.ts';
export {
  folderStates,
  type FolderCheck,
  type FolderCheckAccepted,
  type FolderState,
} from '../contract/schemas/folder-check.ts';
export {
  mostNamedUses,
  type GlobalVariable,
  type GlobalVariableDetail,
  type GlobalVariableDraft,
} from '../contract/admin-globals.ts';
export { type Image, type ImageDraft } from '../contract/admin-images.ts';
export { type GuestDefaults, type GuestDefaultsDraft } from '../contract/admin-guest-defaults.ts';
export { type MediaKey, type MediaKeyState } from '../contract/admin-media-keys.ts';
export { fillIn, globalsIn, type EnvironmentEntry } from '../contract/schemas/environment.ts';
export { includesScope, scopeOf } from '../contract/api-scopes.ts';
export {
  apiAreas,
  apiScopes,
  keyDays,
  mostApiClients,
  resellerAreas,
  type ApiAccess,
  type ApiArea,
  type ApiClient,
  type ApiClientChange,
  type ApiClientDraft,
  type ApiScope,
} from '../contract/schemas/api-client.ts';
