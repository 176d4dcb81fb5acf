export { contract, type Contract } from '../contract/index.ts';
export { createValidator, type Mismatch, type Validate } from '../contract/create-validator.ts';
export {
  audiences,
  defineEndpoints,
  ownerRules,
  serverRights,
  type AnswerOf,
  type Audience,
  type ContractTable,
  type Endpoint,
  type EndpointGroup,
  type Handlers,
  type Method,
  type OwnerRule,
  type ParsedOf,
  type PathParams,
  type RequestOf,
  type ResponseOf,
  type Sample,
  type ServerRight,
} from '../contract/define.ts';
export { announcementSizes, type Announcement } from '../contract/schemas/announcement.ts';
export { refusal, type Refusal } from '../contract/schemas/common.ts';
export { type PageMeta } from '../contract/schemas/list.ts';
export { type Notification } from '../contract/schemas/notification.ts';
export { processRecord, processStates, type ProcessRecord } from '../contract/schemas/process.ts';
export {
  operationKinds,
  serverStatuses,
  serverTypes,
  type Accepted,
  type Ping,
  type Server,
  type ServerStatus,
  type ServerType,
} from '../contract/schemas/server.ts';
export { searchSections, type SearchResult, type SearchSection } from '../contract/schemas/search.ts';
export { type SystemSettings } from '../contract/schemas/system.ts';
export { type User } from '../contract/schemas/user.ts';
