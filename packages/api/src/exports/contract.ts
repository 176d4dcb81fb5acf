export { contract, type Contract } from '../contract/index.ts';
export { createValidator, type Mismatch, type Validate } from '../contract/create-validator.ts';
export {
  audiences,
  defineEndpoints,
  ownerRules,
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
} from '../contract/define.ts';
export { refusal, type Refusal } from '../contract/schemas/common.ts';
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
export { type SystemSettings } from '../contract/schemas/system.ts';
export { type User } from '../contract/schemas/user.ts';
