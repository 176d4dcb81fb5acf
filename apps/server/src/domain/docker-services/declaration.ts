import { isDeepStrictEqual } from 'node:util';
import type { DockerServiceDraft } from '@kronos/api/contract';
import type { dockerServices } from '../../db/schema.ts';

export type DockerServiceRecord = typeof dockerServices.$inferSelect;

/** The columns of a declaration, except for the variables, which have rules of their own. */
export const columnsOf = ({ command, variables: _variables, ...draft }: DockerServiceDraft) => {
  const { may_use_engine: mayUseEngine, restart_policy: restartPolicy, memory_mb: memoryMb, ...same } = draft;
  return { ...same, mayUseEngine, restartPolicy, memoryMb, command: command.filter((word) => word !== '') };
};

/** A declaration as an admin writes it, except that the values of secrets are sealed. */
export const draftOf = (record: DockerServiceRecord): DockerServiceDraft => {
  const { id: _id, revision: _revision, createdAt: _at, mayUseEngine, restartPolicy, memoryMb, ...same } = record;
  return { ...same, may_use_engine: mayUseEngine, restart_policy: restartPolicy, memory_mb: memoryMb };
};

/** Whether two declarations make the same container. */
export const areMadeAlike = (one: DockerServiceRecord, other: DockerServiceRecord): boolean =>
  isDeepStrictEqual(makingOf(one), makingOf(other));

/** The name, the description and the permission to use the engine do not affect the container. */
const makingOf = (record: DockerServiceRecord) => {
  const { name: _name, description: _text, may_use_engine: _may, ...making } = draftOf(record);
  return making;
};
