export { ApiError, type ApiErrorCode } from '../client/api-error.ts';
export { createClient } from '../client/create-client.ts';
export type {
  CallPayload,
  Client,
  ClientOptions,
  ContractOf,
  EndpointFunctions,
  EndpointId,
  EndpointOf,
  GenericError,
  RouteGroup,
  RouteTable,
  SendArguments,
  SendOptions,
} from '../client/client-types.ts';
export type {
  Aborted,
  BadBody,
  FullResponse,
  HttpError,
  NoResponse,
  Ok,
  Outcome,
} from '../client/outcome.ts';
export type { Mismatch, Validate } from '../contract/create-validator.ts';
export type { FieldData, FieldKind, ListFilters } from '../forms/field-data.ts';
